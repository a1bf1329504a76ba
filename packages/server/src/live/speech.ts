import type { Refusal } from '@chronik/kernel'
import type { ServerFrame } from '@chronik/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Chat } from '../hosting/chat.ts'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import { troubleOf } from '../store/disk.ts'
import { maySay } from '../tables/chat-rooms.ts'
import { seatToPlay } from '../tables/seats.ts'
import { viewerOf } from '../tables/sight.ts'
import { inWords } from '../words/refusals.ts'
import type { Connection } from './connection.ts'
import type { LiveLimits } from './limits.ts'
import type { Frame } from './read.ts'
import type { WatchedTables } from './watched-tables.ts'

export interface SpeechNeeds {
  readonly matches: Matches
  readonly games: Games
  readonly chat: Chat
  readonly log: FastifyBaseLogger
  /** A turn was answered, so many milliseconds after it came. */
  submitted?(outcome: 'played' | 'refused', milliseconds: number): void
}

type Submit = Extract<Frame, { type: 'submit' }>
type Say = Extract<Frame, { type: 'say' }>
type Visit = Extract<Frame, { type: 'visit' }>

/** Answers what a client says. */
export class Speech {
  readonly #needs: SpeechNeeds
  readonly #watched: WatchedTables
  readonly #limits: LiveLimits
  #underWay = 0
  #closing = false

  constructor(needs: SpeechNeeds, watched: WatchedTables, limits: LiveLimits) {
    this.#needs = needs
    this.#watched = watched
    this.#limits = limits
  }

  /** How many answers are still owed. */
  get underWay(): number {
    return this.#underWay
  }

  /** From now on nothing new is taken on: the server stops. */
  close(): void {
    this.#closing = true
  }

  answer(connection: Connection, frame: Frame): void {
    // Without an answer it is asked again, on the next connection.
    if (this.#closing && 'request' in frame) return
    switch (frame.type) {
      case 'submit':
        this.#later(connection, frame, this.#submit(connection, frame))
        return
      case 'watch':
        this.#later(connection, frame, this.#watched.watch(connection, frame.table, frame.seen))
        return
      case 'unwatch':
        this.#watched.unwatch(connection, frame.table)
        connection.tell({ type: 'unwatched', table: frame.table })
        return
      case 'visit':
        this.#later(connection, frame, this.#visit(connection, frame))
        return
      case 'say':
        this.#later(connection, frame, this.#say(connection, frame))
        return
      case 'write':
        this.#write(connection, frame)
        return
      case 'language':
        connection.language = frame.language
        return
      case 'ping':
        connection.tell({ type: 'pong', ...(frame.at !== undefined && { at: frame.at }) })
        return
    }
  }

  async #submit(connection: Connection, { table: id, seq, request, moves }: Submit): Promise<void> {
    const { visitor, pending } = connection
    const table = this.#watched.watched(connection, id)
    if (table === null) return refuse(connection, id, request, { code: 'not-watching' })
    if (visitor === null) return refuse(connection, id, request, { code: 'sign-in' })
    const seat = seatToPlay(table, visitor.id)
    if (typeof seat !== 'number') return refuse(connection, id, request, { code: seat })
    if (pending >= this.#limits.pending) return refuse(connection, id, request, { code: 'busy' })
    connection.pending++
    const came = performance.now()
    try {
      const answer = await this.#needs.matches.submit({
        table: id,
        seat,
        seq,
        request,
        moves,
        lag: connection.lag,
      })
      this.#needs.submitted?.(answer.kind, performance.now() - came)
      if (answer.kind === 'played') {
        connection.tell({ type: 'played', table: id, request, seq: answer.seq })
        return
      }
      const game = this.#needs.games.find(table.game, table.rules)
      const told = inWords(answer.refusal, connection.language, { index: answer.index, game })
      connection.tell({ type: 'refused', table: id, request, ...told })
    } finally {
      connection.pending--
    }
  }

  /** A look at the past costs a replay: a few are free, then they come at a steady pace. */
  async #visit(connection: Connection, { table: id, request, told }: Visit): Promise<void> {
    const table = this.#watched.watched(connection, id)
    if (table === null) return refuse(connection, id, request, { code: 'not-watching' })
    if (table.startedAt === null) return refuse(connection, id, request, { code: 'not-playing' })
    if (!connection.visits.take()) return refuse(connection, id, request, { code: 'busy' })
    const viewer = viewerOf(table, connection.visitor?.id ?? null)
    const seen = await this.#needs.matches.visit(id, viewer, told)
    if (seen === null) return refuse(connection, id, request, { code: 'no-such-moment' })
    if ('refusal' in seen) return refuse(connection, id, request, seen.refusal)
    connection.tell({ type: 'visited', table: id, request, position: [...seen] })
  }

  async #say(connection: Connection, { table: id, request, room, text, about }: Say): Promise<void> {
    const { visitor } = connection
    const table = this.#watched.watched(connection, id)
    if (table === null) return refuse(connection, id, request, { code: 'not-watching' })
    if (visitor === null) return refuse(connection, id, request, { code: 'sign-in' })
    const said = await this.#needs.chat.say(table, visitor, { room, text, request, about })
    if (!said.ok) return refuse(connection, id, request, said.refusal)
    connection.tell({ type: 'said', table: id, request, id: said.value.id })
  }

  /** Whoever may speak is seen to write, now and then; everything else is not worth an answer. */
  #write(connection: Connection, { table: id, room }: Extract<Frame, { type: 'write' }>): void {
    const { visitor, writes } = connection
    const table = this.#watched.watched(connection, id)
    if (table === null || visitor === null || !maySay(table, visitor.id, room) || !writes.take()) return
    this.#needs.chat.write(id, { room, user: visitor.id, name: visitor.name })
  }

  /** What goes wrong on our side costs nobody the connection. */
  #later(
    connection: Connection,
    frame: Exclude<Frame, { type: 'ping' | 'language' | 'write' }>,
    work: Promise<void>,
  ): void {
    this.#underWay++
    const told = work.catch((error: unknown) => {
      this.#needs.log.error({ err: error, frame: frame.type, table: frame.table }, 'live frame')
      const request = 'request' in frame ? frame.request : undefined
      refuse(connection, frame.table, request, { code: troubleOf(error) ?? 'internal' })
    })
    void told.finally(() => {
      this.#underWay--
    })
  }
}

function refuse(connection: Connection, table: string, request: string | undefined, refusal: Refusal): void {
  const frame: ServerFrame = {
    type: 'refused',
    table,
    ...(request !== undefined && { request }),
    ...inWords(refusal, connection.language),
  }
  connection.tell(frame)
}
