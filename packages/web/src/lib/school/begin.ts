import { parseRecord } from '@chronik/kernel'
import type { SavedMatch } from '../library/saved.ts'
import { lessonId, PATIENT } from './chapter.ts'

/** Lessons draw the same every time. */
const SEED = '5c'.repeat(32)

/** The match of a chapter, at its beginning: the learner against a patient bot. */
export function lessonMatch(
  game: string,
  chapter: string,
  record: string,
  { you, bot }: { readonly you: string; readonly bot: string },
  now = Date.now(),
): SavedMatch {
  const { players, options, rules } = parseRecord(record)
  return {
    id: lessonId(game, chapter),
    game,
    setup: { players, rules, options: Object.fromEntries(options.map(({ id, value }) => [id, value])) },
    seats: [
      { kind: 'person', name: you, colour: 'red' },
      { kind: 'bot', name: bot, colour: 'blue', level: PATIENT },
    ],
    seed: SEED,
    record,
    round: 1,
    due: 0,
    startedAt: now,
    updatedAt: now,
    over: false,
  }
}
