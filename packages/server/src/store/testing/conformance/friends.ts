import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'

export function friendsConformance(opened: OpenedForTests): void {
  describe('friends', () => {
    it('stay friends through every change of persons', async () => {
      await opened.addPeople('ann', 'ben', 'cem')
      const { friends, social } = opened.store
      const bonds = async (user: string) =>
        (await friends.of(user)).map(({ user: other, name, bond }) => [other, name, bond])
      await friends.ask('ann', 'ben', 1)
      await friends.ask('ann', 'ben', 2)
      expect(await bonds('ann')).toEqual([['ben', 'BEN', 'asked']])
      expect(await bonds('ben')).toEqual([['ann', 'ANN', 'asks']])
      await friends.ask('ben', 'ann', 3)
      expect(await friends.of('ann')).toEqual([{ user: 'ben', name: 'BEN', bond: 'friends', since: 3 }])
      // Turned down: the one does not see it any more, and the other is not told.
      await friends.ask('cem', 'ann', 4)
      await friends.part('ann', 'cem')
      await friends.ask('cem', 'ann', 5)
      expect(await bonds('ann')).toEqual([['ben', 'BEN', 'friends']])
      expect(await bonds('cem')).toEqual([['ann', 'ANN', 'asked']])
      await social.block('ben', { user: 'ann', name: 'ANN' })
      expect(await bonds('ben')).toEqual([])
      await friends.hand('cem', 'ben')
      expect(await bonds('cem')).toEqual([])
      await friends.forget('ann')
      expect(await bonds('ben')).toEqual([])
    })
  })
}
