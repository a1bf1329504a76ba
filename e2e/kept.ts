// A match that was played up to a moment, as the library of the app keeps one.
import {
  type AnyState,
  commitmentTo,
  formatRecord,
  type Game,
  Match,
  type Move,
  recordOf,
  SealedChance,
  type Setup,
} from '@chronik/kernel'

/** A match as the library of the app keeps it. */
export type KeptMatch = Readonly<Record<'id' | 'record', string>> & Readonly<Record<string, unknown>>

/** Who sits at the table. */
interface Company {
  readonly names: readonly string[]
  readonly colours: readonly string[]
  readonly level: string
  /** What is asked here is no part of the turn before. */
  readonly beginnings: ReadonlySet<string>
}

/** How a match is played until somebody wants to see it. */
interface Course<S extends AnyState> {
  readonly setup: Setup
  /** So many seats are persons at this screen, the others bots; one unless told. */
  readonly persons?: number
  /** The same number leads to the same match. */
  readonly number: number
  /** What it is called on the shelf: a table that is still open writes to its own match only. */
  readonly id: string
  /** Looks at the end of the match, too. */
  isThere(match: Match<S>): boolean
  /** Who chooses for all seats. */
  player(match: Match<S>): (match: Match<S>) => Move
}

/** Plays matches of a game; a match that ends before it comes there is null. */
export function keeper<S extends AnyState>(
  game: Game<S>,
  company: Company,
): (course: Course<S>) => KeptMatch | null {
  return ({ setup, persons = 1, number, id, isThere, player }) => {
    const seed = number.toString(16).padStart(64, '0')
    const match = new Match<S>(game, setup, new SealedChance(seed))
    const choose = player(match)
    // A person's turn under way can be taken back: it is no part of the record yet.
    let binding = match.events.length
    let series: string[] = []
    while (!isThere(match)) {
      const { turn } = match
      if (turn.over) return null
      const move = choose(match)
      const events = match.events.length
      match.play([move])
      const next = match.turn
      const goesOn =
        !next.over && next.seat === 0 && turn.seat === 0 && !company.beginnings.has(next.decision)
      if (goesOn && match.events.length === events + 1) series.push(game.notation.format(move))
      else {
        series = []
        binding = match.events.length
      }
    }
    return kept(game, company, { match, setup, persons, id, seed, binding, series })
  }
}

interface Played<S extends AnyState> {
  readonly match: Match<S>
  readonly setup: Setup
  readonly persons: number
  readonly id: string
  readonly seed: string
  /** So many events are no longer to be taken back. */
  readonly binding: number
  readonly series: readonly string[]
}

function kept<S extends AnyState>(
  game: Game<S>,
  { names: all, colours, level }: Company,
  { match, setup, persons, id, seed, binding, series }: Played<S>,
): KeptMatch {
  const { turn } = match
  const seats = Array.from({ length: setup.players }, (_, seat) => ({
    kind: seat < persons ? 'person' : 'bot',
    name: all[seat],
    colour: colours[seat],
    ...(seat < persons ? {} : { level }),
  }))
  const names = seats.map(({ name }) => name)
  const tags = { id, date: '2026-11-01', names, commitment: commitmentTo(seed, id) }
  const record = recordOf(match, turn.over ? { ...tags, seed } : tags)
  return {
    id,
    game: game.id,
    setup,
    seats,
    seed,
    record: formatRecord({ ...record, events: record.events.slice(0, binding) }),
    series: turn.over ? [] : series,
    round: game.round(match.state),
    due: turn.over ? -1 : turn.seat,
    startedAt: 0,
    updatedAt: 0,
    over: turn.over,
    ...(turn.over ? { result: { totals: turn.score.totals, places: turn.score.places } } : {}),
  }
}

/** The first of many matches that comes where somebody wants to be; some never do. */
export function firstOf(
  most: number,
  what: string,
  play: (number: number) => KeptMatch | null,
  from = 1,
): KeptMatch {
  for (let number = from; number <= most; number++) {
    const found = play(number)
    if (found !== null) return found
  }
  throw new Error(`no match comes to ${what}`)
}
