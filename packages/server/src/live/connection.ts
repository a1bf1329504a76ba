import type { Socket } from 'node:net'
import type { Language } from '@chronik/kernel'
import { CLOSE, type ServerFrame } from '@chronik/protocol'
import type { WebSocket } from 'ws'
import type { Visitor } from '../identity/port.ts'
import { Allowance } from './allowance.ts'
import type { LiveLimits } from './limits.ts'
import type { Watch } from './watch.ts'
import { written } from './write.ts'

const OPEN = 1
/** Milliseconds a client gets to take notice of the end. */
const FAREWELL = 2_000

/** One tab of somebody: what it watches and what it may still do. Kept small: there are thousands. */
export class Connection {
  readonly watches = new Map<string, Watch>()
  visitor: Visitor | null
  language: Language
  /** Has been heard of since the last look. */
  alive = true
  /** Submissions that wait for their answer. */
  pending = 0
  /** Milliseconds to the client and back, as they were last measured. */
  lag = 0
  /** Frames, and looks at the past, that it may still send. */
  readonly #frames: Allowance
  readonly visits: Allowance
  /** How often it may let others know that something is being written. */
  readonly writes: Allowance
  readonly #socket: WebSocket
  readonly #wire: Socket
  readonly #limits: LiveLimits
  #malformed = 0
  #askedAt: number | null = null

  constructor(
    socket: WebSocket,
    wire: Socket,
    limits: LiveLimits,
    { visitor, language }: { readonly visitor: Visitor | null; readonly language: Language },
  ) {
    this.#socket = socket
    this.#wire = wire
    this.#limits = limits
    this.visitor = visitor
    this.language = language
    this.#frames = new Allowance(limits.burst, limits.rate)
    this.visits = new Allowance(limits.visits, limits.visitRate)
    this.writes = new Allowance(limits.writes, limits.writeRate)
  }

  get open(): boolean {
    return this.#socket.readyState === OPEN
  }

  tell(frame: ServerFrame): void {
    this.send(written(frame))
  }

  /** Sends what is written already. Who does not read fast enough is let go and catches up later. */
  send(frame: Buffer): void {
    if (!this.open) return
    if (this.#stuck()) return
    // What is said in one breath goes over the wire at once.
    if (this.#wire.writableCorked === 0) {
      this.#wire.cork()
      process.nextTick(uncork, this.#wire)
    }
    this.#socket.send(frame, TEXT)
  }

  /** Answers a ping: it counts like every frame, and who does not read the answers is let go. */
  pinged(data: Buffer): void {
    if (!this.open || !this.admit() || this.#stuck()) return
    this.#socket.pong(data, false)
  }

  /** Whether another frame may be taken; ends the connection if there were too many. */
  admit(): boolean {
    if (this.#frames.take()) return true
    this.close(CLOSE.tooMany, 'too many frames')
    return false
  }

  /** Whether the client gets another chance after a frame that was none. */
  forgive(): boolean {
    this.#malformed++
    if (this.#malformed < this.#limits.malformed) return true
    this.close(CLOSE.malformed, 'malformed frames')
    return false
  }

  /** Asks whether the client is still there; who did not answer the last time is gone. */
  knock(): void {
    if (!this.alive) {
      this.#socket.terminate()
      return
    }
    this.alive = false
    if (!this.open || this.#stuck()) return
    this.#askedAt = performance.now()
    this.#socket.ping()
  }

  /** The client has answered when it was asked whether it is there: that is how far away it is. */
  ponged(): void {
    this.alive = true
    if (this.#askedAt === null) {
      // Nobody asked: it counts like every frame.
      if (this.open) this.admit()
      return
    }
    this.lag = performance.now() - this.#askedAt
    this.#askedAt = null
  }

  /** Lets go of a client that does not read what it is sent. */
  #stuck(): boolean {
    if (this.#socket.bufferedAmount <= this.#limits.backlog) return false
    this.close(CLOSE.tooSlow, 'too slow')
    return true
  }

  close(code: number, reason: string): void {
    if (!this.open) return
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref()
  }
}

const TEXT = { binary: false } as const

function uncork(wire: Socket): void {
  wire.uncork()
}
