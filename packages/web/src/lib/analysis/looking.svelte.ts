import { load, save } from '../library/library.ts'
import { startThread } from '../threads/start.ts'
import { type Analysed, isWhole } from './analysed.ts'
import { analyseMatch } from './analyst.ts'

/** How hard each decision is thought about at first, and when somebody wants to know better. */
export const USUAL = 400
export const THOROUGH = 2000

/** The page and the system need something of the device, too. */
const MOST_THREADS = 4

/** A match that is being looked back on: how far that is, and what has been found. */
export class Looking {
  readonly #game: string
  readonly #record: string
  /** The match of this device that keeps what is found; null for one of the server. */
  readonly #match: string | null
  analysed = $state.raw<Analysed | null>(null)
  running = $state(false)
  failed = $state(false)
  #stop: (() => void) | null = null

  constructor(game: string, record: string, match: string | null, known: Analysed | null) {
    this.#game = game
    this.#record = record
    this.#match = match
    this.analysed = known
  }

  get whole(): boolean {
    return this.analysed !== null && isWhole(this.analysed)
  }

  begin(iterations: number): void {
    this.stop()
    this.failed = false
    this.running = true
    this.#stop = analyseMatch(
      { game: this.#game, record: this.#record, iterations },
      {
        onmore: (analysed) => {
          this.analysed = analysed
          if (!isWhole(analysed)) return
          this.running = false
          void this.#keep(analysed)
        },
        onfailed: () => {
          this.running = false
          this.failed = true
        },
      },
      () => startThread('mind'),
      Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1),
    )
  }

  /** What has been found so far stays. */
  stop(): void {
    this.#stop?.()
    this.#stop = null
    this.running = false
  }

  async #keep(analysis: Analysed): Promise<void> {
    if (this.#match === null) return
    const found = await load(this.#match)
    if (found.ok && found.value !== null) await save({ ...found.value, analysis })
  }
}
