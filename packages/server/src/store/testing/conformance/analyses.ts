import { describe, expect, it } from 'vitest'
import type { OpenedForTests } from './opened.ts'

export function analysesConformance(opened: OpenedForTests): void {
  describe('matches that were looked back on', () => {
    const kept = {
      table: 'looked-at',
      run: 'first',
      status: 'running',
      iterations: 400,
      events: 9,
      read: 0,
      moves: [],
      at: 5,
    } as const
    const move = {
      event: 3,
      seat: 1,
      played: 'pass',
      best: 'travel ä',
      before: 0.5,
      after: 0.25,
      choices: 4,
      chances: [0.5, 0.5],
    }

    it('keep what was found, by who is at it and nobody else', async () => {
      const { analyses } = opened.store
      expect(await analyses.find('looked-at')).toBeNull()
      await analyses.begin(kept)
      const step = {
        table: 'looked-at',
        run: 'first',
        status: 'running',
        read: 4,
        moves: [move],
        at: 6,
      } as const
      expect(await analyses.add(step)).toBe(true)
      await opened.reopen()
      const again = opened.store.analyses
      expect(await again.find('looked-at')).toEqual({ ...kept, read: 4, moves: [move], at: 6 })
      // Somebody else goes on with it: who was at it before learns that.
      await again.begin({ ...kept, run: 'second', read: 4, moves: [move], at: 7 })
      expect(await again.add({ ...step, read: 5 })).toBe(false)
      expect(await again.touch('looked-at', 'first', 99)).toBe(false)
      expect(await again.touch('looked-at', 'second', 8)).toBe(true)
      expect(await again.find('looked-at')).toMatchObject({ run: 'second', read: 4, at: 8 })
    })

    it('stay as they are when somebody has enough of it', async () => {
      const { analyses } = opened.store
      await analyses.begin({ ...kept, table: 'left', read: 2, moves: [move] })
      await analyses.stop('left')
      const step = { table: 'left', run: 'first', status: 'done', read: 9, moves: [], at: 6 } as const
      expect(await analyses.add(step)).toBe(false)
      expect(await analyses.find('left')).toMatchObject({ status: 'stopped', read: 2, moves: [move] })
      await analyses.stop('nowhere')
      // What is done cannot be stopped any more.
      await analyses.begin({ ...kept, table: 'left' })
      expect(await analyses.add(step)).toBe(true)
      await analyses.stop('left')
      expect(await analyses.find('left')).toMatchObject({ status: 'done', read: 9 })
    })
  })
}
