// Moments of My Village worth a look: each is a match of this device that was played at random up to there.
import { commitmentTo, FastRandom, formatRecord, Match, recordOf, SealedChance } from '@chronik/kernel'
import { type MyVillageState, myVillage } from '@chronik/my-village'
import type { KeptMatch } from './moments.ts'

/** Every decision of the game, as its rules name them. */
export const MY_VILLAGE_DECISIONS = [
  'die-1',
  'die-2',
  'change',
  'use',
  'black',
  'white',
  'pay',
  'path',
  'school',
  'trade',
  'free-customer',
  'customer',
  'redraw',
  'bonus',
  'tile',
  'mark',
  'victim',
  'labourer',
  'block',
] as const
export type MyVillageDecision = (typeof MY_VILLAGE_DECISIONS)[number]

interface Wanted {
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: MyVillageDecision | 'over'
  /** Not before this round. */
  readonly round?: number
}

const COLOURS = ['red', 'blue', 'yellow', 'white']
const NAMES = ['Greta', 'Anselm', 'Berta', 'Cuno']

/** What is asked here is no part of the turn before. */
const BEGINNINGS = new Set(['die-1', 'block'])

/** Where the search for rare questions may begin: matches before these do not ask them of three players. */
const FROM: { readonly [decision: string]: number } = {
  pay: 65,
  trade: 63,
  'free-customer': 145,
  redraw: 208,
  bonus: 48,
  block: 38,
}

/** Some matches never ask for what is wanted: there are others. */
const MOST_MATCHES = 4_000

export function myVillageAt(wanted: Wanted): KeptMatch {
  const from = wanted.players === 3 ? (FROM[wanted.decision] ?? 1) : 1
  for (let number = from; number <= MOST_MATCHES; number++) {
    const kept = playedUntil(wanted, number)
    if (kept !== null) return kept
  }
  throw new Error(`no match comes to ${wanted.decision}`)
}

/** Plays a match at random on all seats; null if it ends before. */
function playedUntil({ players, decision, round = 1 }: Wanted, number: number): KeptMatch | null {
  const seed = number.toString(16).padStart(64, '0')
  const match = new Match<MyVillageState>(myVillage, { players }, new SealedChance(seed))
  const random = new FastRandom(number)
  // A person's turn under way can be taken back: it is no part of the record yet.
  let binding = match.events.length
  let series: string[] = []
  for (;;) {
    const { turn } = match
    if (turn.over) return decision === 'over' ? kept(match, seed, match.events.length, []) : null
    if (turn.seat === 0 && match.state.round >= round && turn.decision === decision)
      return kept(match, seed, binding, series)
    const move = turn.moves[random.below(turn.moves.length)]
    const events = match.events.length
    match.play([move])
    const next = match.turn
    const goesOn = !next.over && next.seat === 0 && turn.seat === 0 && !BEGINNINGS.has(next.decision)
    if (goesOn && match.events.length === events + 1) series.push(myVillage.notation.format(move))
    else {
      series = []
      binding = match.events.length
    }
  }
}

function kept(
  match: Match<MyVillageState>,
  seed: string,
  binding: number,
  series: readonly string[],
): KeptMatch {
  const { turn, box } = match
  // A table that is still open writes to its own match only.
  const id = `my-village-${box.players}-${turn.over ? 'over' : turn.decision}`
  const seats = Array.from({ length: box.players }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: NAMES[seat],
    colour: COLOURS[seat],
    ...(seat === 0 ? {} : { level: 'novice' }),
  }))
  const names = seats.map(({ name }) => name)
  const tags = { id, date: '2026-11-01', names, commitment: commitmentTo(seed, id) }
  const record = recordOf(match, turn.over ? { ...tags, seed } : tags)
  return {
    id,
    game: 'my-village',
    setup: { players: box.players },
    seats,
    seed,
    record: formatRecord({ ...record, events: record.events.slice(0, binding) }),
    series,
    round: match.state.round,
    due: turn.over ? -1 : turn.seat,
    startedAt: 0,
    updatedAt: 0,
    over: turn.over,
    ...(turn.over ? { result: { totals: turn.score.totals, places: turn.score.places } } : {}),
  }
}
