import { describe, expect, it } from 'vitest'
import type { Table } from '../../../tables/table.ts'
import { tableForTests } from '../../../testing/tables.ts'
import type { OpenedForTests } from './opened.ts'

export function standingConformance(opened: OpenedForTests): void {
  describe('standing', () => {
    const seat = (user: string, conceded = false) =>
      ({ colour: 'red', kind: 'person', user, name: user.toUpperCase(), conceded }) as const

    async function playedOut(users: readonly string[], ranks: number[], endedAt: number): Promise<Table> {
      const { tables } = opened.store
      const table = tableForTests({ status: 'playing', seats: users.map((user) => seat(user)) })
      await tables.add(table)
      const scores = ranks.map((rank) => 60.5 - 10 * rank)
      const over = {
        ...table,
        status: 'over',
        result: { scores, ranks, reason: 'played' },
        endedAt,
      } as const
      expect(await tables.save(over, 1)).toBe(true)
      return { ...over, version: 2 }
    }

    it('is counted together with the end of a match, once', async () => {
      await opened.addPeople('ann', 'ben')
      const over = await playedOut(['ann', 'ben'], [1, 2], 1e12)
      const { tables, standing } = opened.store
      expect(await standing.person('ann')).toMatchObject({ name: 'ANN', guest: false })
      expect(await standing.person('nobody')).toBeNull()
      // Whatever is saved afterwards does not count again, and neither does who comes too late.
      expect(await tables.save({ ...over, rematch: 'next' }, 2)).toBe(true)
      expect(await tables.save(over, 1)).toBe(false)
      await opened.reopen()
      expect(await opened.store.standing.results('ann', 9)).toEqual([
        {
          table: over.id,
          game: 'village',
          players: 2,
          rank: 1,
          score: 50.5,
          left: false,
          rated: true,
          points: 1138,
          gained: 138,
          endedAt: 1e12,
        },
      ])
      expect(await opened.store.standing.resultsAt('ben', [over.id, 'other'])).toMatchObject([
        { rank: 2, score: 40.5, points: 927, gained: -73 },
      ])
      expect(await opened.store.standing.resultsAt('ben', [])).toEqual([])
    })

    it('of matches that end at the same time loses none of them', async () => {
      await opened.addPeople('ann', 'ben')
      await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          playedOut(at % 2 === 0 ? ['ann', 'ben'] : ['ben', 'ann'], [1, 2], 1e12 + at),
        ),
      )
      const { standing } = opened.store
      expect(await standing.standings('ann')).toEqual([
        {
          game: 'village',
          players: 2,
          points: expect.any(Number),
          matches: 8,
          wins: 4,
          meanScore: 45.5,
          meanRank: 1.5,
        },
      ])
      const [ann, ben] = [await standing.results('ann', 9), await standing.results('ben', 9)]
      for (const results of [ann, ben]) {
        const gained = results.reduce((sum, one) => sum + (one.gained ?? 0), 0)
        const points = results.map((one) => one.points)
        expect(points).toContain(1000 + gained)
      }
    })

    it('lists people with accounts by their ratings, and those who rest not at all', async () => {
      await opened.addPeople('ann', 'ben', 'cem', 'dora')
      await playedOut(['ann', 'ben'], [1, 2], 2_000)
      await playedOut(['guest', 'ben'], [1, 2], 2_000)
      await playedOut(['cem', 'dora'], [1, 1], 1_000)
      const { standing } = opened.store
      const wish = { game: 'village', players: 2, since: 1_500 }
      expect(await standing.board({ ...wish, limit: 9 })).toMatchObject([
        { place: 1, user: 'ann', name: 'ANN', points: 1138, matches: 1, wins: 1 },
        { place: 2, user: 'ben', matches: 2, wins: 0 },
      ])
      const all = { ...wish, since: 0 }
      expect((await standing.board({ ...all, limit: 9 })).map(({ place, user }) => [place, user])).toEqual([
        [1, 'ann'],
        [2, 'cem'],
        [2, 'dora'],
        [4, 'ben'],
      ])
      expect((await standing.board({ ...all, limit: 1 })).map(({ user }) => user)).toEqual(['ann'])
      expect(await standing.placeOn(all, 'ben')).toMatchObject({ place: 4, name: 'BEN' })
      const among = ['ben', 'dora']
      expect(await standing.board({ ...all, among, limit: 9 })).toMatchObject([
        { place: 1, user: 'dora' },
        { place: 2, user: 'ben' },
      ])
      expect(await standing.placeOn(wish, 'cem')).toBeNull()
      expect(await standing.board({ ...all, players: 3, limit: 9 })).toEqual([])
    })

    it('follows a guest into an account, and goes with it; matches of others stay whole', async () => {
      await opened.addPeople('ann', 'ben')
      await playedOut(['guest', 'ben'], [1, 2], 1)
      await playedOut(['guest', 'ben', 'cem'], [1, 2, 3], 2)
      await playedOut(['ann', 'ben'], [2, 1], 3)
      const { standing } = opened.store
      const own = await standing.standings('ann')
      await standing.hand('guest', 'ann')
      expect(await standing.standings('guest')).toEqual([])
      // A rating of their own is kept; what they had none for is taken over.
      expect(await standing.standings('ann')).toMatchObject([
        { players: 2, points: own[0].points, matches: 2, wins: 1 },
        { players: 3, matches: 1, wins: 1 },
      ])
      const before = await standing.results('ben', 9)
      await standing.forget('ann')
      expect([await standing.results('ann', 9), await standing.standings('ann')]).toEqual([[], []])
      expect(await standing.results('ben', 9)).toEqual(before)
    })

    it('does not keep those who have deleted their account before the end', async () => {
      const { tables, standing } = opened.store
      await opened.addPeople('ben')
      const nobody = { colour: 'red', kind: 'person', user: 'gone-1', name: '', conceded: true } as const
      const table = tableForTests({ status: 'playing', seats: [nobody, seat('ben')] })
      await tables.add(table)
      const result = { scores: [], ranks: [2, 1], reason: 'conceded' } as const
      expect(await tables.save({ ...table, status: 'over', result, endedAt: 5 }, 1)).toBe(true)
      expect(await standing.results('gone-1', 9)).toEqual([])
      expect(await standing.results('ben', 9)).toMatchObject([{ rank: 1, score: null, points: 1138 }])
    })
  })
}
