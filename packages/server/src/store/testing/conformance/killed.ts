import { expect, it } from 'vitest'
import { ChildForTests } from '../../../testing/child.ts'
import type { OpenedForTests } from './opened.ts'

const APPENDER = new URL('../../../testing/appender.ts', import.meta.url)

export function killedConformance(opened: OpenedForTests): void {
  it('loses nothing it acknowledged when the process is killed', async () => {
    await opened.store.close()
    const safe = new Map<string, number>()
    for (let round = 0; round < 5; round++) {
      await using child = new ChildForTests(APPENDER, [opened.place, `r${round}`, '16'])
      await child.said(50 + 300 * round)
      await child.kill()
      for (const line of child.lines.slice(1)) {
        const [table = '', seq] = line.split(' ')
        // The last word of the dead may be cut off.
        if (seq !== undefined) safe.set(table, Number(seq))
      }
      await opened.openAfterDeath()
      for (const [table, seq] of safe) {
        const kept = await opened.store.deeds.from(table, 0)
        expect(kept.length).toBeGreaterThanOrEqual(seq)
        expect(kept.map((one) => one.seq)).toEqual(kept.map((_, index) => index + 1))
        expect(kept.every((one) => one.lines[1] === `* bag ${table}`)).toBe(true)
      }
      if (round < 4) await opened.store.close()
    }
    expect(safe.size).toBe(5 * 16)
  })
}
