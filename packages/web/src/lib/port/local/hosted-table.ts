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
import type { Due, News, OpenedTable, Played, Recall, Series } from '../port.ts'
import type { MatchFile, Page } from './messages.ts'

/** A match with what was told of it and through whose eyes it is seen. */
export class HostedTable {
  readonly file: MatchFile
  readonly match: Match
  readonly #narrator: Narrator
  #viewer: number
  #curtain: number | null = null
  /** Whether somebody has taken the device since the table was opened; who plays alone has. */
  #taken: boolean
  /** Entries of the log that were told. */
  #told = 0
  /** Events that were written down, and whether a record was begun. */
  #written: number
  #begun: boolean
  /** What happened before the table was opened is long past. */
  readonly #past: number
  /** The last turn of a person: where it began among the events. */
  #last: (Recall & { readonly from: number }) | null = null
  #given: number | null
  readonly #truth: AnyState
  readonly #view: AnyState

  constructor(file: MatchFile, match: Match, viewer: number) {
    this.file = file
    this.match = match
    this.#viewer = viewer
    this.#taken = !this.#isShared
    this.#narrator = new Narrator(match)
    this.#begun = file.record !== null
    this.#written = this.#begun ? match.events.length : 0
    this.#past = this.#begun ? match.log.length : 0
    this.#given = file.given ?? null
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
    if (!played.ok) return played
    if (this.file.seats[seat]?.kind === 'person') this.#last = { seat, moves, from: seq }
    return { ok: true, seq: match.events.length }
  }

  /** Whether somebody decides next. */
  get over(): boolean {
    return this.match.over || this.#given !== null
  }

  /** A person gives the match up; false if that seat is nobody's here. */
  concede(seat: number): boolean {
    if (this.over || this.file.seats[seat]?.kind !== 'person') return false
    this.#given = seat
    this.#begun = false
    return true
  }

  /** The table as it was before the last turn of a person; null if that has to stand. */
  recalled(): HostedTable | null {
    if (this.#recall() === null || this.#last === null) return null
    const tags = this.#tags()
    const { events, ...record } = recordOf(this.match, tags)
    const text = formatRecord({ ...record, events: events.slice(0, this.#last.from) })
    const file = { ...this.file, record: text }
    const table = new HostedTable(file, begun(this.match.game, file), this.#viewer)
    table.#begun = false
    table.#taken = this.#taken
    return table
  }

  /** Nothing was revealed since, and no other person has moved; where somebody has secrets, nobody at all. */
  #recall(): Recall | null {
    const last = this.#last
    if (last === null || this.over || this.file.still) return null
    const alone = hasSecrets(this.match)
    const stands = this.match.events
      .slice(last.from)
      .some(
        (event) =>
          event.type === 'chance' ||
          (event.seat !== last.seat && (alone || this.file.seats[event.seat]?.kind === 'person')),
      )
    return stands ? null : { seat: last.seat, moves: last.moves }
  }

  /** A person of this device takes it; false if that seat is nobody's here. */
  look(seat: number): boolean {
    if (this.file.seats[seat]?.kind !== 'person') return false
    this.#viewer = seat
    this.#taken = true
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
      return { entry: entryFor(entry, this.#listener), position: memory === null ? null : this.#seen(memory) }
    })
    const { turn } = match
    if (!turn.over && this.#given === null) this.#pass(turn.seat)
    return {
      type: 'news',
      seq: match.events.length,
      viewer: this.#viewer,
      curtain: this.#curtain,
      told: from,
      beats,
      mine,
      elsewhere: false,
      recall: this.#recall(),
      position: this.view(),
      due: this.#due(),
    }
  }

  #due(): Due {
    const { turn, state, game } = this.match
    if (turn.over) return { over: true, score: turn.score }
    if (this.#given !== null) return { over: true, score: game.score(state), given: this.#given }
    return { over: false, seat: turn.seat, decision: turn.decision }
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
    const due = this.#due()
    return {
      ...(whole && { record: this.#record() }),
      lines: whole ? [] : lines,
      round: match.game.round(match.state),
      due: due.over ? -1 : due.seat,
      ...(due.over && due.given === undefined && { result: resultOf(due.score) }),
      ...(due.over && due.given !== undefined && { given: due.given }),
    }
  }

  #record(): string {
    const { seed } = this.file
    const tags = this.#tags()
    return formatRecord(recordOf(this.match, this.match.over ? { ...tags, seed } : tags))
  }

  #tags() {
    const { id, startedAt, seats, seed } = this.file
    return {
      id,
      date: new Date(startedAt).toISOString().slice(0, 10),
      names: seats.map(({ name }) => name),
      commitment: commitmentTo(seed, id),
    }
  }

  /** The device goes to the person who is due, behind a curtain where somebody has secrets. */
  #pass(seat: number): void {
    this.#curtain = null
    if (this.file.seats[seat]?.kind !== 'person' || (seat === this.#viewer && this.#taken)) return
    if (hasSecrets(this.match)) this.#curtain = seat
    else this.#viewer = seat
  }

  /** Around one screen the story is read by all: it keeps everybody's secrets. */
  get #listener(): number {
    return this.#isShared ? SPECTATOR : this.#viewer
  }

  get #isShared(): boolean {
    return this.file.seats.filter(({ kind }) => kind === 'person').length > 1
  }

  /** What the viewer may know of a position; behind the curtain, and before it first rises, there is no viewer. */
  #seen(memory: Int16Array): Int16Array {
    const { game } = this.match
    if (game.secrets.length === 0) return memory.slice()
    this.#truth.mem.set(memory)
    const isOpen = this.#taken && this.#curtain === null
    viewInto(game, this.#view, this.#truth, isOpen ? this.#viewer : SPECTATOR)
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
