import { createHash } from 'node:crypto'
import type { Seed } from '@chronik/kernel'

/** Seeds one after the other, the same at every run, unless CHRONIK_SEED names others. */
export function seedsForTests(): () => Seed {
  let drawn = 0
  return () =>
    createHash('sha256')
      .update(`${process.env.CHRONIK_SEED ?? 1} ${++drawn}`)
      .digest('hex')
}
