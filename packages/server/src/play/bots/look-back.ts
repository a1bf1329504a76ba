import { analyse, type LookedAt, lookedAt, readyFor } from '@chronik/bots'
import { parseRecord } from '@chronik/kernel'
import type { Games } from '../games.ts'
import type { LookBack } from './message.ts'

/** What the decisions of a stretch of a match were worth, each with the eyes of the seat that made it. */
export async function lookBack(games: Games, task: LookBack): Promise<readonly LookedAt[]> {
  const { game, rules, record, iterations, stretch } = task
  const known = games.player(game, rules)
  if (known === null) throw new Error(`no bot plays ${game} by rules ${rules}`)
  const player = await readyFor(known, 'grandmaster')
  const { moves } = analyse(player, parseRecord(record), { iterations, stretch })
  return moves.map((judged) => lookedAt(player.game, judged))
}
