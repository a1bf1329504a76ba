import { type AnyState, type Game, type Move, readMoves } from '@chronik/kernel'
import type { TablePort, TableRefusal } from '../port/port.ts'
import type { Advised } from './advised.ts'
import { Draft, type Moment } from './draft.ts'
import type { Planning } from './planning.ts'
import type { Present } from './present.ts'
import type { Turn } from './situation.ts'
import type { Surroundings } from './surroundings.ts'

export interface OwnTurnNeeds {
  readonly game: Game
  /** The id of the match. */
  readonly match: string
  readonly port: TablePort
  readonly around: Surroundings
  readonly planning: Planning
  readonly present: Present
  readonly advised: Advised
}

/**
 * The turn of a person here, made on one's own view and handed over whole; or one that is prepared for later, while
 * somebody else is due.
 */
export class OwnTurn {
  readonly #game: Game
  readonly #match: string
  readonly #port: TablePort
  readonly #around: Surroundings
  readonly #planning: Planning
  readonly #present: Present
  readonly #advised: Advised
  #draft: Draft | null = null
  #seq = 0
  #shown = 0

  constructor({ game, match, port, around, planning, present, advised }: OwnTurnNeeds) {
    this.#game = game
    this.#match = match
    this.#port = port
    this.#around = around
    this.#planning = planning
    this.#present = present
    this.#advised = advised
  }

  /** Entries of the log that were shown while the series was made that is under way. */
  get shown(): number {
    return this.#shown
  }

  /** The moment in which something is to be chosen; null if nothing is, or if it is only prepared. */
  get choosing(): Moment | null {
    const draft = this.#draft
    return draft === null || draft.stop !== 'choice' || this.#isPlanned ? null : draft.moment
  }

  /** The moves that are being prepared, in notation; null if none are. */
  get prepared(): readonly string[] | null {
    if (!this.#isPlanned) return null
    return this.#draft === null ? [] : this.#notated(this.#draft)
  }

  get #isPlanned(): boolean {
    return this.#present.now.turn?.planned === true
  }

  /** Plays a move of the list on one's own view, at once. */
  play(move: Move): void {
    const draft = this.#draft
    if (draft === null || this.#present.now.turn?.sent === true) return
    // Another option of a choice that is made, but not confirmed, takes its place.
    if (draft.stop !== 'choice') draft.back()
    const played = draft.play(move)
    if ('refusal' in played) {
      this.#present.change({ refused: played.refusal })
      return
    }
    this.#advised.drop()
    // What awaits confirmation is shown as a preview; its pieces move when it is confirmed.
    if (draft.stop === 'choice' && !this.#isPlanned) this.#around.happened(played.beats, true)
    this.#show()
    this.#keep()
    const asks = this.#around.confirms() || this.#isPlanned
    if (draft.stop !== 'choice' && !asks) this.confirm()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const draft = this.#draft
    if (draft === null || this.#present.now.turn?.sent === true || !draft.back()) return false
    this.#advised.drop()
    this.#show()
    this.#keep()
    return true
  }

  /** Hands the turn over. */
  confirm(): void {
    const draft = this.#draft
    const { turn } = this.#present.now
    if (draft === null || turn === null || turn.sent || draft.stop === 'choice') return
    if (turn.planned) {
      this.#note(draft)
      return
    }
    this.#shown = draft.told.length
    this.#around.happened(draft.lastTold, true)
    this.#present.change({ turn: { ...turn, sent: true, seen: turn.told.length } })
    const moves = this.#notated(draft)
    void this.#port.play({ seat: draft.seat, seq: this.#seq, moves }).then((played) => {
      if (!played.ok) this.#refused(moves, played.index, played.refusal)
    })
  }

  /** The match has gone on to a deed: what was made before belongs to the past. */
  passOver(seq: number): void {
    this.#seq = seq
    this.#shown = 0
    this.#draft = null
  }

  /** If a person here is due and has the device, the turn begins, where it was left if it was begun before. */
  begin(prepared: readonly string[] = []): void {
    const { position, due, viewer, mine, curtain, phase, link } = this.#present.now
    if (position === null || phase !== 'playing' || link === 'elsewhere') return
    if (due !== viewer || !mine.includes(due) || curtain !== null) return
    this.#draft = new Draft(this.#game, position, due)
    const kept = this.#around.drafts.read(this.#match)
    if (kept !== null && kept.seat === due && (kept.seq === null || kept.seq === this.#seq))
      this.#takeUp(kept.moves)
    else if (prepared.length > 0) this.#takeUp(prepared)
    else if (this.#takePlan(position, due)) return
    this.#show(false)
    this.#keep()
  }

  /** Whether a turn can be prepared now: somebody else is due, and one's own turn is near. */
  get canPlan(): boolean {
    const { position, phase, due, viewer, mine, visit, link } = this.#present.now
    if (position === null || phase !== 'playing' || visit !== null || link === 'elsewhere') return false
    if (due === viewer || !mine.includes(viewer)) return false
    return this.#planning.ahead(position, viewer) !== null
  }

  /** Begins to prepare a turn on the table as it lies now, with moves that were prepared before. */
  plan(moves: readonly string[] = []): void {
    const { position, viewer, turn } = this.#present.now
    if (!this.canPlan || position === null || (turn !== null && !turn.planned)) return
    const ahead = this.#planning.ahead(position, viewer)
    if (ahead === null) return
    this.#draft = new Draft(this.#game, ahead, viewer)
    this.#takeUp(moves)
    this.#show(true)
  }

  /** What is being prepared is left. */
  stopPlanning(): void {
    if (this.#isPlanned) this.drop()
  }

  drop(): void {
    this.#draft = null
    this.#advised.drop()
    this.#present.change({ turn: null })
  }

  /** What was prepared is taken up as far as it is still what it was; true if it was handed over. */
  #takePlan(position: AnyState, seat: number): boolean {
    const found = this.#planning.take(position, seat)
    if (found === null) return false
    const { plan, outcome } = found
    const turn = plan.turns[outcome.taken]
    if (turn !== undefined) this.#takeUp(turn.moves)
    this.#show(false)
    this.#keep()
    this.#present.change({ plan: null, planned: outcome })
    if (turn === undefined || !plan.atOnce) return true
    const { told = [], lastTold = [] } = this.#draft ?? {}
    this.#around.happened(told.slice(0, told.length - lastTold.length), true)
    this.confirm()
    return true
  }

  /** A turn that is prepared waits in the plan. */
  #note(draft: Draft): void {
    const told = draft.told.map(({ entry }) => entry)
    this.drop()
    this.#planning.add(draft.seat, { moves: this.#notated(draft), told, answers: draft.asked })
    this.#present.change({ plan: this.#planning.plan, planned: null })
  }

  #takeUp(texts: readonly string[]): void {
    const read = readMoves(this.#game, texts)
    if (!read.ok) return
    for (const move of read.moves) {
      const played = this.#draft?.play(move)
      if (played === undefined || 'refusal' in played) return
    }
  }

  /** The turn begins anew; what was possible of it up to there stays chosen. */
  #refused(moves: readonly string[], index: number, refused: TableRefusal): void {
    this.#shown = 0
    const { due, viewer } = this.#present.now
    const possible = refused.code === 'stale' ? moves : moves.slice(0, index)
    this.#draft = null
    this.#present.change({ turn: null })
    if (due === viewer) {
      this.#around.drafts.keep(this.#match, { seat: due, seq: this.#seq, moves: possible })
      this.begin()
    }
    this.#present.change({ refused })
  }

  #show(planned = this.#present.now.turn?.planned ?? false): void {
    const draft = this.#draft
    if (draft === null) return
    const now = draft.moment
    const open = draft.stop === 'choice'
    const turn: Turn = {
      seat: draft.seat,
      series: [...draft.series],
      moment: open ? now : (draft.chosenIn ?? now),
      chosen: open ? null : (draft.series.at(-1) ?? null),
      state: now.state,
      told: draft.told.map(({ entry }) => entry),
      seen: draft.told.length - (open ? 0 : draft.lastTold.length),
      sent: false,
      planned,
    }
    this.#present.change({ turn, refused: null })
  }

  /** What is chosen so far outlives the page. */
  #keep(): void {
    const draft = this.#draft
    if (draft === null || this.#isPlanned) return
    const moves = this.#notated(draft)
    const kept = moves.length === 0 ? null : { seat: draft.seat, seq: this.#seq, moves }
    this.#around.drafts.keep(this.#match, kept)
  }

  #notated(draft: Draft): string[] {
    return draft.series.map((move) => this.#game.notation.format(move))
  }
}
