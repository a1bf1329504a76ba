import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '@chronik/village'
import type { StoryLine } from '../../table/contract.ts'
import { Fold } from './fold.ts'
import { type Cast, lineOf } from './words.ts'

/** The log of Village as lines in words, oldest first. */
export function villageStory(entries: readonly LogEntry[], cast: Omit<Cast, 'conny'>): StoryLine[] {
  const fold = new Fold()
  let conny = 'purple'
  for (const entry of entries as readonly VillageLog[]) {
    if (entry.code === 'conny-colour') conny = entry.colour
    fold.add(entry)
  }
  return fold.end().map((act) => lineOf(act, { ...cast, conny }))
}
