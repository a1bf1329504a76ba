import { describe, expect, it } from 'vitest'
import { deed } from './deed.ts'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function deedsConformance(opened: OpenedForTests): void {
  describe('deeds', () => {
    it('come back in order, from a number on, also after reopening', async () => {
      const { deeds } = opened.store
      const all = Array.from({ length: 30 }, (_, seq) => deed('t', seq, { seat: seq % 3, at: 1e12 + seq }))
      for (const one of all) expect(await deeds.append(one)).toEqual({ kind: 'appended' })
      await deeds.append(deed('other', 1))
      expect(await deeds.from('t', 0)).toEqual(all)
      await opened.reopen()
      expect(await opened.store.deeds.from('t', 0)).toEqual(all)
      expect(await opened.store.deeds.from('t', 28)).toEqual(all.slice(28))
      expect(await opened.store.deeds.from('nowhere', 0)).toEqual([])
    })

    it('are never appended twice: the same request is repeated, another one finds the number taken', async () => {
      const { deeds } = opened.store
      await deeds.append(deed('t', 1))
      expect(await deeds.append(deed('t', 1))).toEqual({ kind: 'repeated', seq: 1 })
      expect(await deeds.append(deed('t', 1, { request: 'another' }))).toEqual({ kind: 'taken' })
      expect(await deeds.append(deed('t', 2, { request: 'r1' }))).toEqual({ kind: 'repeated', seq: 1 })
      // A seat's request says nothing about another seat's.
      expect(await deeds.append(deed('t', 1, { seat: 1 }))).toEqual({ kind: 'taken' })
      expect(await deeds.append(deed('t', 2, { request: 'r1', seat: 1 }))).toEqual({ kind: 'appended' })
      expect((await deeds.from('t', 0)).map(({ seq }) => seq)).toEqual([1, 2])
    })

    it('that come together get an answer each: a conflict of one does not fail the others', async () => {
      const { deeds } = opened.store
      await deeds.append(deed('b', 1))
      const answers = await Promise.all([
        deeds.append(deed('a', 1)),
        deeds.append(deed('b', 1)),
        deeds.append(deed('b', 1, { request: 'x' })),
        deeds.append(deed('c', 1)),
        deeds.append(deed('c', 1)),
        deeds.append(deed('c', 2)),
      ])
      expect(answers).toEqual([
        { kind: 'appended' },
        { kind: 'repeated', seq: 1 },
        { kind: 'taken' },
        { kind: 'appended' },
        { kind: 'repeated', seq: 1 },
        { kind: 'appended' },
      ])
    })

    it('of many writers at once: each number goes to exactly one of them', async () => {
      const { deeds } = opened.store
      const writers = Array.from({ length: 20 }, (_, writer) => writer)
      for (let seq = 1; seq <= 20; seq++) {
        const answers = await Promise.all(
          writers.map((writer) => deeds.append(deed('t', seq, { request: `${seq} of ${writer}` }))),
        )
        expect(answers.filter((answer) => answer.kind === 'appended')).toHaveLength(1)
        expect(answers.filter((answer) => answer.kind === 'taken')).toHaveLength(19)
      }
      expect(await deeds.from('t', 0)).toHaveLength(20)
    })

    it('of five thousand tables at once are all appended', async () => {
      const { deeds } = opened.store
      const tables = Array.from({ length: 5_000 }, (_, index) => `t${index}`)
      const answers = await Promise.all(tables.map((table) => deeds.append(deed(table, 1))))
      expect(answers.every((answer) => answer.kind === 'appended')).toBe(true)
      expect(await deeds.from('t4999', 0)).toHaveLength(1)
    })

    it('keep every character', async () => {
      const { deeds } = opened.store
      await deeds.append(deed('t', 1, { lines: STRANGE }))
      expect((await deeds.from('t', 1))[0]?.lines).toEqual(STRANGE)
    })

    it('the database cannot hold are refused and leave the others alone', async () => {
      const { deeds } = opened.store
      const [good, bad, also] = await Promise.allSettled([
        deeds.append(deed('a', 1)),
        deeds.append(deed('b', 2 ** 70)),
        deeds.append(deed('c', 1)),
      ])
      expect(good.status).toBe('fulfilled')
      expect(also.status).toBe('fulfilled')
      if (opened.kind === 'postgres') expect(bad.status).toBe('rejected')
      expect(await deeds.from('a', 0)).toHaveLength(1)
      expect(await deeds.from('c', 0)).toHaveLength(1)
    })

    it('that wait when the store closes are still appended', async () => {
      const waiting = [1, 2, 3].map((seq) => opened.store.deeds.append(deed('t', seq)))
      await opened.reopen()
      expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ kind: 'appended' })))
      expect(await opened.store.deeds.from('t', 0)).toHaveLength(3)
    })

    it('keep what they cost their seat', async () => {
      const { deeds } = opened.store
      await deeds.append(deed('t', 1, { spent: 90_000 }))
      await deeds.append(deed('t', 2, { spent: -300 }))
      expect((await deeds.from('t', 1)).map(({ spent }) => spent)).toEqual([90_000, -300])
    })
  })
}
