import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function noticesConformance(opened: OpenedForTests): void {
  describe('notices', () => {
    const way = (id: string, user: string) => ({
      id,
      user,
      kind: 'webhook',
      target: { url: 'https://example.org/?a=%22', secret: STRANGE[4] },
      confirmed: false,
      at: 5,
    })

    it('keeps the ways of people, and what they wish', async () => {
      const { notices } = opened.store
      await notices.addWay(way('one', 'ann'))
      await notices.addWay({ ...way('two', 'ann'), at: 1e12 })
      await notices.addWay(way('three', 'ben'))
      await notices.confirm('one')
      await notices.failed('two', 3)
      await notices.wish('ann', { language: 'de' })
      await notices.wish('ann', { language: 'nl', quiet: null })
      await opened.reopen()
      const kept = opened.store.notices
      expect(await kept.ways('ann')).toEqual([
        { ...way('one', 'ann'), confirmed: true, failures: 0 },
        { ...way('two', 'ann'), at: 1e12, failures: 3 },
      ])
      expect(await kept.way('three')).toMatchObject({ user: 'ben', confirmed: false })
      expect([await kept.wishes('ann'), await kept.wishes('ben')]).toEqual([
        { language: 'nl', quiet: null },
        null,
      ])
      await kept.dropWay('one')
      expect((await kept.ways('ann')).map(({ id }) => id)).toEqual(['two'])
      expect(await kept.address('ann')).toBeNull()
    })

    it('keeps what people have not heard of, once each, and gives it away once', async () => {
      const { notices } = opened.store
      const one = { user: 'ann', kind: 'turn', subject: 't1', seq: 3, at: 10 }
      const other = { ...one, subject: 't2', at: 30 }
      for (const pending of [one, { ...one, at: 20 }, other]) await notices.note(pending)
      await notices.note({ ...one, user: 'ben', at: 40 })
      expect(await notices.pending('ann')).toEqual([one, other])
      expect([await notices.due(9, 9), await notices.due(10, 9), await notices.due(50, 1)]).toEqual([
        [],
        ['ann'],
        ['ann'],
      ])
      // What was told is told again only after another deed.
      expect([await notices.told(one), await notices.told(one)]).toEqual([true, false])
      await notices.note({ ...one, at: 50 })
      expect(await notices.pending('ann')).toEqual([other])
      await notices.note({ ...one, seq: 4, at: 50 })
      expect(await notices.pending('ann')).toEqual([other, { ...one, seq: 4, at: 50 }])
      const taken = await Promise.all([1, 2, 3].map(() => notices.take(one)))
      expect(taken.filter((got) => got)).toHaveLength(1)
      await notices.wish('ann', { language: 'de' })
      await notices.addWay(way('one', 'ann'))
      await notices.forget('ann')
      expect([await notices.pending('ann'), await notices.ways('ann'), await notices.wishes('ann')]).toEqual([
        [],
        [],
        null,
      ])
      expect(await notices.due(50, 9)).toEqual(['ben'])
    })
  })
}
