import { corrections } from '../edition.ts'
import { Stuck } from '../engine.ts'
import type { AnyState, Game, Setup } from '../game.ts'
import type { Event } from '../match.ts'
import { unusualOptions } from '../options.ts'
import { formatRecord } from '../record/format.ts'

/** What the suite looks at; a finding names the one that failed. */
export const CHECKS = [
  'rules',
  'legal',
  'order',
  'apply',
  'refusal',
  'notation',
  'range',
  'json',
  'copy',
  'hash',
  'invariant',
  'chance',
  'log',
  'view',
  'imagine',
  'world',
  'tentative',
  'score',
  'bound',
  'replay',
] as const
export type Check = (typeof CHECKS)[number]

/** Something a game does that no game may do; found while a match is played. */
export class Flaw extends Error {
  readonly check: Check
  constructor(check: Check, message: string) {
    super(message)
    this.name = 'Flaw'
    this.check = check
  }
}

export function fail(check: Check, message: string): never {
  throw new Flaw(check, message)
}

/** Runs code of the game; what it throws becomes a flaw of this check. */
export function guard<T>(check: Check, doing: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw flawOf(error, check, doing)
  }
}

/** What was thrown as a flaw; a table that is stuck is one of its own check, unless it was only imagined. */
export function flawOf(error: unknown, check: Check, doing: string): Flaw {
  if (error instanceof Flaw) return error
  const message = `${doing}: ${error instanceof Error ? error.message : String(error)}`
  if (!(error instanceof Stuck)) return new Flaw(check, message)
  if (error.why === 'endless') return new Flaw('bound', message)
  return new Flaw(check === 'rules' || check === 'apply' ? 'legal' : check, message)
}

/** A match that shows a flaw, as short as the suite could make it. */
export interface Finding {
  readonly game: string
  readonly check: Check
  readonly message: string
  readonly setup: Setup
  /** The seed of this match: `SeededChance` draws the same with it. */
  readonly seed: number
  /** The record of the match up to the flaw. */
  readonly record: string
  /** How many decisions the match had when the flaw was found first. */
  readonly foundAfter: number
}

/** A finding for people: what failed, where, and how to get there again. */
export function describeFinding({ game, check, message, seed, record, foundAfter }: Finding): string {
  const lines = record.trimEnd().split('\n')
  return [
    `${game} fails the check "${check}": ${message}`,
    `  found after ${foundAfter} decisions with seed ${seed}, shrunk to this record:`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n')
}

/** The record of a match that may have ended in the middle of a rule. */
export function recordText<S extends AnyState>(
  game: Game<S>,
  box: S['box'],
  seed: number,
  events: readonly Event[],
): string {
  const { notation, editions } = game
  const changed = corrections(editions, box.edition)
  return formatRecord({
    game: game.id,
    rules: box.rules,
    id: `conformance-${seed}`,
    players: box.players,
    names: Array.from({ length: box.players }, () => null),
    options: Object.entries(unusualOptions(game.options, box.options)).map(([id, value]) => ({ id, value })),
    ...(changed.length === 0 ? {} : { edition: { id: box.edition.id, corrections: changed } }),
    events: events.map((event) =>
      event.type === 'move'
        ? { type: 'move', seat: event.seat, move: notation.format(event.move) }
        : { type: 'chance', source: event.source.id, outcome: event.source.outcomes[event.outcome] },
    ),
  })
}
