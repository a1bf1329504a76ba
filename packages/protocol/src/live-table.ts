import type { ChatLine, Room, Writing } from './chat.ts'
import type { ClientFrame, Presence, ServerFrame } from './frames.ts'
import type { Update } from './play.ts'
import { Position } from './position.ts'
import type { Refused } from './refused.ts'
import { freshRequest } from './socket.ts'
import type { TableView } from './table.ts'
import type { Awaited, Clock } from './time.ts'

/** Who wants to know what happens at a table. */
export interface LiveListener {
  /** The table, its seats, its votes, or with whose eyes it is seen have changed. */
  onTable?(table: TableView): void
  /** Something happened in the match; the position is that after it. */
  onUpdate?(update: Update, position: Position, on: OnTheWay): void
  onPresence?(presence: Presence): void
  onChat?(line: ChatLine): void
  /** Somebody else is about to say something. */
  onWriting?(writing: Writing): void
  /** The clocks as they are now: with every update, and when they change without one. */
  onClock?(clock: Clock | null): void
  /** Something those at the table should know. */
  onNotice?(notice: { readonly code: string; readonly words: string }): void
  /** The table cannot be watched, or not any more. */
  onRefused?(refused: Refused | null): void
}

/** What lies between two positions. */
export interface OnTheWay {
  /** The view after each entry of the log; null for what is long past. */
  readonly positions: readonly (Int16Array | null)[]
  /** The first of these deeds is what was submitted here. */
  readonly mine: boolean
  /** Among these deeds are some of the viewer's own seat that were submitted from another device. */
  readonly elsewhere: boolean
}

/** What came of a series of moves. */
export type Answer =
  | { readonly played: true; readonly seq: number }
  | { readonly played: false; readonly refused: Refused }

export type Said =
  | { readonly said: true; readonly id: number }
  | { readonly said: false; readonly refused: Refused }

type Asked = Extract<ClientFrame, { type: 'submit' | 'say' | 'visit' }>

/** Why a table cannot be watched just now, but soon again. */
const PASSING = new Set(['no-database', 'cannot-keep'])
/** Milliseconds until it is asked for once more. */
const AGAIN = 1_000

interface Wire {
  send(frame: ClientFrame): void
  gone(): void
}

/** A table that is watched over a live connection, whatever becomes of the connection. */
export class LiveTable {
  readonly id: string
  readonly position = new Position()
  table: TableView | null = null
  /** With whose eyes: a seat, or -1 for a spectator. */
  viewer = -1
  presence: Presence | null = null
  turn: Update['turn'] | null = null
  clock: Clock | null = null
  awaited: Awaited | null = null
  readonly #listener: LiveListener
  readonly #wire: Wire
  /** Whether this connection watches the table: only then can something be asked. */
  #watched = false
  #again: ReturnType<typeof setTimeout> | undefined
  /** What was not answered yet; it is sent again with the same request. */
  readonly #asked = new Map<string, { readonly frame: Asked; answer(frame: ServerFrame): void }>()

  constructor(id: string, listener: LiveListener, wire: Wire) {
    this.id = id
    this.#listener = listener
    this.#wire = wire
  }

  /** Sends a series of moves that builds on a deed, usually the last; resolves when it was played or refused. */
  submit(moves: readonly string[], seq = this.position.seq ?? 0): Promise<Answer> {
    const request = freshRequest()
    return new Promise((resolve) => {
      this.#ask({ type: 'submit', table: this.id, seq, request, moves: [...moves] }, (frame) => {
        if (frame.type === 'played') resolve({ played: true, seq: frame.seq })
        else if (frame.type === 'refused') resolve({ played: false, refused: refusedIn(frame) })
      })
    })
  }

  /** One's own view after so many entries of the log; null if it cannot be had. */
  visit(told: number): Promise<Int16Array | null> {
    const request = freshRequest()
    return new Promise((resolve) => {
      this.#ask({ type: 'visit', table: this.id, request, told }, (frame) => {
        resolve(frame.type === 'visited' ? Int16Array.from(frame.position) : null)
      })
    })
  }

  /** Lets the others know that something is being written; nobody answers, and it may get lost. */
  write(room: Room): void {
    if (this.#watched) this.#wire.send({ type: 'write', table: this.id, room })
  }

  /** `about`: the entry of the log that is meant. */
  say(room: Room, text: string, about?: number): Promise<Said> {
    const request = freshRequest()
    return new Promise((resolve) => {
      const of = about === undefined ? {} : { about }
      this.#ask({ type: 'say', table: this.id, request, room, text, ...of }, (frame) => {
        if (frame.type === 'said') resolve({ said: true, id: frame.id })
        else if (frame.type === 'refused') resolve({ said: false, refused: refusedIn(frame) })
      })
    })
  }

  close(): void {
    clearTimeout(this.#again)
    this.#wire.send({ type: 'unwatch', table: this.id })
    for (const request of this.#asked.keys())
      this.#answered(request, { type: 'refused', code: 'closed', words: '' })
    this.#wire.gone()
  }

  /** The connection is there (again): goes on after the last deed that was seen. */
  resume(): void {
    clearTimeout(this.#again)
    this.#watched = false
    this.#wire.send({ type: 'watch', table: this.id, seen: this.position.seq })
  }

  hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'watching':
        this.#watching(frame)
        return
      case 'table':
        this.table = frame.table
        this.#listener.onTable?.(frame.table)
        return
      case 'update':
        this.#update(frame)
        return
      case 'presence':
        this.presence = frame.presence
        this.#listener.onPresence?.(frame.presence)
        return
      case 'chat':
        this.#listener.onChat?.(frame.line)
        return
      case 'writing':
        this.#listener.onWriting?.({ room: frame.room, user: frame.user, name: frame.name })
        return
      case 'clock':
        this.clock = frame.clock
        this.#listener.onClock?.(frame.clock)
        return
      case 'notice':
        this.#listener.onNotice?.({ code: frame.code, words: frame.words })
        return
      case 'unwatched':
        this.#listener.onRefused?.(null)
        return
      case 'played':
      case 'visited':
      case 'said':
        this.#answered(frame.request, frame)
        return
      case 'refused':
        if (frame.request !== undefined) this.#answered(frame.request, frame)
        else if (PASSING.has(frame.code)) this.#waitFor(frame)
        else this.#listener.onRefused?.(refusedIn(frame))
        return
      default:
    }
  }

  /** The server is there, but cannot look the table up: it is asked until it can. */
  #waitFor({ code, words }: Extract<ServerFrame, { type: 'refused' }>): void {
    if (this.#again === undefined) this.#listener.onNotice?.({ code, words })
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.resume(), AGAIN)
  }

  #watching({ table, viewer, presence }: Extract<ServerFrame, { type: 'watching' }>): void {
    this.#watched = true
    this.#again = undefined
    // Who sees with other eyes has to see everything anew.
    if (viewer !== this.viewer) this.position.seq = null
    this.viewer = viewer
    this.table = table
    this.presence = presence
    this.#listener.onTable?.(table)
    this.#listener.onPresence?.(presence)
    for (const { frame } of this.#asked.values()) this.#wire.send(frame)
  }

  #update(update: Update): void {
    const taken = this.position.take(update)
    if (taken.kind === 'gap') this.#wire.send({ type: 'watch', table: this.id, seen: null })
    if (taken.kind !== 'new') return
    this.turn = update.turn
    this.clock = update.clock
    this.awaited = update.awaited
    const mine = update.own.some((request) => this.#asked.has(request))
    const elsewhere = !mine && update.own.length > 0
    this.#listener.onUpdate?.(update, this.position, { positions: taken.positions, mine, elsewhere })
    this.#listener.onClock?.(update.clock)
  }

  #ask(frame: Asked, answer: (frame: ServerFrame) => void): void {
    this.#asked.set(frame.request, { frame, answer })
    if (this.#watched) this.#wire.send(frame)
  }

  #answered(request: string, frame: ServerFrame): void {
    const asked = this.#asked.get(request)
    this.#asked.delete(request)
    asked?.answer(frame)
  }
}

function refusedIn({
  type: _type,
  table: _table,
  request: _request,
  ...refused
}: Extract<ServerFrame, { type: 'refused' }>): Refused {
  return refused
}
