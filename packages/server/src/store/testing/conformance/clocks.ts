import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'

export function clocksConformance(opened: OpenedForTests): void {
  describe('clocks', () => {
    it('are kept, the newest of each', async () => {
      const { clocks } = opened.store
      const one = { table: 'a', seq: 3, spent: -5_000, counting: true, at: 1e12 }
      await clocks.keep([one, { ...one, table: 'b', counting: false }])
      await clocks.keep([{ ...one, seq: 4, spent: 7, counting: false }])
      await clocks.forget(['b', 'unknown'])
      await opened.reopen()
      const kept = opened.store.clocks
      expect(await kept.of('a')).toEqual({ ...one, seq: 4, spent: 7, counting: false })
      expect(await kept.of('b')).toBeNull()
    })
  })
}
