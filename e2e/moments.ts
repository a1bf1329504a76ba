// Moments of Village worth a look, each as a match of this device that bots have played up to there.
import { seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import {
  commitmentTo,
  formatRecord,
  Match,
  type Move,
  recordOf,
  SealedChance,
  SeededChance,
  viewOf,
} from '@chronik/kernel'

interface Moment {
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: string
  /** Not before this round. */
  readonly round?: number
  /** The first option rings the end. */
  readonly rings?: true
}

export const MOMENTS = {
  'take-two': { players: 2, decision: 'd-source', round: 2 },
  'take-three': { players: 3, decision: 'd-source', round: 3 },
  'take-five': { players: 5, decision: 'd-source', round: 3 },
  family: { players: 3, decision: 'd-family', round: 2 },
  crafts: { players: 3, decision: 'd-crafts', round: 2 },
  training: { players: 4, decision: 'd-train-produce' },
  market: { players: 4, decision: 'd-market', round: 2 },
  travel: { players: 3, decision: 'd-travel' },
  council: { players: 3, decision: 'd-council' },
  privilege: { players: 4, decision: 'd-privilege' },
  church: { players: 3, decision: 'd-church' },
  mass: { players: 3, decision: 'd-mass-choose' },
  promotion: { players: 3, decision: 'd-promote' },
  death: { players: 3, decision: 'd-death', round: 2 },
  'last-death': { players: 3, decision: 'd-death', rings: true },
  well: { players: 2, decision: 'd-well-action' },
  scored: { players: 4, decision: 'over' },
  'scored-five': { players: 5, decision: 'over' },
  'solo-take': { players: 1, decision: 'd-source', round: 2 },
  'solo-market': { players: 1, decision: 'd-market', round: 2 },
  'solo-conny': { players: 1, decision: 'd-conny-cube' },
  'solo-death': { players: 1, decision: 'd-death' },
  'solo-scored': { players: 1, decision: 'over' },
} as const satisfies Readonly<Record<string, Moment>>
export type MomentName = keyof typeof MOMENTS

/** A match as the library of the app keeps it. */
export type KeptMatch = Readonly<Record<'id' | 'record', string>> & Readonly<Record<string, unknown>>

const { village } = opponents
const { game } = village

const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple']
const NAMES = ['Greta', 'Anselm', 'Berta', 'Cuno', 'Dorothea']

/** What is asked here is no part of the turn before. */
const BEGINNINGS = new Set(['d-source', 'd-mass-choose', 'd-promote'])

/** Some matches never ask for what is wanted: there are others. */
const MOST_MATCHES = 40

export function matchAt(name: MomentName): KeptMatch {
  for (let number = 1; number <= MOST_MATCHES; number++) {
    const kept = playedUntil(MOMENTS[name], number)
    if (kept !== null) return kept
  }
  throw new Error(`no match comes to ${name}`)
}

/** Plays a match with bots on all seats; null if it ends before. */
function playedUntil({ players, decision, round = 1, rings }: Moment, number: number): KeptMatch | null {
  const seed = number.toString(16).padStart(64, '0')
  const match = new Match(game, { players }, new SealedChance(seed))
  const bot = seatBot(village, match.box, 'adept', number)
  // A person's turn under way can be taken back: it is no part of the record yet.
  let binding = match.events.length
  let series: string[] = []
  for (;;) {
    const { turn } = match
    if (turn.over) return decision === 'over' ? kept(match, seed, match.events.length, []) : null
    const there = turn.seat === 0 && game.round(match.state) >= round
    if (there && turn.decision === decision && (rings === undefined || ringsTheEnd(match, turn.moves[0])))
      return kept(match, seed, binding, series)
    const move = bot.choose(viewOf(game, match.state, turn.seat))
    if (typeof move !== 'number') throw new Error('a bot without a clock answers at once')
    const events = match.events.length
    match.play([move])
    const next = match.turn
    const goesOn = !next.over && next.seat === 0 && turn.seat === 0 && !BEGINNINGS.has(next.decision)
    if (goesOn && match.events.length === events + 1) series.push(game.notation.format(move))
    else {
      series = []
      binding = match.events.length
    }
  }
}

function ringsTheEnd({ setup, state }: Match, move: Move): boolean {
  const played = new Match(game, setup, new SeededChance(1), state).play([move])
  return played.ok && played.log.some(({ code }) => code === 'end-rung')
}

function kept(match: Match, seed: string, binding: number, series: readonly string[]): KeptMatch {
  const { turn, box } = match
  const id = `moment-${box.players}`
  const seats = Array.from({ length: box.players }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'bot',
    name: NAMES[seat],
    colour: COLOURS[seat],
    ...(seat === 0 ? {} : { level: 'adept' }),
  }))
  const names = seats.map(({ name }) => name)
  const tags = { id, date: '2026-11-01', names, commitment: commitmentTo(seed, id) }
  const record = recordOf(match, turn.over ? { ...tags, seed } : tags)
  return {
    id,
    game: 'village',
    setup: { players: box.players },
    seats,
    seed,
    record: formatRecord({ ...record, events: record.events.slice(0, binding) }),
    series,
    round: game.round(match.state),
    due: turn.over ? -1 : turn.seat,
    startedAt: 0,
    updatedAt: 0,
    over: turn.over,
    ...(turn.over ? { result: { totals: turn.score.totals, places: turn.score.places } } : {}),
  }
}
