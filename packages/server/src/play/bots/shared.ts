import { randomUUID } from 'node:crypto'
import { jetstream } from '@nats-io/jetstream'
import type { NatsLine } from '../../bus/nats/connection.ts'
import type { Thinking } from './driver.ts'
import type { Task, Thought } from './message.ts'
import type { ThinkingPool } from './pool.ts'
import { type Answered, type Job, openQueue, queueMayBeGone, taskToSend } from './shared-queue.ts'
import { SharedWorker } from './shared-worker.ts'

/** Milliseconds after which a thought is asked for again: its answer must have been lost. */
const AGAIN = 60_000

interface Asked {
  readonly task: Task
  readonly owner: string
  readonly urgent: boolean
  readonly since: number
  timer: NodeJS.Timeout
  resolve(thought: Thought): void
}

export interface SharedNeeds {
  readonly line: NatsLine
  /** The threads of this process: they think when NATS is away. */
  readonly pool: ThinkingPool
  /** How many of them work for the whole house. */
  readonly threads: number
  warn(what: string, details: { readonly [name: string]: unknown }): void
}

/**
 * Lets any process of the house think: tasks go into a queue that outlives who asks and who works. A task may be
 * worked on twice, and its answer may come twice: the number of the deed makes that harmless.
 */
export class SharedThinking implements Thinking {
  readonly #needs: SharedNeeds
  readonly #self = randomUUID()
  readonly #asked = new Map<string, Asked>()
  readonly #worker: SharedWorker
  #closed = false

  constructor(needs: SharedNeeds) {
    this.#needs = needs
    const { connection, prefix } = needs.line
    connection.subscribe(`${prefix}.thoughts.${this.#self}`, {
      callback: (_, message) => this.#hear(message.json<Answered>()),
    })
    void this.#follow()
    this.#worker = new SharedWorker(needs, { name: this.#self, hear: (answered) => this.#hear(answered) })
  }

  think(task: Task, owner: string, urgent: boolean): Promise<Thought> {
    if (this.#closed) return Promise.resolve({ ok: false, why: 'the server is closing' })
    const { promise, resolve } = Promise.withResolvers<Thought>()
    const job = randomUUID()
    const timer = setTimeout(() => void this.#send(job), AGAIN).unref()
    this.#asked.set(job, { task, owner, urgent, since: Date.now(), timer, resolve })
    void this.#send(job)
    return promise
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#worker.close()
    for (const job of this.#asked.keys()) this.#settle(job, { ok: false, why: 'the server is closing' })
  }

  async #send(id: string): Promise<void> {
    const asked = this.#asked.get(id)
    if (asked === undefined) return
    asked.timer.refresh()
    const { connection, prefix } = this.#needs.line
    const { task, owner, urgent, since } = asked
    const job: Job = { id, to: this.#self, owner, urgent, since, task: taskToSend(task) }
    try {
      await openQueue(this.#needs.line)
      await jetstream(connection).publish(
        `${prefix}.tasks.${urgent ? 'urgent' : 'idle'}`,
        JSON.stringify(job),
      )
    } catch (error) {
      this.#needs.warn('bots think here while the queue is away', { table: task.table, why: String(error) })
      this.#settle(id, await this.#needs.pool.think(task, owner, urgent))
    }
  }

  #hear({ id, thought }: Answered): void {
    this.#settle(id, thought)
  }

  /** Answers that came while NATS was away are lost: what is still asked is asked again. */
  async #follow(): Promise<void> {
    for await (const { type } of this.#needs.line.connection.status()) {
      if (type !== 'reconnect') continue
      queueMayBeGone(this.#needs.line)
      for (const id of this.#asked.keys()) void this.#send(id)
    }
  }

  #settle(id: string, thought: Thought): void {
    const asked = this.#asked.get(id)
    if (asked === undefined) return
    this.#asked.delete(id)
    clearTimeout(asked.timer)
    asked.resolve(thought)
  }
}
