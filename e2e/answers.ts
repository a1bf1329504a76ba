// What bots answer to positions of all games, in words that can be compared, and how long levels think: runs in Node,
// in a page and in a worker alike.
import { bestAppraiserOf, LEVELS, type Level, type Manner, mannerOf, readyFor, seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import {
  type AnyState,
  advance,
  apply,
  decider,
  MoveList,
  SeededChance,
  type Setup,
  viewOf,
} from '@chronik/kernel'

/** Enough that all kinds of decisions are met. */
const EVERY = 5
const ITERATIONS = 60
/** Plans are played on through whole turns, which takes longer. */
const PLAYED_ON = 12
const SEED = 7

const TABLES: { readonly [game: string]: readonly Setup[] } = {
  village: [
    { players: 2 },
    { players: 5 },
    { players: 4, options: { expansions: ['inn', 'port', 'marriage'], goals: true } },
  ],
  'my-village': [{ players: 2 }, { players: 4 }],
  'world-without-end': [{ players: 2 }, { players: 4 }],
}

/** Values of all seats, to the last bit, and the moves of a search and of a plan, one line for each position. */
export async function answersOf(game: string): Promise<string[]> {
  const own = await readyFor(opponents[game], 'grandmaster')
  const thinking: Manner[] = [
    { ...thrifty(mannerOf(opponents[game], 'master')) },
    { ...thrifty(mannerOf(own, 'grandmaster')) },
  ]
  const lines: string[] = []
  for (const setup of TABLES[game]) {
    const scores = new Float64Array(setup.players)
    for (const view of viewsOf(game, setup, EVERY)) {
      const appraiser = bestAppraiserOf(own)
      appraiser.begin()
      appraiser.estimate(view, scores)
      const answer: number[] = [...scores]
      for (const manner of thinking) answer.push(await seatBot(own, view.box, manner, SEED).choose(view))
      lines.push(answer.join(' '))
    }
  }
  return lines
}

/** Milliseconds by the clock that each level thinks about a position with four players, from the shortest on. */
export async function timesOf(game: string, level: Level, count: number): Promise<number[]> {
  const own = await readyFor(opponents[game], level)
  const all = viewsOf(game, { players: 4 }, 5)
  const views = Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)])
  const bot = seatBot(own, views[0].box, level, SEED, () => performance.now())
  const times: number[] = []
  for (const view of views) {
    const before = performance.now()
    await bot.choose(view)
    times.push(performance.now() - before)
  }
  return times.sort((one, other) => one - other)
}

/** By iterations alone: time differs from machine to machine. */
function thrifty(manner: Manner): Manner {
  if (manner.kind === 'plan') {
    const { milliseconds: _limit, ...rest } = manner
    return { ...rest, iterations: PLAYED_ON }
  }
  if (manner.kind !== 'search') return manner
  const { milliseconds: _limit, ...rest } = manner
  return { ...rest, iterations: ITERATIONS, nodes: 4_000 }
}

/** Positions of a match between novices, each as the seat that is to decide sees it. */
function viewsOf(id: string, setup: Setup, every: number): AnyState[] {
  const own = opponents[id]
  const { game } = own
  const state = game.begin(game.open(setup))
  const chance = new SeededChance(SEED)
  const moves = new MoveList()
  const novice = seatBot(own, state.box, 'novice', SEED)
  const views: AnyState[] = []
  for (let at = 0; advance(game, state, chance, moves) === 'choice'; at++) {
    const view = viewOf(game, state, decider(state))
    if (at % every === 0) views.push(view)
    const move = novice.choose(view)
    if (typeof move !== 'number') throw new Error('a novice answers at once')
    apply(game, state, move)
  }
  return views
}

export const GAMES = Object.keys(TABLES)
export const RANKS = LEVELS.list
