import { type Chance, WAITING } from '../chance/chance.ts'
import { advance, apply, awaitedSource, decider, decision, explain, type Stop } from '../engine.ts'
import { type AnyState, clone, copyInto, type Game } from '../game.ts'
import { tell } from '../language.ts'
import { Chronicle, type LogEntry } from '../log.ts'
import type { Event, Turn } from '../match.ts'
import { MoveList } from '../move.ts'
import type { Source } from '../step.ts'
import { type BoundRecord, bindRecord } from './bind.ts'
import { RecordError } from './error.ts'
import { formatEvent, lineOf } from './format.ts'
import type { MatchRecord } from './record.ts'

/** What is awaited at a point of a replay: a decision, an outcome of chance, or nothing more. */
export type Due = Turn | { readonly over: false; readonly source: string }

/** Looks at every outcome while a record is replayed, with what it was drawn from. */
export type Witness = (draw: {
  readonly source: Source
  readonly index: number
  readonly unseen: ArrayLike<number>
  readonly total: number
  readonly outcome: number
  readonly line: number
}) => void

/** A position is kept every so many events; from the nearest one, any other is a few moves away. */
const SPACING = 32

/**
 * A record played again. Making it plays the whole record: every move must be legal and every outcome
 * possible just where it stands, or a RecordError tells the line. Then it goes to any point: `index`
 * counts the events that have happened.
 */
export class Replay<S extends AnyState = AnyState> {
  readonly bound: BoundRecord<S>
  readonly #snapshots: S[] = []
  readonly #told: (readonly LogEntry[])[] = []
  readonly #moves = new MoveList()
  readonly #state: S
  #index = 0
  #stop: Stop = 'choice'
  /** The outcome that may come next; the table waits for all others. */
  #outcome: { readonly event: Event & { readonly type: 'chance' }; readonly line: number } | null = null
  #witness: Witness | null
  readonly #chance: Chance = {
    outcome: (source, index, unseen, total) => this.#draw(source, index, unseen, total),
  }

  constructor(record: MatchRecord, game: Game<S>, witness: Witness | null = null) {
    this.bound = bindRecord(record, game)
    this.#witness = witness
    const { position, box } = this.bound
    this.#state = position === null ? game.begin(box) : clone(game, position)
    try {
      this.#record(() => this.#advance())
      while (this.#index < this.length) this.#record(() => this.#happen(this.#index))
    } catch (error) {
      throw position === null || error instanceof RecordError ? error : this.#unplayable(error)
    }
    if (this.#stop === 'chance') {
      const expected = `an outcome of ${awaitedSource(this.bound.game, this.#state)?.id}`
      throw new RecordError('incomplete', this.lineOf(this.length), expected, 'the end of what happened')
    }
    this.#witness = null
  }

  get game(): Game<S> {
    return this.bound.game
  }

  get record(): MatchRecord {
    return this.bound.record
  }

  /** How many events the record has. */
  get length(): number {
    return this.bound.events.length
  }

  /** How many events have happened at this point. */
  get index(): number {
    return this.#index
  }

  /** The position at this point; it changes with the next `goTo`. */
  get state(): S {
    return this.#state
  }

  get over(): boolean {
    return this.#stop === 'over'
  }

  get due(): Due {
    const { game } = this.bound
    if (this.over) return { over: true, score: game.score(this.#state) }
    if (this.#stop === 'chance')
      return { over: false, source: awaitedSource(this.bound.game, this.#state)?.id ?? '' }
    const due = decision(game, this.#state)
    return { over: false, seat: decider(this.#state), decision: due?.id ?? '', moves: this.#moves.toArray() }
  }

  /** What the last event told, or setting up the table. */
  get log(): readonly LogEntry[] {
    return this.logOf(this.#index)
  }

  /** What was told on the way to this point from the one before. */
  logOf(index: number): readonly LogEntry[] {
    return this.#told[index] ?? []
  }

  /** The event that leads on from this point, or undefined at the last one. */
  eventAt(index: number): Event | undefined {
    return this.bound.events[index]
  }

  /** The line of that event in the text of the record. */
  lineOf(index: number): number {
    return this.bound.firstLine + index
  }

  /** Goes to the point after so many events; beyond the ends it goes to the ends. */
  goTo(index: number): this {
    const goal = Math.min(Math.max(Math.trunc(index) || 0, 0), this.length)
    const kept = Math.floor(goal / SPACING)
    if (goal < this.#index || kept > Math.floor(this.#index / SPACING)) {
      copyInto(this.#state, this.#snapshots[kept])
      this.#index = kept * SPACING
      this.#advance()
    }
    while (this.#index < goal) this.#happen(this.#index)
    return this
  }

  /** Plays on for the first time: keeps what was told, and now and then the position. */
  #record(play: () => void): void {
    const chronicle = new Chronicle()
    this.#state.log = chronicle
    play()
    this.#state.log = null
    this.#told.push(chronicle.entries)
    if (this.#index % SPACING === 0) this.#snapshots.push(clone(this.bound.game, this.#state))
  }

  #happen(index: number): void {
    const event = this.bound.events[index]
    if (event.type === 'move') this.#move(event, this.lineOf(index))
    else this.#chanced(event, this.lineOf(index))
    this.#index++
  }

  #move({ seat, move }: Event & { readonly type: 'move' }, line: number): void {
    const { game } = this.bound
    if (this.#stop !== 'choice') throw this.#unexpected(line)
    const refused = explain(game, this.#state, seat, move, this.#moves)
    if (refused !== null) {
      const expected = `a move of seat ${decider(this.#state) + 1} that is possible here`
      const found = `"${game.notation.format(move)}" of seat ${seat + 1}: ${tell(refused, 'en', game.refusals, game.names)}`
      throw new RecordError('illegal', line, expected, found, refused)
    }
    apply(game, this.#state, move)
    this.#advance()
  }

  #chanced(event: Event & { readonly type: 'chance' }, line: number): void {
    if (this.#stop !== 'chance') throw this.#unexpected(line)
    this.#outcome = { event, line }
    this.#advance()
  }

  #advance(): void {
    this.#stop = advance(this.bound.game, this.#state, this.#chance, this.#moves)
  }

  #draw(source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    const due = this.#outcome
    if (due === null) return WAITING
    this.#outcome = null
    const { event, line } = due
    if (event.source !== source) throw this.#unexpected(line)
    const { outcome } = event
    if (!(unseen[outcome] > 0)) {
      const found = `"${source.outcomes[outcome]}", which cannot come here`
      throw new RecordError('chance', line, `an outcome of ${source.id} that is left`, found)
    }
    this.#witness?.({ source, index, unseen, total, outcome, line })
    return outcome
  }

  /** A position that fits the shape of a state can still be none of the game. */
  #unplayable(error: unknown): RecordError {
    const line = lineOf(this.record, 'position')
    return new RecordError('setup', line, 'a position that can be played', String(error))
  }

  /** An event of the wrong kind stands here. */
  #unexpected(line: number): RecordError {
    const { record, firstLine } = this.bound
    const found = `"${formatEvent(record.events[line - firstLine])}"`
    if (this.over) return new RecordError('illegal', line, 'a result, or the end: the match is over', found)
    const source = awaitedSource(this.bound.game, this.#state)
    return source === null
      ? new RecordError('chance', line, `a move of seat ${decider(this.#state) + 1}`, found)
      : new RecordError('chance', line, `an outcome of ${source.id}`, found)
  }
}
