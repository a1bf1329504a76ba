import type { Level } from '@chronik/bots'
import type { Game } from '@chronik/kernel'
import { newMatch } from '../../library/new-match.ts'
import type { SavedMatch } from '../../library/saved.ts'
import { botName } from '../../library/villagers.ts'

/** Play now: you against two bots that look ahead a little. */
export function quickMatch(game: Game, own: string): SavedMatch {
  const level: Level = 'adept'
  const [yours, ...theirs] = game.colours
  return newMatch({
    game: game.id,
    seats: [
      { kind: 'person', name: own, colour: yours },
      ...theirs
        .slice(0, Math.min(2, game.players.max - 1))
        .map((colour, bot) => ({ kind: 'bot' as const, name: botName(bot + 1), colour, level })),
    ],
  })
}
