import { type Correction, correct, type Game, type Json, MisfitError, type Setup } from '@chronik/kernel'
import type { TablePlan } from '@chronik/protocol'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import type { Who } from './seats.ts'
import { LATER, type Table, type TableSeat, type TableSetup } from './table.ts'

/** What a new table needs beside the plan. */
export interface Opening {
  readonly id: string
  readonly now: number
  /** Leads to it while it gathers players. */
  readonly code: string
  /** A fresh secret for an invitation. */
  secret(): string
}

/** A new table as it is wanted, or what of it does not fit the game. */
export function openTable(
  game: Game,
  who: Who,
  plan: TablePlan,
  { id, now, code, secret }: Opening,
): Outcome {
  const seats = seatsOf(game, who, plan.seats, secret)
  if (!seats.ok) return seats
  const setup = fitting(game, {
    players: plan.seats.length,
    options: withColour(game, plan.options, seats.value),
    edition: plan.edition,
  })
  if (!setup.ok) return setup
  return yes({
    id,
    game: game.id,
    rules: game.rulesVersion,
    setup: setup.value,
    status: 'gathering',
    open: plan.open,
    spectators: plan.spectators,
    hints: plan.hints,
    host: who.id,
    hostName: who.name,
    kicked: [],
    seats: seats.value,
    commitment: null,
    seed: null,
    result: null,
    proposals: [],
    ...LATER,
    delay: plan.delay,
    code,
    language: plan.language,
    company: plan.company,
    pace: plan.pace,
    rematchOf: null,
    rematch: null,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    version: 1,
  })
}

/** The table by the rules of today, before its match begins: rules and colours may have changed since it was opened. */
export function refit(game: Game, table: Table): Outcome {
  const options = withColour(game, table.setup.options, table.seats)
  const setup = fitting(game, { ...table.setup, options })
  return setup.ok ? yes({ ...table, rules: game.rulesVersion, setup: setup.value }) : setup
}

/** Opens the box to see whether everything fits; the options are kept complete. */
function fitting(game: Game, setup: TableSetup): Outcome<TableSetup> {
  try {
    const { options } = game.open(setupOf(game, setup))
    return yes({ ...setup, options })
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error
    const { path, expected, found } = error.misfit
    return no('bad-setup', { path: placeIn(path), expected, found })
  }
}

/**
 * What a table has agreed on, as its game opens a box with it: by its own figures if there are some, and by the rules
 * that its match began with. Throws MisfitError if the figures do not fit.
 */
export function setupOf(game: Game, { players, options, edition }: TableSetup, rules?: number): Setup {
  const agreed = { players, options, ...(rules !== undefined && { rules }) }
  if (edition === null) return agreed
  const { id, corrections } = edition as {
    readonly id: string
    readonly corrections: readonly { path: string; value: Json; mark: Correction['mark'] }[]
  }
  return { ...agreed, edition: correct(game.editions, id, corrections) }
}

/** What the kernel names as a place in an edition, as a place in the plan. */
function placeIn(path: string): string {
  return /^(figures|marks|id)(\.|$)/.test(path) ? `edition.${path}` : path
}

/** A game that asks for the colour of its only player is told the one of the seat. */
function withColour(
  game: Game,
  options: TableSetup['options'],
  seats: readonly TableSeat[],
): TableSetup['options'] {
  const asks = seats.length === 1 && game.options.some(({ id, kind }) => id === 'colour' && kind === 'choice')
  return asks ? { ...options, colour: seats[0].colour } : options
}

function seatsOf(
  { colours }: Game,
  who: Who,
  plans: TablePlan['seats'],
  secret: () => string,
): Outcome<TableSeat[]> {
  if (plans.filter(({ kind }) => kind === 'me').length > 1) return no('seated-twice')
  const wanted = plans.flatMap(({ colour }) => (colour === undefined ? [] : [colour]))
  const unknown = wanted.find((colour) => !colours.includes(colour))
  if (unknown !== undefined) return no('no-colour', { colour: unknown })
  if (new Set(wanted).size < wanted.length) return no('colour-taken')
  const free = colours.filter((colour) => !wanted.includes(colour))
  // Too few colours means too many seats, and the game itself refuses those.
  return yes(plans.map((plan) => seatFor(plan, plan.colour ?? free.shift() ?? '', who, secret)))
}

function seatFor(
  plan: TablePlan['seats'][number],
  colour: string,
  who: Who,
  secret: () => string,
): TableSeat {
  switch (plan.kind) {
    case 'me':
      return { kind: 'person', colour, user: who.id, name: who.name, conceded: false }
    case 'open':
      return { kind: 'open', colour }
    case 'invited':
      return { kind: 'invited', colour, invitation: secret() }
    case 'bot':
      return { kind: 'bot', colour, level: plan.level }
  }
}
