import { setTimeout as pause } from 'node:timers/promises'
import { type JsMsg, jetstream } from '@nats-io/jetstream'
import type { NatsLine } from '../../bus/nats/connection.ts'
import type { ThinkingPool } from './pool.ts'
import {
  type Answered,
  GONE_AFTER,
  type Job,
  openQueue,
  queueMayBeGone,
  queueOf,
  taskSent,
  type Urgency,
  workersFor,
} from './shared-queue.ts'

export interface WorkNeeds {
  readonly line: NatsLine
  readonly pool: ThinkingPool
  readonly threads: number
  warn(what: string, details: { readonly [name: string]: unknown }): void
}

/** Who asks in this very process: NATS tells nobody what they said themselves. */
export interface Asker {
  readonly name: string
  hear(answered: Answered): void
}

/** How long one look at an empty queue lasts, and the pause after one that failed. */
const LOOK = 10_000
const AFTER_TROUBLE = 500

/**
 * Takes tasks out of the queue: as many as there are threads of those where somebody waits, and one of the others.
 * Among them the pool puts first where somebody waits.
 */
export class SharedWorker {
  readonly #needs: WorkNeeds
  readonly #asker: Asker | null
  #closed = false
  #troubled = false

  constructor(needs: WorkNeeds, asker: Asker | null = null) {
    this.#needs = needs
    this.#asker = asker
    for (let hand = 0; hand < needs.threads; hand++) void this.#work('urgent')
    if (needs.threads > 0) void this.#work('idle')
  }

  /** Takes nothing more. What the pool gives up when it closes goes back into the queue. */
  close(): void {
    this.#closed = true
  }

  async #work(urgency: Urgency): Promise<void> {
    while (!this.#closed) {
      try {
        const message = await this.#next(urgency)
        this.#troubled = false
        if (message !== null) await this.#answer(message)
      } catch (error) {
        if (this.#closed) return
        if (!this.#troubled) this.#needs.warn('the queue of the bots does not answer', { why: String(error) })
        this.#troubled = true
        queueMayBeGone(this.#needs.line)
        await pause(AFTER_TROUBLE)
      }
    }
  }

  async #next(urgency: Urgency): Promise<JsMsg | null> {
    const { line } = this.#needs
    await openQueue(line)
    const consumer = await jetstream(line.connection).consumers.get(queueOf(line), workersFor(urgency))
    return consumer.next({ expires: LOOK })
  }

  async #answer(message: JsMsg): Promise<void> {
    const { line, pool } = this.#needs
    const { id, to, owner, urgent, since, task } = message.json<Job>()
    const alive = setInterval(() => message.working(), GONE_AFTER / 4)
    try {
      const waited = Math.max(0, Date.now() - since)
      const thought = await pool.think(taskSent(task), owner, urgent, waited)
      if (this.#closed && !thought.ok) {
        message.nak()
        return
      }
      const answered: Answered = { id, thought }
      if (to === this.#asker?.name) this.#asker.hear(answered)
      else line.connection.publish(`${line.prefix}.thoughts.${to}`, JSON.stringify(answered))
      message.ack()
    } finally {
      clearInterval(alive)
    }
  }
}
