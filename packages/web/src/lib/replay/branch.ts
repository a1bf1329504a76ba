import type { Level } from '@chronik/bots'
import { commitmentTo } from '@chronik/kernel'
import { newMatch } from '../library/new-match.ts'
import type { SavedMatch } from '../library/saved.ts'
import { botName } from '../library/villagers.ts'
import type { Film } from '../port/replay/film.ts'
import type { Seat } from '../table/contract.ts'

/** What another course of a match begins with. */
export interface Start {
  /** The match it leaves, and the moment. */
  readonly of: string
  readonly told: number
  readonly film: Film
  readonly seats: readonly Seat[]
  /** Every draw that is still to come follows from it, in the same order as it did. */
  readonly seed: string
  /** The seat that is taken over, and what whoever sits there is called. */
  readonly seat: number
  readonly you: string
  /** How well the others play. */
  readonly level: Level
}

/** Another course of a match, from one of its moments on; null if nothing is left to decide there. */
export function branchOf(start: Start, now = Date.now()): SavedMatch | null {
  const { film, seed, told, of } = start
  const fork = film.fork(told)
  if (fork === null) return null
  const seats = start.seats.map((seat, index) => takenOver(seat, index, start))
  const { players, ...agreed } = film.setup
  const match = newMatch({ game: film.game.id, seats, ...agreed }, now)
  const beginning = film.beginning(fork, {
    id: match.id,
    date: new Date(now).toISOString().slice(0, 10),
    names: seats.map(({ name }) => name),
    commitment: commitmentTo(seed, match.id),
  })
  return {
    ...match,
    setup: { ...match.setup, players, rules: film.rules },
    seed,
    record: beginning,
    round: fork.round,
    due: fork.due,
    branch: { of, told },
  }
}

function takenOver({ colour, kind, name }: Seat, index: number, { seat, you, level }: Start): Seat {
  if (index === seat) return { kind: 'person', name: you, colour }
  return { kind: 'bot', name: kind === 'bot' ? name : botName(index), colour, level }
}
