import type { Setup } from '../game.ts'

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

export function flawOf(error: unknown, check: Check, doing: string): Flaw {
  if (error instanceof Flaw) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Flaw(message.endsWith('offers no move') ? 'legal' : check, `${doing}: ${message}`)
}

/** A match that shows a flaw, as short as the suite could make it. */
export interface Finding {
  readonly game: string
  readonly check: Check
  readonly message: string
  readonly setup: Setup
  readonly seed: number
  /** The match up to the flaw, one line per move and per outcome of chance. */
  readonly lines: readonly string[]
  /** How many decisions the match had when the flaw was found first. */
  readonly foundAfter: number
}

/** A finding for people: what failed, where, and how to get there again. */
export function describeFinding(finding: Finding): string {
  const { game, check, message, setup, seed, lines, foundAfter } = finding
  const { edition, ...agreed } = setup
  const box = edition === undefined ? agreed : { ...agreed, edition: edition.id }
  return [
    `${game} fails the check "${check}": ${message}`,
    `  setup ${JSON.stringify(box)}, seed ${seed}, found after ${foundAfter} decisions, shrunk to:`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n')
}
