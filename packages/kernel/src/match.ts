import { type Chance, WAITING } from './chance/chance.ts'
import { advance, apply, decider, decision, explain, type Stop } from './engine.ts'
import { type AnyState, clone, EVERYTHING, type Game, type Setup } from './game.ts'
import { Chronicle, type LogEntry } from './log.ts'
import { type Move, MoveList } from './move.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { Score } from './score.ts'
import type { Source } from './step.ts'

/** One line of a match: a move of a seat, or an outcome of chance. */
export type Event =
  | { readonly type: 'move'; readonly seat: number; readonly move: Move }
  | { readonly type: 'chance'; readonly source: Source; readonly outcome: number }

/** What is awaited now. */
export type Turn =
  | {
      readonly over: false
      readonly seat: number
      readonly decision: string
      readonly moves: readonly Move[]
    }
  | { readonly over: true; readonly score: Score }

/** What came of a series of moves: what happened, or the first move that was refused and why. */
export type Played =
  | { readonly ok: true; readonly log: readonly LogEntry[] }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }

/** A match under way: a position with everything that led to it. */
export class Match<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly box: S['box']
  readonly setup: Setup
  readonly events: Event[] = []
  readonly log: LogEntry[] = []
  /** Where the match began, if not where its game begins. */
  start: S | null = null
  /** Is shown the position after every entry of the log, and how many there are; also after such as are taken back. */
  onEntry: ((memory: Int16Array, told: number) => void) | null = null
  readonly #chance: Chance
  readonly #moves = new MoveList()
  #state: S
  /** The position before the series that is being played, should it have to be taken back. */
  readonly #before: Int16Array
  #stop: Stop = 'choice'

  /** Sets the table up, or goes on from a position of this setup; throws MisfitError if the setup does not fit. */
  constructor(game: Game<S>, setup: Setup, chance: Chance, start: S | null = null) {
    this.game = game
    this.setup = setup
    this.box = start?.box ?? game.open(setup)
    this.#chance = { outcome: (...draw) => this.#drawn(chance, ...draw) }
    this.start = start === null ? null : clone(game, start)
    this.#state = start === null ? game.begin(this.box) : clone(game, start)
    this.#before = this.#state.mem.slice()
    this.#run()
  }

  get state(): S {
    return this.#state
  }

  get over(): boolean {
    return this.#stop === 'over'
  }

  get turn(): Turn {
    if (this.over) return { over: true, score: this.game.score(this.#state) }
    const due = decision(this.game, this.#state)
    return { over: false, seat: decider(this.#state), decision: due?.id ?? '', moves: this.#moves.toArray() }
  }

  /** Why the seat that is due cannot make this move now, or null. */
  explain(move: Move, seat: number = decider(this.#state)): Refusal | null {
    return explain(this.game, this.#state, seat, move, this.#moves)
  }

  /**
   * Plays the moves whole, or refuses the first that is not possible and changes nothing. With a seat,
   * they are a tentative turn of that seat: nothing may lie between them that it could not foresee.
   */
  play(moves: readonly Move[], seat?: number): Played {
    this.#before.set(this.#state.mem)
    const events = this.events.length
    const told = this.log.length
    let done = false
    try {
      for (let index = 0; index < moves.length; index++) {
        const refused = this.#refuse(moves[index], seat, index > 0)
        if (refused !== null) return { ok: false, index, refusal: refused }
        this.events.push({ type: 'move', seat: decider(this.#state), move: moves[index] })
        this.#tell(() => apply(this.game, this.#state, moves[index]))
        if (seat !== undefined && index < moves.length - 1) this.#foresee(seat)
        else this.#run()
      }
      done = true
      return { ok: true, log: this.log.slice(told) }
    } finally {
      if (!done) this.#takeBack(events, told)
    }
  }

  #takeBack(events: number, told: number): void {
    this.#state.mem.set(this.#before)
    this.#state.log = null
    this.events.length = events
    this.log.length = told
    this.#list()
  }

  /** Puts another position on the table; what led to it is forgotten. */
  set(state: S): void {
    const box = state.box
    if (box !== this.box) throw new Error('a position of another box')
    state.unsettled = EVERYTHING
    this.start = clone(this.game, state)
    this.#state = state
    this.events.length = 0
    this.log.length = 0
    this.#run()
  }

  #refuse(move: Move, seat: number | undefined, later: boolean): Refusal | null {
    if (this.#stop === 'barrier' || this.#stop === 'chance' || (seat !== undefined && later && this.over))
      return refusal('past-barrier')
    if (this.over) return refusal('over')
    return this.explain(move, seat)
  }

  #run(): void {
    this.#tell(() => {
      this.#stop = advance(this.game, this.#state, this.#chance, this.#moves)
    })
  }

  #foresee(seat: number): void {
    this.#tell(() => {
      this.#stop = advance(this.game, this.#state, null, this.#moves, seat)
    })
  }

  /** Lists the moves of the decision that is already due. */
  #list(): void {
    this.#stop = advance(this.game, this.#state, null, this.#moves)
  }

  #tell(happen: () => void): void {
    const chronicle = new Chronicle()
    const { onEntry } = this
    const told = this.log.length
    this.#state.log =
      onEntry === null
        ? chronicle
        : {
            add: (entry) => {
              chronicle.add(entry)
              onEntry(this.#state.mem, told + chronicle.entries.length)
            },
          }
    happen()
    this.#state.log = null
    this.log.push(...chronicle.entries)
  }

  #drawn(chance: Chance, source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    const outcome = chance.outcome(source, index, unseen, total)
    if (outcome !== WAITING) this.events.push({ type: 'chance', source, outcome })
    return outcome
  }
}
