import {
  analyse,
  chancesOf,
  type Doubt,
  doubtAt,
  type Level,
  lookingBack,
  type Manner,
  mannerOf,
  type Opponents,
  playMatch,
  readyFor,
  roomFor,
  seatBot,
} from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type Game, MisfitError, mixSeed, recordOf } from '@chronik/kernel'
import { type Command, gameNamed, print, printJson, UsageError } from '../command.ts'
import { Progress } from '../progress.ts'
import { seedOf } from '../simulation.ts'

/** Opponents of one strength play each other, so that nothing but the match decides. */
const LEVELS: readonly Level[] = ['novice', 'adept', 'master', 'grandmaster']
const USUAL_ITERATIONS = 60
/** Decisions that follow each other say much the same: one of so many is looked at. */
const EVERY = 3
const BINS = 10

/** What was to be expected at a moment, and who won. */
interface Moment {
  readonly outlook: readonly number[]
  readonly progress: number
  /** The share of the victory of each seat. */
  readonly shares: readonly number[]
}

/** Of all chances between two tenths: how many, what they said and how often it came true. */
interface Bin {
  readonly count: number
  readonly said: number
  readonly won: number
}

export const reliability: Command = {
  name: 'reliability',
  usage: '--game G [--matches N] [--iterations N] [--seed X] [--by V] [--fit]',
  about: `Lets bots of equal strength play matches at tables of two to four, looks at every third decision as chronik analyse
does, and compares how likely it called a victory with how often there was one. Novices, adepts, masters and grandmasters play
in turn; grandmasters that search think no longer than is looked at decisions. --fit finds the doubt that explains the
matches best.`,
  positionals: [],
  options: {
    game: { value: 'G', help: 'which game (see: chronik games)' },
    matches: { value: 'N', help: 'how many matches (default 200)' },
    iterations: {
      value: 'N',
      help: `how hard to think about each decision (default ${USUAL_ITERATIONS})`,
    },
    seed: { value: 'X', help: 'a number or a text (default 1)' },
    options: { value: 'JSON', help: 'options of the matches' },
    by: { value: 'V', help: 'value by learned or by weights (default: what an analysis values by)' },
    fit: { help: 'find the doubt instead of taking the one in use' },
  },
  async run(args, house) {
    const id = args.required('game')
    const game = await gameNamed(house, id)
    if (!Object.hasOwn(opponents, id)) throw new UsageError(`No bot plays ${id} yet.`)
    const ready = await readyFor(opponents[id], 'grandmaster')
    const own = lookingBack(valued(ready, args.text('by')))
    const options = optionsOf(game, args.text('options'))
    const matches = args.number('matches', 1, 100_000) ?? 200
    const iterations = args.number('iterations', 1, 100_000) ?? USUAL_ITERATIONS
    const seed = seedOf(args.text('seed') ?? '1')
    const progress = new Progress()
    const moments: Moment[] = []
    for (let number = 0; number < matches; number++) {
      progress.tell(() => `${number} of ${matches} matches`)
      const manner = mannerFor(ready, LEVELS[number % LEVELS.length], iterations)
      const players = 2 + (Math.floor(number / LEVELS.length) % 3)
      const drawn = mixSeed(seed, number)
      const match = await playMatch(game, { players, options }, drawn, (box) =>
        Array.from({ length: players }, (_, seat) => seatBot(ready, box, manner, mixSeed(drawn, seat))),
      )
      const { places } = game.score(match.state)
      const winners = places.filter((place) => place === 1).length
      const shares = places.map((place) => (place === 1 ? 1 / winners : 0))
      const part = { of: EVERY, first: number % EVERY }
      const judged = analyse(own, recordOf(match, { id: `${number}` }), { iterations, part })
      for (const { outlook, progress: come } of judged.moves)
        moments.push({ outlook, progress: come, shares })
    }
    progress.done()
    const doubt = args.flag('fit') ? fitted(moments) : own.doubt
    const bins = binsOf(moments, doubt)
    const surprise = surpriseOf(moments, doubt) / Math.max(1, moments.length)
    if (args.flag('json')) printJson({ game: id, matches, moments: moments.length, doubt, surprise, bins })
    else print(inWords(bins, doubt, moments.length, surprise))
    return 0
  },
}

/** A level, without the two seconds that a search of a grandmaster may take. */
function mannerFor(ready: Opponents, level: Level, iterations: number): Manner {
  const manner = mannerOf(ready, level)
  if (level !== 'grandmaster' || manner.kind !== 'search') return manner
  return { ...manner, iterations, nodes: roomFor(iterations) }
}

function optionsOf(game: Game, text = '{}'): { readonly [id: string]: unknown } {
  try {
    const options = JSON.parse(text) as { readonly [id: string]: unknown }
    game.open({ players: 2, options })
    return options
  } catch (error) {
    if (error instanceof MisfitError) throw new UsageError(`--${error.message}.`)
    if (error instanceof SyntaxError) throw new UsageError('--options expects a JSON object.')
    throw error
  }
}

/** The player as positions are to be valued: as an analysis does, or by what was asked for. */
function valued(ready: Opponents, by: string | undefined): Opponents {
  const { learnedDoubt, ...plain } = ready
  if (by === undefined) return ready
  if (by === 'weights') return plain
  if (by !== 'learned') throw new UsageError(`--by ${by}: expected learned or weights.`)
  return { ...ready, learnedDoubt: learnedDoubt ?? ready.doubt ?? { early: 10, late: 3 } }
}

/** The doubt under which what happened was likeliest. */
function fitted(moments: readonly Moment[]): Doubt {
  let best: Doubt = { early: 10, late: 3 }
  let least = Number.POSITIVE_INFINITY
  for (let early = 2; early <= 30; early += 0.5)
    for (let late = 0.5; late <= 12; late += 0.5) {
      const surprise = surpriseOf(moments, { early, late })
      if (surprise >= least) continue
      least = surprise
      best = { early, late }
    }
  return best
}

/** How surprising it was who won: the less, the more the chances knew. */
function surpriseOf(moments: readonly Moment[], doubt: Doubt | undefined): number {
  let sum = 0
  for (const { outlook, progress, shares } of moments) {
    const chances = chancesOf(outlook, doubtAt(progress, doubt))
    for (let seat = 0; seat < shares.length; seat++)
      if (shares[seat] > 0) sum -= shares[seat] * Math.log(Math.max(1e-6, chances[seat]))
  }
  return sum
}

function binsOf(moments: readonly Moment[], doubt: Doubt | undefined): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }))
  for (const { outlook, progress, shares } of moments)
    chancesOf(outlook, doubtAt(progress, doubt)).forEach((chance, seat) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      bin.count++
      bin.said += chance
      bin.won += shares[seat]
    })
  return bins.map(({ count, said, won }) => ({
    count,
    said: said / Math.max(1, count),
    won: won / Math.max(1, count),
  }))
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function inWords(bins: readonly Bin[], doubt: Doubt | undefined, moments: number, surprise: number): string {
  const rows = bins.map(
    ({ count, said, won }) => `  said ${percent(said)}, won ${percent(won)} of ${count}\n`,
  )
  const taken = doubt === undefined ? 'the usual doubt' : `doubt ${doubt.early} early, ${doubt.late} late`
  return `${moments} decisions, ${taken}, surprise ${surprise.toFixed(3)}\n${rows.join('')}`
}
