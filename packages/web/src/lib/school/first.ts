import type { OptionValue } from '@chronik/kernel'
import { newMatch } from '../library/new-match.ts'
import type { SavedMatch } from '../library/saved.ts'
import { PATIENT } from './chapter.ts'

const MARK = 'first_'

/** The match that the lessons end in: two at the table, the other one patient, and somebody who says what matters. */
export function firstMatch(
  game: string,
  options: { readonly [option: string]: OptionValue } | undefined,
  { you, bot }: { readonly you: string; readonly bot: string },
  now = Date.now(),
): SavedMatch {
  const match = newMatch(
    {
      game,
      seats: [
        { kind: 'person', name: you, colour: 'red' },
        { kind: 'bot', name: bot, colour: 'blue', level: PATIENT },
      ],
      ...(options && { options }),
    },
    now,
  )
  return { ...match, id: `${MARK}${match.id}` }
}

/** Whether somebody is guided through this match. */
export const isFirstMatch = (id: string): boolean => id.startsWith(MARK)
