import { type Found, type Helper, laneSeed } from '@chronik/bots'
import type { MoveQuestion } from './thinker.ts'
import type { WorkerThinker } from './worker-thinker.ts'

/** More threads than these take memory and heat; nothing that was measured says that they would play better. */
const MOST = 2
/** So long, in milliseconds, helpers may take to begin; whoever is not ready by then helps the next time. */
const WARM_UP = 500
/** How long it is waited for what a helper found out, once its answer could have come; then it is done without. */
const PATIENCE = 2_200
const GRACE = 300
/** Helpers who are not asked for so long, in milliseconds, end and give their memory back. */
const IDLE = 60_000

type Lane = Pick<WorkerThinker, 'prepare' | 'ponder' | 'stop'>

/** How many threads may help the one that decides: one processor is left free. */
export function helpersFor(processors: number | undefined): number {
  return Math.max(0, Math.min(MOST, (processors ?? 1) - 1) - 1)
}

/** Threads that look at the same decision with draws of their own, as long as they are needed. */
export class Lanes {
  readonly #start: () => Lane
  readonly #count: number
  readonly #ready = new Set<Lane>()
  #lanes: readonly Lane[] = []
  #end: ReturnType<typeof setTimeout> | undefined

  constructor(start: () => Lane, count: number) {
    this.#start = start
    this.#count = count
  }

  /** Those who help with a question, each with a seed of its own. */
  async helpersOf(question: MoveQuestion): Promise<readonly Helper[]> {
    clearTimeout(this.#end)
    this.#end = setTimeout(() => this.#stop(), IDLE)
    if (this.#lanes.length === 0) this.#lanes = Array.from({ length: this.#count }, this.#start)
    const waiting = this.#lanes.filter((lane) => !this.#ready.has(lane))
    if (waiting.length > 0)
      await Promise.race([
        Promise.allSettled(waiting.map((lane) => lane.prepare(question).then(() => this.#ready.add(lane)))),
        after(WARM_UP),
      ])
    return this.#lanes.flatMap((lane, index) =>
      this.#ready.has(lane)
        ? [() => this.#ask(lane, { ...question, seed: laneSeed(question.seed, index + 1) })]
        : [],
    )
  }

  /** Whoever failed has to begin again. */
  async #ask(lane: Lane, question: MoveQuestion): Promise<Found> {
    try {
      return await Promise.race([lane.ponder(question), tooLate()])
    } catch (error) {
      this.#ready.delete(lane)
      throw error
    }
  }

  #stop(): void {
    for (const lane of this.#lanes) lane.stop()
    this.#lanes = []
    this.#ready.clear()
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Whoever thinks in this thread hears nothing meanwhile: what has come by then is read before it is too late. */
async function tooLate(): Promise<never> {
  await after(PATIENCE)
  await after(GRACE)
  throw new Error('found out too late')
}
