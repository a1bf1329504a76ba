import { type AnyState, type Game, type Move, SPECTATOR } from '@chronik/kernel'
import { ownSeat, type SavedMatch } from '../library/saved.ts'
import type { Stored } from '../library/shelf.ts'
import type { Connect, Connection } from './connection.ts'
import { Draft, type DraftBeat } from './draft.ts'
import { stateOf } from './games.ts'
import { savedAfter } from './keeping.ts'
import type { Happened, Tell } from './protocol.ts'
import { OPENING, type Situation, type Turn } from './situation.ts'

/** What a sitting needs from outside. */
export interface Surroundings {
  readonly connect: Connect
  keep(match: SavedMatch): Promise<Stored>
  /** Whether a finished turn waits for a confirmation. */
  confirms(): boolean
  /** Milliseconds since 1970. */
  now(): number
  changed(situation: Situation): void
  /** Something happened that nobody here has seen yet, in order. `own`: a person here has just done it. */
  happened(beats: readonly DraftBeat[], own: boolean): void
}

/** A host that is lost so often without a single answer will not come back. */
const MOST_RESTARTS = 3

/**
 * A match as it is played at one device: it holds what its persons may see, lets them make their turns and
 * hands those over. It knows no screen; every change gives a new situation.
 */
export class Sitting {
  readonly game: Game
  readonly box: AnyState['box']
  readonly #around: Surroundings
  #match: SavedMatch
  #situation: Situation
  #connection: Connection
  #draft: Draft | null = null
  #events = 0
  #restarts = 0
  /** Moves of a turn that is to be taken up again once the host has answered. */
  #takeUp: readonly string[]
  /** Entries of the log that were shown while the series was made. */
  #shown = 0

  constructor(game: Game, match: SavedMatch, around: Surroundings) {
    this.game = game
    this.box = game.open(match.setup)
    this.#around = around
    this.#match = match
    this.#takeUp = match.series ?? []
    this.#situation = { ...OPENING, viewer: this.#firstViewer() }
    this.#connection = this.#connect()
  }

  get situation(): Situation {
    return this.#situation
  }

  /** The match as it is kept. */
  get match(): SavedMatch {
    return this.#match
  }

  /** Plays a move of the list on the own view, at once. */
  play(move: Move): void {
    const draft = this.#draft
    if (draft === null || this.#situation.turn?.sent === true) return
    // Another option of a choice that is made, but not confirmed, takes its place.
    if (draft.stop !== 'choice') draft.back()
    const played = draft.play(move)
    if ('refusal' in played) {
      this.#change({ trouble: { kind: 'refused', refusal: played.refusal } })
      return
    }
    this.#dropAdvice()
    // What awaits confirmation is shown as a preview; its pieces move when it is confirmed.
    if (draft.stop === 'choice') this.#around.happened(played.beats, true)
    this.#showDraft()
    if (draft.stop !== 'choice' && !this.#around.confirms()) this.confirm()
    else this.#keep()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const draft = this.#draft
    if (draft === null || this.#situation.turn?.sent === true || !draft.back()) return false
    this.#dropAdvice()
    this.#showDraft()
    this.#keep()
    return true
  }

  restart(): void {
    while (this.back());
  }

  /** Hands the turn over. */
  confirm(): void {
    const draft = this.#draft
    const turn = this.#situation.turn
    if (draft === null || turn === null || turn.sent || draft.stop === 'choice') return
    this.#shown = draft.told.length
    this.#around.happened(draft.lastTold, true)
    this.#change({ turn: { ...turn, sent: true } })
    this.#connection.ask({
      type: 'play',
      seat: draft.seat,
      seen: this.#events,
      moves: draft.series.map((move) => this.game.notation.format(move)),
    })
  }

  /** The person for whom the curtain is down has taken the device. */
  liftCurtain(): void {
    const { curtain } = this.#situation
    if (curtain !== null) this.#connection.ask({ type: 'look', viewer: curtain })
  }

  /** Shows the table as it was after so many entries of the log; null comes back to the present. */
  visit(told: number | null): void {
    if (told === null) this.#change({ visit: null })
    else this.#connection.ask({ type: 'visit', told })
  }

  /** Asks a bot what it would do. */
  askAdvice(): void {
    const draft = this.#draft
    if (draft === null || draft.stop !== 'choice' || this.#situation.advice === 'thinking') return
    this.#change({ advice: 'thinking' })
    this.#connection.ask({ type: 'advise', position: draft.moment.state.mem.slice() })
  }

  dismissAdvice(): void {
    this.#dropAdvice()
  }

  dismissTrouble(): void {
    this.#change({ trouble: null })
  }

  verify(): void {
    this.#connection.ask({ type: 'verify' })
  }

  close(): void {
    this.#connection.close()
  }

  #connect(): Connection {
    const connection = this.#around.connect({
      tell: (tell) => this.#heard(tell),
      lost: (message) => this.#lost(message),
    })
    const { id, game, setup, seats, seed, record, startedAt } = this.#match
    const date = new Date(startedAt).toISOString().slice(0, 10)
    const match = { id, game, setup, seats, seed, record, date }
    connection.ask({ type: 'open', match, viewer: this.#situation.viewer })
    return connection
  }

  #heard(tell: Tell): void {
    switch (tell.type) {
      case 'happened':
        this.#happened(tell)
        break
      case 'refused':
        this.#shown = 0
        this.#beginTurn()
        this.#change({ trouble: { kind: 'refused', refusal: tell.refusal } })
        break
      case 'looked':
        this.#looked(tell.viewer, tell.position)
        break
      case 'visited': {
        const position = stateOf(this.game, this.box, tell.position)
        this.#change({ visit: { told: tell.told, position } })
        break
      }
      case 'thinking':
        this.#change({ thinking: tell.seat })
        break
      case 'advice':
        if (this.#situation.advice === 'thinking') this.#change({ advice: tell.advice })
        break
      case 'verified':
        this.#change({ verification: tell.verification })
        break
      case 'broken':
        if (tell.why === 'record') this.#give('unreadable', tell.message)
        else this.#lost(tell.message)
        break
    }
  }

  #happened(news: Happened): void {
    const first = this.#situation.position === null || news.told < this.#situation.told.length
    this.#restarts = 0
    this.#events = news.events
    const position = stateOf(this.game, this.box, news.position)
    const told = this.#situation.told.slice(0, news.told).concat(news.beats.map(({ entry }) => entry))
    const { due } = news
    if (!first || this.#match.record === null) this.#show(news)
    this.#shown = 0
    this.#draft = null
    this.#change({
      phase: due.over ? 'over' : 'playing',
      position,
      due: due.over ? -1 : due.seat,
      decision: due.over ? '' : due.decision,
      turn: null,
      told,
      thinking: null,
      result: due.over ? { score: due.score, course: due.course } : null,
    })
    this.#match = savedAfter(this.#match, news, this.game.round(position), this.#around.now())
    this.#awaitPerson(news.secrets)
    this.#keep()
  }

  /** Passes on what was not already seen while the own turn was made. */
  #show(news: Happened): void {
    const unseen = news.beats.slice(this.#shown)
    const beats = unseen.flatMap(({ entry, position }) =>
      position === null ? [] : [{ entry, state: stateOf(this.game, this.box, position) }],
    )
    if (beats.length > 0) this.#around.happened(beats, false)
  }

  /** If a person here is due, the turn begins, or the device is passed first. */
  #awaitPerson(secrets: boolean): void {
    const { due, viewer } = this.#situation
    if (this.#match.seats[due]?.kind !== 'person') return
    if (due === viewer) this.#beginTurn()
    else if (secrets) this.#change({ curtain: due })
    else {
      this.#connection.ask({ type: 'look', viewer: due })
      this.#change({ viewer: due })
      this.#beginTurn()
    }
  }

  #looked(viewer: number, memory: Int16Array): void {
    const lifted = this.#situation.curtain === viewer
    this.#change({ viewer, position: stateOf(this.game, this.box, memory), curtain: null })
    if (lifted) this.#beginTurn()
  }

  #beginTurn(): void {
    const { position, due, viewer } = this.#situation
    if (position === null || due !== viewer) return
    const draft = new Draft(this.game, position, due)
    this.#draft = draft
    const moves = this.#takeUp
    this.#takeUp = []
    for (const text of moves) {
      const move = this.game.notation.parse(text)
      if (typeof move !== 'number' || 'refusal' in draft.play(move)) break
    }
    this.#showDraft()
  }

  #showDraft(): void {
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
      sent: false,
    }
    this.#change({ turn, trouble: null })
  }

  #dropAdvice(): void {
    if (this.#situation.advice === 'thinking') this.#connection.ask({ type: 'stop-advice' })
    if (this.#situation.advice !== null) this.#change({ advice: null })
  }

  #lost(message: string): void {
    if (this.#restarts >= MOST_RESTARTS) {
      this.#give('lost', message)
      return
    }
    this.#restarts++
    this.#takeUp = this.#match.series ?? []
    this.#draft = null
    this.#change({ turn: null, thinking: null, advice: null, trouble: { kind: 'restarted', message } })
    this.#connection.close()
    this.#connection = this.#connect()
  }

  #give(kind: 'unreadable' | 'lost', message: string): void {
    this.#change({ phase: 'broken', thinking: null, trouble: { kind, message } })
  }

  /** Keeps the match with the turn as far as it is made; goes on whatever comes of it. */
  #keep(): void {
    const series = this.#draft?.series.map((move) => this.game.notation.format(move)) ?? []
    const { series: _before, ...match } = this.#match
    this.#match = series.length === 0 ? match : { ...match, series }
    void this.#around.keep(this.#match).then((kept) => {
      if (kept.ok !== this.#situation.kept?.ok) this.#change({ kept })
    })
  }

  #firstViewer(): number {
    return this.#match.seats.some(({ kind }) => kind === 'person') ? ownSeat(this.#match) : SPECTATOR
  }

  #change(changes: Partial<Situation>): void {
    this.#situation = { ...this.#situation, ...changes }
    this.#around.changed(this.#situation)
  }
}
