import type { Found } from '@chronik/bots'
import type { AnalysisQuestion, LookedAt } from '../analysis/analysed.ts'
import type { SpokenAdvice } from './advice.ts'
import type { MoveQuestion, Question, Thinker } from './thinker.ts'

export type MindAsk =
  | { readonly type: 'choose'; readonly number: number; readonly question: MoveQuestion }
  | { readonly type: 'prepare'; readonly number: number; readonly question: MoveQuestion }
  | { readonly type: 'ponder'; readonly number: number; readonly question: MoveQuestion }
  | { readonly type: 'advise'; readonly number: number; readonly question: Question }

export type MindAnswer =
  | { readonly type: 'move'; readonly number: number; readonly move: string }
  | { readonly type: 'ready'; readonly number: number }
  | { readonly type: 'found'; readonly number: number; readonly found: Found }
  | { readonly type: 'advice'; readonly number: number; readonly advice: SpokenAdvice }
  | { readonly type: 'failed'; readonly number: number; readonly message: string }

/** A whole match is looked back on; it answers again and again, and `read` says how far it is. */
export interface AnalysisAsk {
  readonly type: 'analyse'
  readonly number: number
  readonly question: AnalysisQuestion
}

export type AnalysisAnswer =
  | {
      readonly type: 'looked'
      readonly number: number
      readonly looked: LookedAt | null
      readonly read: number
      readonly events: number
    }
  | { readonly type: 'failed'; readonly number: number; readonly message: string }

interface Waiting {
  readonly resolve: (answer: MindAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * Thinks in a worker of its own, so that nobody waits for a thought. A search cannot be interrupted from
 * outside: whoever stops it ends the worker, and the next question gets a new one.
 */
export class WorkerThinker implements Thinker {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #number = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  async choose(question: MoveQuestion): Promise<string> {
    const answer = await this.#ask({ type: 'choose', number: ++this.#number, question })
    if (answer.type !== 'move') throw new Error('a mind that does not answer the question')
    return answer.move
  }

  /** Loads what the question needs. */
  async prepare(question: MoveQuestion): Promise<void> {
    await this.#ask({ type: 'prepare', number: ++this.#number, question })
  }

  /** What a bot finds out about a decision, for another thread that decides. */
  async ponder(question: MoveQuestion): Promise<Found> {
    const answer = await this.#ask({ type: 'ponder', number: ++this.#number, question })
    if (answer.type !== 'found') throw new Error('a mind that does not answer the question')
    return answer.found
  }

  async advise(question: Question): Promise<SpokenAdvice> {
    const answer = await this.#ask({ type: 'advise', number: ++this.#number, question })
    if (answer.type !== 'advice') throw new Error('a mind that does not answer the question')
    return answer.advice
  }

  stop(): void {
    this.#waiting.clear()
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(ask: MindAsk): Promise<MindAnswer> {
    const worker = this.#worker ?? this.#begin()
    this.#worker = worker
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask.number, { resolve, reject })
      worker.postMessage(ask)
    })
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<MindAnswer>) => this.#answered(data)
    worker.onerror = ({ message }) => this.#failed(message)
    return worker
  }

  #answered(answer: MindAnswer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (answer.type === 'failed') waiting?.reject(new Error(answer.message))
    else waiting?.resolve(answer)
  }

  #failed(message: string): void {
    const waiting = [...this.#waiting.values()]
    this.stop()
    for (const { reject } of waiting) reject(new Error(message))
  }
}
