import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseRefused } from '../database.ts'
import { type Answer, type Ask, CLOSE, type FromThread, type Where } from './message.ts'

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** A statement that SQLite refused. */
class SqliteError extends Error {
  readonly code: number | undefined
  constructor(message: string, code: number | undefined) {
    super(message)
    this.name = 'SqliteError'
    this.code = code
  }
}

/** The server's end of the thread that holds the database. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #outbox: Ask[] = []
  #next = 1
  #ended: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromThread) => this.#hear(message))
    worker.on('error', (error: Error) => this.#end(error))
    worker.on('exit', () => this.#end(new Error('The thread of the database has ended.')))
  }

  /** Opens the database of a folder; rejects with DatabaseRefused if it cannot be used. */
  static async open(where: Where): Promise<SqliteThread> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: where })
    const [first] = (await once(worker, 'message')) as [FromThread]
    if ('open' in first && first.open) return new SqliteThread(worker)
    await worker.terminate()
    throw new DatabaseRefused('why' in first ? first.why : 'The thread of the database does not answer.')
  }

  ask(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (this.#ended !== null) return Promise.reject(this.#ended)
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      if (this.#outbox.push({ id, sql, parameters }) === 1) queueMicrotask(() => this.#send())
    })
  }

  /** Everything that was asked is answered first. */
  async close(): Promise<void> {
    if (this.#ended !== null) return
    const exit = once(this.#worker, 'exit')
    this.#send()
    this.#worker.postMessage(CLOSE)
    await exit
  }

  #send(): void {
    if (this.#outbox.length === 0) return
    this.#worker.postMessage(this.#outbox)
    this.#outbox = []
  }

  #hear(message: FromThread): void {
    if ('open' in message) return
    for (const one of message) {
      const waiting = this.#waiting.get(one.id)
      this.#waiting.delete(one.id)
      if ('rows' in one) waiting?.resolve(one)
      else waiting?.reject(new SqliteError(one.message, one.code))
    }
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}
