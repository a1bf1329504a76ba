import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'
import { STRANGE } from './strange.ts'

export function recordsConformance(opened: OpenedForTests): void {
  describe('matches that are kept', () => {
    const kept = (id: string, at: number, record = 'text') => ({
      id,
      game: 'village',
      players: 2,
      names: STRANGE.slice(0, 2),
      record,
      at,
    })

    it('come back as they were, newest first, each to its own person, and stay as they are', async () => {
      const { records } = opened.store
      for (const [at, text] of STRANGE.entries()) await records.keep('ann', kept(`m${at}`, 1e12 + at, text))
      await records.keep('ben', kept('m0', 5))
      await records.keep('ann', kept('m0', 9, 'another'))
      await opened.reopen()
      const again = opened.store.records
      expect((await again.list('ann')).map(({ id }) => id)).toEqual(
        STRANGE.map((_, at) => `m${at}`).reverse(),
      )
      for (const [at, text] of STRANGE.entries())
        expect(await again.find('ann', `m${at}`)).toEqual(kept(`m${at}`, 1e12 + at, text))
      expect(await again.find('cem', 'm0')).toBeNull()
      await again.drop('ann', 'm0')
      expect(await again.find('ann', 'm0')).toBeNull()
      expect(await again.list('ben')).toHaveLength(1)
    })

    it('follow somebody into an account, and go with it', async () => {
      const { records } = opened.store
      for (const id of ['one', 'two']) await records.keep('guest', kept(id, 1, 'of the guest'))
      await records.keep('anna', kept('two', 2, 'of the account'))
      await records.hand('guest', 'anna')
      expect(await records.list('guest')).toEqual([])
      expect(await records.find('anna', 'one')).toMatchObject({ record: 'of the guest' })
      expect(await records.find('anna', 'two')).toMatchObject({ record: 'of the account' })
      await records.forget('anna')
      expect(await records.list('anna')).toEqual([])
    })
  })
}
