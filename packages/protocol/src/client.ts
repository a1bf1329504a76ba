import type { Language } from '@chronik/kernel'
import type { ClientFrame, ServerFrame } from './frames.ts'
import type { LiveListener } from './live-table.ts'
import { LiveTable } from './live-table.ts'
import type { Me } from './person.ts'
import { PATIENCE, type Patience, pause, type Socket } from './socket.ts'
import { LIVE_VERSION } from './version.ts'

export interface LiveOptions {
  /** `wss://…/live` */
  readonly url: string
  readonly language?: Language
  /** How a socket is opened; the global WebSocket if nothing else is said. */
  open?(url: string): Socket
  readonly patience?: Partial<Patience>
  /** The connection was made, was lost, or cannot be used because the server is newer than the page. */
  onState?(state: LiveState): void
}

/** - `connecting`: again and again until it is `open`, - `outdated`: load the page again, - `closed`. */
export type LiveState = 'connecting' | 'open' | 'outdated' | 'closed'

/** A live connection that stays: it comes back by itself, resends what was not answered and catches up. */
export class Live {
  state: LiveState = 'connecting'
  /** Who the server takes us for; null for a spectator without a name. */
  me: Me | null = null
  /** When it tries to connect again, by the server's clock; null while it tries, and while it is connected. */
  nextTry: number | null = null
  readonly #options: LiveOptions
  readonly #patience: Patience
  readonly #tables = new Map<string, LiveTable>()
  #language: Language | undefined
  #socket: Socket | null = null
  #tries = 0
  #openedAt = 0
  /** Milliseconds that the server's clock is ahead of ours. */
  #ahead = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveOptions) {
    this.#options = options
    this.#patience = { ...PATIENCE, ...options.patience }
    this.#language = options.language
    this.#connect()
  }

  /** Watches a table until the watch is closed. */
  watch(table: string, listener: LiveListener = {}): LiveTable {
    this.#tables.get(table)?.close()
    const watched = new LiveTable(table, listener, {
      send: (frame) => this.#send(frame),
      gone: () => {
        if (this.#tables.get(table) === watched) this.#tables.delete(table)
      },
    })
    this.#tables.set(table, watched)
    if (this.state === 'open') watched.resume()
    return watched
  }

  /** Milliseconds since 1970 by the server's clock, as far as its greeting told it. */
  now(): number {
    return Date.now() + this.#ahead
  }

  speak(language: Language): void {
    this.#language = language
    this.#send({ type: 'language', language })
  }

  /** Connects anew, with the cookies as they are now: after signing in or out. */
  reconnect(): void {
    if (this.state !== 'closed') this.#lost(this.#socket, 0)
  }

  close(): void {
    this.#become('closed')
    this.nextTry = null
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close(1000)
    for (const table of this.#tables.values()) table.close()
  }

  #connect(): void {
    this.nextTry = null
    const open = this.#options.open ?? ((url: string): Socket => new WebSocket(url))
    const socket = open(this.#options.url)
    this.#socket = socket
    this.#await(this.#patience.answer, socket)
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(socket, JSON.parse(String(data)) as ServerFrame)
    })
    socket.addEventListener('close', () => this.#lost(socket))
    socket.addEventListener('error', () => this.#lost(socket))
  }

  /** Connects again after a while; an old socket that ends later does not matter. */
  #lost(socket: Socket | null, after?: number): void {
    if (socket !== this.#socket || this.state === 'closed' || this.state === 'outdated') return
    if (this.state === 'open' && Date.now() - this.#openedAt > this.#patience.longest) this.#tries = 0
    this.#socket = null
    socket?.close()
    this.#become('connecting')
    clearTimeout(this.#timer)
    const wait = after ?? pause(this.#tries++, this.#patience)
    this.nextTry = this.now() + wait
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #hear(socket: Socket, frame: ServerFrame): void {
    this.#listen(socket)
    switch (frame.type) {
      case 'hello':
        this.#greeted(frame)
        return
      case 'pong':
        return
      case 'watching':
      case 'table':
        this.#tables.get(frame.table.id)?.hear(frame)
        return
      case 'chat':
        this.#tables.get(frame.line.table)?.hear(frame)
        return
      default:
        if (frame.table !== undefined) this.#tables.get(frame.table)?.hear(frame)
    }
  }

  #greeted({ version, me, now }: Extract<ServerFrame, { type: 'hello' }>): void {
    if (version !== LIVE_VERSION) {
      this.#become('outdated')
      clearTimeout(this.#timer)
      this.#socket?.close(1000)
      return
    }
    this.#openedAt = Date.now()
    this.#ahead = now - this.#openedAt
    this.me = me
    this.#become('open')
    if (this.#language !== undefined) this.#send({ type: 'language', language: this.#language })
    for (const table of this.#tables.values()) table.resume()
  }

  /** Asks for a sign of life when it was quiet for a while. */
  #listen(socket: Socket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#send({ type: 'ping' })
      this.#await(this.#patience.answer, socket)
    }, this.#patience.quiet)
  }

  #await(milliseconds: number, socket: Socket): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lost(socket), milliseconds)
  }

  #send(frame: ClientFrame): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(frame))
  }

  #become(state: LiveState): void {
    if (state === this.state) return
    this.state = state
    this.#options.onState?.(state)
  }
}
