import { Tournament } from '@chronik/protocol'
import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function tournamentsConformance(opened: OpenedForTests): void {
  describe('tournaments', () => {
    const cup = (id: string, given: Partial<Tournament> = {}): Tournament => ({
      ...Tournament.parse({
        id,
        name: STRANGE[4],
        game: 'village',
        status: 'gathering',
        host: 'ann',
        hostName: 'Ann',
        people: [{ user: 'ben', name: 'Ben', number: 1, from: 1, left: false }],
        played: [],
        createdAt: 1e12,
        startedAt: null,
        endedAt: null,
        version: 1,
      }),
      ...given,
    })

    it('are kept, listed by what they are, and found by who plays in them', async () => {
      const { tournaments } = opened.store
      await tournaments.add(cup('one'))
      await tournaments.add(cup('two', { status: 'over', createdAt: 1e12 + 1 }))
      await tournaments.add(cup('three', { status: 'playing', createdAt: 1e12 + 2, people: [] }))
      await opened.reopen()
      const kept = opened.store.tournaments
      expect(await kept.find('one')).toEqual(cup('one'))
      expect(await kept.find('none')).toBeNull()
      const idsOf = (found: readonly Tournament[]) => found.map(({ id }) => id)
      expect(idsOf(await kept.list(['gathering', 'playing'], 10))).toEqual(['three', 'one'])
      expect(idsOf(await kept.list(['gathering', 'playing'], 1))).toEqual(['three'])
      expect(idsOf(await kept.list([], 1))).toEqual([])
      expect(idsOf(await kept.ofUser('ben', 10))).toEqual(['two', 'one'])
      expect(idsOf(await kept.ofUser('ann', 10))).toEqual(['three', 'two', 'one'])
    })

    it('are changed by one at a time', async () => {
      const { tournaments } = opened.store
      await tournaments.add(cup('one'))
      const changed = await Promise.all([
        tournaments.save(cup('one', { name: 'first', people: [] }), 1),
        tournaments.save(cup('one', { name: 'second', people: [] }), 1),
      ])
      expect(changed.filter((one) => one)).toHaveLength(1)
      const now = await tournaments.find('one')
      expect(now).toMatchObject({ name: changed[0] ? 'first' : 'second', version: 2 })
      expect(await tournaments.ofUser('ben', 10)).toEqual([])
    })
  })
}
