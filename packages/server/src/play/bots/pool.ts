import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { LEVELS, type Level } from '@chronik/bots'
import type { READY, Task, Thought, Turn } from './message.ts'
import { FairQueue, type Waiting } from './queue.ts'

export interface PoolSettings {
  /** How many threads may think at the same time. */
  readonly threads: number
  /** The module that exports the games, if it is not the house's own. */
  readonly module?: URL
  /** A thread that works longer than this on a thought is stuck, in milliseconds of its own processor time. */
  readonly longest?: number
  /** Milliseconds somebody waits for a thread before the bot plays below its level. */
  readonly patience?: number
}

const PATIENCE = 8_000
/** A turn of a bot may be long; this is longer. */
const LONGEST_THOUGHT = 120_000
const GAMES = new URL('../games.ts', import.meta.url)

/** As many threads as the machine bears beside the server. */
export function usualThreads(): number {
  return Math.max(2, availableParallelism() - 1)
}

/** Decides at first sight, in a moment. */
const HURRIED: Level = 'novice'

interface Thinker {
  readonly worker: Worker
  readonly slow: boolean
}

/** The threads where bots think. Tables with people go first; long thoughts leave one thread to the short ones. */
export class ThinkingPool {
  readonly #settings: PoolSettings
  readonly #idle: Worker[] = []
  readonly #busy = new Set<Thinker>()
  readonly #queue = new FairQueue()
  #closed = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  get waiting(): number {
    return this.#queue.length
  }

  get thinking(): number {
    return this.#busy.size
  }

  /** `waited`: milliseconds that somebody has waited already, elsewhere. */
  think(task: Task, owner: string, urgent: boolean, waited = 0): Promise<Thought> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve(CLOSED)
      this.#queue.add({ task, owner, urgent, since: performance.now() - waited, resolve })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { resolve } of this.#queue.empty()) resolve(CLOSED)
    const workers = [...this.#idle, ...[...this.#busy].map(({ worker }) => worker)]
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #next(): void {
    const { threads } = this.#settings
    while (this.#busy.size < threads) {
      const full = [...this.#busy].filter(({ slow }) => slow).length >= Math.max(1, threads - 1)
      const now = performance.now()
      const may = (one: Waiting) => !(full && isSlow(one.task) && !this.#late(one, now))
      const chosen = this.#queue.take(now, may)
      if (chosen === undefined) return
      void this.#run(this.#late(chosen, now) ? hurried(chosen) : chosen)
    }
  }

  /** Whether somebody has waited too long for a bot that takes its time. */
  #late({ task, urgent, since }: Waiting, now: number): boolean {
    const patience = this.#settings.patience ?? PATIENCE
    return isTurn(task) && urgent && now - since > patience && LEVELS.at[task.level] > LEVELS.at[HURRIED]
  }

  async #run({ task, owner, resolve }: Waiting): Promise<void> {
    const began = performance.now()
    const idle = this.#idle.pop()
    const worker = idle ?? this.#fresh()
    const thinker = { worker, slow: isSlow(task) }
    this.#busy.add(thinker)
    const ready = idle !== undefined || (await answerOf<typeof READY>(worker, LONGEST_START)) !== null
    const thought = ready ? await thoughtOf(worker, task, this.#settings.longest ?? LONGEST_THOUGHT) : null
    this.#busy.delete(thinker)
    this.#queue.spent(owner, performance.now() - began, performance.now())
    if (thought === null) await worker.terminate()
    else if (!this.#closed) this.#idle.push(worker)
    resolve(thought ?? { ok: false, why: 'the thread ended or did not answer' })
    this.#next()
  }

  #fresh(): Worker {
    return new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { module: (this.#settings.module ?? GAMES).href },
    })
  }
}

const CLOSED: Thought = { ok: false, why: 'the server is closing' }

/** Loading the games is no thinking, and takes its time on a busy machine. */
const LONGEST_START = 120_000

/** Rather a weaker move now than a stronger one much later; the table is told. */
function hurried(waiting: Waiting): Waiting {
  const { task } = waiting
  if (!isTurn(task)) return waiting
  const resolve = (thought: Thought) => waiting.resolve(thought.ok ? { ...thought, hurried: true } : thought)
  return { ...waiting, resolve, task: { ...task, level: HURRIED } }
}

/** Looking back takes its time, and nobody waits for it at a table. */
function isSlow(task: Task): boolean {
  return !isTurn(task) || task.level === 'master' || task.level === 'grandmaster'
}

function isTurn(task: Task): task is Turn {
  return 'level' in task
}

/** A thread that does not even work, for so many times as long, is stuck as well. */
const SILENCE = 10
/** How often a thread is looked at while it thinks. */
const LOOKS = 10

/** A busy machine makes nobody stuck: what counts is how long the thread has worked, not how long it took. */
async function thoughtOf(worker: Worker, task: Task, longest: number): Promise<Thought | null> {
  const thought = answerOf<Thought>(worker, SILENCE * longest)
  const before = worker.cpuUsage()
  worker.postMessage(task)
  const look = async () => {
    const { user, system } = await worker.cpuUsage(await before)
    if ((user + system) / 1000 > longest) await worker.terminate()
  }
  // Who ended meanwhile cannot be asked, and need not be.
  before.catch(() => {})
  const looking = setInterval(() => void look().catch(() => {}), longest / LOOKS)
  return thought.finally(() => clearInterval(looking))
}

/** What the thread says next, or null if it ends or keeps silent. */
function answerOf<Said>(worker: Worker, longest: number): Promise<Said | null> {
  return new Promise((resolve) => {
    const settle = (said: Said | null) => {
      clearTimeout(timer)
      // Removing all listeners would also remove Node's own, and the thread would never be heard again.
      worker.off('message', settle).off('error', lost).off('exit', lost)
      resolve(said)
    }
    const lost = () => settle(null)
    const timer = setTimeout(lost, longest)
    worker.on('message', settle)
    worker.on('error', lost)
    worker.on('exit', lost)
  })
}
