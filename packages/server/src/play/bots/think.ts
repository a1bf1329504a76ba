import { isPonderer, readyFor, seatBot } from '@chronik/bots'
import { type AnyState, type Game, type Move, TentativeTurn } from '@chronik/kernel'
import { setupOf } from '../../tables/opening.ts'
import type { Games } from '../games.ts'
import type { Turn } from './message.ts'

/** A turn is sent in parts if it takes longer than this, so that nobody waits for the rest of it. */
const PATIENCE = 1_500
const LONGEST_SERIES = 100

/** The moves a bot makes with what its seat sees: a whole tentative turn, up to where it cannot foresee. */
export async function think(games: Games, task: Turn, clock: () => number): Promise<string[]> {
  const { rules, seat, level, seed } = task
  const known = games.player(task.game, rules)
  if (known === null) throw new Error(`no bot plays ${task.game} by rules ${rules}`)
  const player = await readyFor(known, level)
  const { game } = player
  const view = viewOf(game, task)
  const bot = seatBot(player, view.box, level, seed, clock)
  const turn = new TentativeTurn(game, view, seat)
  const end = clock() + PATIENCE
  let move: Move | null = await bot.choose(turn.state)
  while (move !== null) {
    const refused = turn.play(move)
    if (refused !== null) throw new Error(`the bot's move was refused: ${refused.code}`)
    if (turn.stop !== 'choice' || turn.series.length >= LONGEST_SERIES) break
    // What has been decided on needs no time; the next part would have to think about it anew.
    const planned = isPonderer(bot) ? bot.planned(turn.state) : null
    move = planned ?? (clock() < end ? await bot.choose(turn.state) : null)
  }
  return turn.series.map((move) => game.notation.format(move))
}

function viewOf(game: Game, { setup, rules, view }: Turn): AnyState {
  const state = game.blank(game.open(setupOf(game, setup, rules)))
  state.mem.set(view)
  return state
}
