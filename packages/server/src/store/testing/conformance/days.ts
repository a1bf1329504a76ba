import { describe, expect, it } from 'vitest'
import type { Table } from '../../../tables/table.ts'
import { tableForTests } from '../../../testing/tables.ts'
import type { OpenedForTests } from './opened.ts'

export function daysConformance(opened: OpenedForTests): void {
  describe('matches of the day', () => {
    const kept = {
      game: 'village',
      day: '2026-11-17',
      seed: 'a1'.repeat(32),
      players: 3,
      options: { expansions: ['inn'] },
      level: 'adept',
    } as const
    const until = Date.parse('2026-11-18')

    async function tried(user: string, given: Partial<Table>, day: string = kept.day): Promise<void> {
      const { tables, days } = opened.store
      const seats = [{ colour: 'red', kind: 'person', user, name: user, conceded: false }] as const
      const table = tableForTests({ status: 'playing', seats, event: { kind: 'day', day, until } })
      await days.begin({ game: 'village', day, user, table: table.id, begunAt: 5 })
      await tables.add(table)
      const result = { scores: [41.5], ranks: [1], reason: 'played' } as const
      expect(await tables.save({ ...table, status: 'over', result, endedAt: 90, ...given }, 1)).toBe(true)
    }

    it('are drawn once, whoever is first', async () => {
      const { days } = opened.store
      expect(await days.find('village', kept.day)).toBeNull()
      const both = await Promise.all([days.open(kept), days.open({ ...kept, seed: 'b2'.repeat(32) })])
      expect(both[0]).toEqual(both[1])
      await opened.reopen()
      expect(await opened.store.days.find('village', kept.day)).toEqual(both[0])
      expect(await opened.store.days.open(kept)).toEqual(both[0])
    })

    it('are tried once by everybody, and a try ends with its table', async () => {
      const { days } = opened.store
      await opened.addPeople('ann', 'ben', 'cem', 'dora')
      await tried('ann', {})
      await tried('ben', { endedAt: until })
      await tried('cem', { status: 'abandoned', result: null })
      await tried('ann', {}, '2026-11-15')
      const first = { game: 'village', day: kept.day, user: 'dora', table: 'one', begunAt: 5 }
      const begun = await days.begin(first)
      expect(await days.begin({ ...first, table: 'two', begunAt: 6 })).toEqual(begun)
      expect(begun).toEqual({ ...first, endedAt: null, score: null, rank: null })
      await opened.reopen()
      const again = opened.store.days
      expect(await again.counted('village', kept.day)).toMatchObject([
        { user: 'ann', name: 'ANN', guest: false, begunAt: 5, endedAt: 90, score: 41.5, rank: 1 },
      ])
      expect(await again.tryOf('village', kept.day, 'ben')).toMatchObject({ endedAt: until, score: null })
      expect(await again.tryOf('village', kept.day, 'cem')).toMatchObject({ endedAt: 90, score: null })
      expect(await again.daysOf('ann')).toEqual(['2026-11-15', kept.day])
      expect(await again.triesOf('ann')).toHaveLength(2)
      expect(await again.daysOf('ben')).toEqual([])
    })

    it('go along with their people; nobody has two tries at one', async () => {
      const { days } = opened.store
      await opened.addPeople('ann', 'ben')
      await tried('ann', {})
      await tried('ann', {}, '2026-11-15')
      await tried('ben', {})
      await days.hand('ann', 'ben')
      expect(await days.daysOf('ben')).toEqual(['2026-11-15', kept.day])
      expect(await days.triesOf('ann')).toEqual([])
      await days.forget('ben')
      expect(await days.counted('village', kept.day)).toEqual([])
    })
  })
}
