import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function chatConformance(opened: OpenedForTests): void {
  describe('chat', () => {
    it('gives the last lines before one, oldest first, and keeps the rooms apart', async () => {
      const { chat } = opened.store
      const line = { table: 't', room: 'players', user: 'u', name: 'Ö', about: 7, at: 5 } as const
      const say = async (text: string, given = {}) =>
        (await chat.add({ ...line, text, request: text, ...given })).line
      const lines = []
      for (const text of ['one', 'two', 'three', 'four']) lines.push(await say(text))
      await say('elsewhere', { table: 'x' })
      await say('aside', { room: 'spectators' })
      expect(await chat.before('t', 'players', null, 3)).toEqual(lines.slice(1))
      expect(await chat.before('t', 'players', lines[2].id, 5)).toEqual(lines.slice(0, 2))
      expect(await chat.before('t', 'spectators', null, 5)).toMatchObject([{ text: 'aside' }])
      await opened.reopen()
      expect(await opened.store.chat.before('t', 'players', null, 9)).toEqual(lines)
    })

    it('keeps every character', async () => {
      const { chat } = opened.store
      for (const [at, text] of STRANGE.entries())
        await chat.add({
          table: 't',
          room: 'players',
          user: 'u',
          name: text.slice(0, 99),
          text,
          about: null,
          at: 1,
          request: String(at),
        })
      expect((await chat.ofUser('u')).map(({ text }) => text)).toEqual(STRANGE)
    })

    it('changes hands, and forgets who wrote', async () => {
      const { chat } = opened.store
      const line = { table: 't', room: 'players', user: 'guest', name: 'Guest', text: 'hi' } as const
      await chat.add({ ...line, about: null, at: 1, request: 'a' })
      await chat.hand('guest', { user: 'anna', name: 'Anna' })
      expect(await chat.ofUser('guest')).toEqual([])
      expect(await chat.ofUser('anna')).toMatchObject([{ name: 'Anna', text: 'hi' }])
      await chat.forget('anna')
      expect(await chat.ofUser('anna')).toEqual([])
      expect(await chat.before('t', 'players', null, 9)).toMatchObject([{ user: '', name: '', text: 'hi' }])
    })

    it('says the same request once, whoever else adds it', async () => {
      const { chat } = opened.store
      const line = { table: 't', room: 'players', user: 'u', name: 'U', text: 'hi', about: null } as const
      const twice = await Promise.all([1, 2].map((at) => chat.add({ ...line, at, request: 'a' })))
      expect(twice.filter(({ fresh }) => fresh)).toHaveLength(1)
      expect(twice[0].line).toEqual(twice[1].line)
      expect((await chat.add({ ...line, at: 3, request: 'b' })).fresh).toBe(true)
      expect((await chat.add({ ...line, at: 4, request: 'a', user: 'w' })).fresh).toBe(true)
      expect(await chat.before('t', 'players', null, 9)).toHaveLength(3)
    })
  })
}
