import { type AnyState, type Game, type Refusal, readMoves, viewAhead } from '@chronik/kernel'
import type { Plan, PlannedTurn, Plans } from '../port/plans.ts'
import { Draft } from './draft.ts'

/** What became of a plan when it was one's turn. */
export interface Outcome {
  /** The prepared turn that was taken up, by its place in the plan; -1 if none was possible any more. */
  readonly taken: number
  /** Why those before it were not, in their order; null where they would bring something else now. */
  readonly broken: readonly (Refusal | null)[]
}

/** Turns that a person prepares while others think: tried in order, played only if they are still what they were. */
export class Planning {
  readonly #game: Game
  readonly #table: string
  readonly #plans: Plans | null
  /** What the browser does not keep is known until the page is left. */
  #plan: Plan | null

  /** Without plans to keep nothing can be prepared: at this table nobody is waited for. */
  constructor(game: Game, table: string, plans: Plans | null) {
    this.#game = game
    this.#table = table
    this.#plans = plans
    this.#plan = plans?.read(table) ?? null
  }

  get plan(): Plan | null {
    return this.#plan
  }

  /** The table as it would be if it were this seat's turn now; null if it cannot be said. */
  ahead(position: AnyState, seat: number): AnyState | null {
    return this.#plans === null ? null : viewAhead(this.#game, position, seat)
  }

  /** Another window has changed it. */
  reread(): void {
    this.#plan = this.#plans?.read(this.#table) ?? null
  }

  keep(plan: Plan | null): void {
    this.#plan = plan === null || plan.turns.length === 0 ? null : plan
    this.#plans?.keep(this.#table, this.#plan)
  }

  add(seat: number, turn: PlannedTurn): void {
    const { turns = [], atOnce = true } = this.#plan ?? {}
    this.keep({ seat, turns: [...turns, turn], atOnce })
  }

  /**
   * Takes the plan away and finds what of it can be played now; another window finds nothing any more.
   * Where something else is asked first (what to sell on somebody's market day), the plan waits for its turn.
   */
  take(position: AnyState, seat: number): { readonly plan: Plan; readonly outcome: Outcome } | null {
    this.reread()
    const plan = this.#plan
    if (plan === null || plan.seat !== seat) return null
    const { asked } = new Draft(this.#game, position, seat)
    if (plan.turns.every(({ answers = asked }) => answers !== asked)) return null
    this.keep(null)
    const broken: (Refusal | null)[] = []
    for (const [taken, turn] of plan.turns.entries()) {
      const tried = this.#tried(position, seat, turn)
      if (tried === true) return { plan, outcome: { taken, broken } }
      broken.push(tried)
    }
    return { plan, outcome: { taken: -1, broken } }
  }

  /** Whether a prepared turn can be made as it was meant; otherwise why not, as far as a rule says it. */
  #tried(position: AnyState, seat: number, { moves, told }: PlannedTurn): true | Refusal | null {
    const read = readMoves(this.#game, moves)
    if (!read.ok) return null
    const draft = new Draft(this.#game, position, seat)
    for (const move of read.moves) {
      const played = draft.play(move)
      if ('refusal' in played) return played.refusal
    }
    const now = draft.told.map(({ entry }) => entry)
    return draft.stop !== 'choice' && JSON.stringify(now) === JSON.stringify(told) ? true : null
  }
}
