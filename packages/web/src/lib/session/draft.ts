import {
  type AnyState,
  clone,
  decision,
  type Game,
  type LogEntry,
  type Move,
  type Refusal,
  type Stop,
  TentativeTurn,
} from '@chronik/kernel'

/** A moment of a turn that is not yet binding: a position of one's own view, and what may be done there. */
export interface Moment {
  readonly state: AnyState
  readonly decision: string
  readonly moves: readonly Move[]
}

/** An entry of the log with the position after it, as it would be. */
export interface DraftBeat {
  readonly entry: LogEntry
  readonly state: AnyState
}

/** The turn of a person as it is being made: every step is played at once and can be taken back. */
export class Draft {
  readonly seat: number
  readonly #game: Game
  readonly #turn: TentativeTurn<AnyState>
  /** The moments in which the moves so far were chosen. */
  readonly #before: Moment[] = []
  readonly #beats: (readonly DraftBeat[])[] = []
  #moment: Moment

  constructor(game: Game, view: AnyState, seat: number) {
    this.seat = seat
    this.#game = game
    this.#turn = new TentativeTurn(game, view, seat)
    this.#moment = this.#now()
  }

  get stop(): Stop {
    return this.#turn.stop
  }

  get series(): readonly Move[] {
    return this.#turn.series
  }

  /** The position now, a copy that stays as it is; who steps back comes to the very same moment. */
  get moment(): Moment {
    return this.#moment
  }

  /** The decision with which the turn began. */
  get asked(): string {
    return (this.#before[0] ?? this.#moment).decision
  }

  /** The moment in which the last move was chosen. */
  get chosenIn(): Moment | null {
    return this.#before.at(-1) ?? null
  }

  /** Everything that the series has told so far. */
  get told(): readonly DraftBeat[] {
    return this.#beats.flat()
  }

  /** What the last move told. */
  get lastTold(): readonly DraftBeat[] {
    return this.#beats.at(-1) ?? []
  }

  /** Plays on, or says why not. */
  play(move: Move): { readonly refusal: Refusal } | { readonly beats: readonly DraftBeat[] } {
    const before = this.#moment
    const { state } = this.#turn
    const beats: DraftBeat[] = []
    state.log = { add: (entry) => beats.push({ entry, state: clone(this.#game, state) }) }
    const refusal = this.#turn.play(move)
    state.log = null
    if (refusal !== null) return { refusal }
    this.#before.push(before)
    this.#beats.push(beats)
    this.#moment = this.#now()
    return { beats }
  }

  back(): boolean {
    if (!this.#turn.back()) return false
    this.#moment = this.#before.pop() ?? this.#now()
    this.#beats.pop()
    return true
  }

  #now(): Moment {
    const { state, moves } = this.#turn
    return { state: clone(this.#game, state), decision: decision(this.#game, state)?.id ?? '', moves }
  }
}
