import {
  type AnyState,
  commitmentTo,
  entryFor,
  formatEvent,
  formatRecord,
  type Game,
  Match,
  Narrator,
  parseRecord,
  playNotated,
  positionAfter,
  recordedEvent,
  recordOf,
  refusal,
  resume,
  SealedChance,
  SPECTATOR,
  viewInto,
} from '@chronik/kernel'
import type { News, OpenedTable, Played, Series } from '../port.ts'
import type { MatchFile, Page } from './messages.ts'

/** A match with what was told of it and through whose eyes it is seen. */
export class HostedTable {
  readonly file: MatchFile
  readonly match: Match
  readonly #narrator: Narrator
  #viewer: number
  #curtain: number | null = null
  /** Entries of the log that were told. */
  #told = 0
  /** Events that were written down, and whether a record was begun. */
  #written: number
  #begun: boolean
  /** What happened before the table was opened is long past. */
  readonly #past: number
  readonly #truth: AnyState
  readonly #view: AnyState

  constructor(file: MatchFile, match: Match, viewer: number) {
    this.file = file
    this.match = match
    this.#viewer = viewer
    this.#narrator = new Narrator(match)
    this.#begun = file.record !== null
    this.#written = this.#begun ? match.events.length : 0
    this.#past = this.#begun ? match.log.length : 0
    this.#truth = match.game.blank(match.box)
    this.#view = match.game.blank(match.box)
  }

  opened(): OpenedTable {
    const { id, game, seats, startedAt } = this.file
    const { setup, box } = this.match
    return {
      match: {
        id,
        game,
        setup: { ...setup, rules: box.rules },
        edition: null,
        // Nobody else draws here: there is nobody to promise anything.
        commitment: null,
        startedAt,
      },
      seats,
      mine: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
      policy: { hints: true },
    }
  }

  play({ seat, seq, moves }: Series): Played {
    const { match } = this
    if (this.file.still || seq !== match.events.length)
      return { ok: false, index: 0, refusal: refusal('stale') }
    const played = playNotated(match, moves, seat)
    return played.ok ? { ok: true, seq: match.events.length } : played
  }

  /** A person of this device takes it; false if that seat is nobody's here. */
  look(seat: number): boolean {
    if (this.file.seats[seat]?.kind !== 'person') return false
    this.#viewer = seat
    this.#curtain = null
    return true
  }

  view(): Int16Array {
    return this.#seen(this.match.state.mem)
  }

  visit(told: number): Int16Array | null {
    const memory = this.#narrator.after(told) ?? positionAfter(this.match, told)
    return memory === null ? null : this.#seen(memory)
  }

  news(mine: boolean): News {
    const { match } = this
    this.#narrator.follow()
    const from = this.#told
    this.#told = match.log.length
    const beats = match.log.slice(from).map((entry, index) => {
      const told = from + index + 1
      const memory = told <= this.#past ? null : this.#narrator.after(told)
      return { entry: entryFor(entry, this.#viewer), position: memory === null ? null : this.#seen(memory) }
    })
    const { turn } = match
    if (!turn.over) this.#pass(turn.seat)
    return {
      type: 'news',
      seq: match.events.length,
      viewer: this.#viewer,
      curtain: this.#curtain,
      told: from,
      beats,
      mine,
      position: this.view(),
      due: turn.over
        ? { over: true, score: turn.score }
        : { over: false, seat: turn.seat, decision: turn.decision },
    }
  }

  /** What was not written down yet; null if everything was. */
  write(): Page | null {
    const { match } = this
    if (this.#begun && this.#written === match.events.length) return null
    const lines = match.events
      .slice(this.#written)
      .map((event) => formatEvent(recordedEvent(match.game, event)))
    const whole = !this.#begun || match.over
    this.#begun = true
    this.#written = match.events.length
    const { turn } = match
    return {
      ...(whole && { record: this.#record() }),
      lines: whole ? [] : lines,
      round: match.game.round(match.state),
      due: turn.over ? -1 : turn.seat,
      ...(turn.over && { result: resultOf(turn.score) }),
    }
  }

  #record(): string {
    const { id, startedAt, seats, seed } = this.file
    const tags = {
      id,
      date: new Date(startedAt).toISOString().slice(0, 10),
      names: seats.map(({ name }) => name),
      commitment: commitmentTo(seed, id),
    }
    return formatRecord(recordOf(this.match, this.match.over ? { ...tags, seed } : tags))
  }

  /** The device goes to the person who is due, behind a curtain where somebody has secrets. */
  #pass(seat: number): void {
    this.#curtain = null
    if (this.file.seats[seat]?.kind !== 'person' || seat === this.#viewer) return
    if (hasSecrets(this.match)) this.#curtain = seat
    else this.#viewer = seat
  }

  /** What the viewer may know of a position. */
  #seen(memory: Int16Array): Int16Array {
    const { game } = this.match
    if (game.secrets.length === 0) return memory.slice()
    this.#truth.mem.set(memory)
    viewInto(game, this.#view, this.#truth, this.#viewer)
    return this.#view.mem.slice()
  }
}

/** The match of a file, begun or gone on with; throws if its record cannot be replayed. */
export function begun(game: Game, { record, setup, seed }: MatchFile): Match {
  const chance = new SealedChance(seed)
  return record === null ? new Match(game, setup, chance) : resume(parseRecord(record), game, chance)
}

function resultOf({ totals, places, rank }: Extract<Match['turn'], { over: true }>['score']) {
  return { totals, places, ...(rank === undefined ? {} : { rank }) }
}

/** Whether somebody at the table knows what others must not. */
function hasSecrets({ game, state }: Match): boolean {
  return game.secrets.some(
    ({ seat, field }) => seat < state.box.players && !game.opens(state, seat, SPECTATOR, field),
  )
}
