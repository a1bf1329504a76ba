import type { Level } from '@chronik/bots'
import { type Agreed, newMatch } from '../../library/new-match.ts'
import type { SavedMatch } from '../../library/saved.ts'
import { botName } from '../new-match/villagers.ts'

/** Play now: Village, you against two bots that look ahead a little. */
export function quickMatch(own: string): SavedMatch {
  const level: Level = 'adept'
  const agreed: Agreed = {
    game: 'village',
    seats: [
      { kind: 'person', name: own, colour: 'red' },
      { kind: 'bot', name: botName(1), colour: 'blue', level },
      { kind: 'bot', name: botName(2), colour: 'yellow', level },
    ],
  }
  return newMatch(agreed)
}
