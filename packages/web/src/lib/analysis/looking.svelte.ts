import { load, save } from '../library/library.ts'
import type { Api } from '../online/api.ts'
import { startThread } from '../threads/start.ts'
import { type Analysed, isWhole } from './analysed.ts'
import { analyseMatch } from './analyst.ts'
import { analyseOnServer, stopOnServer } from './server-analyst.ts'

/** How hard each decision is thought about at first, and when somebody wants to know better. */
const USUAL = 400
export const THOROUGH = 2000

/** The page and the system need something of the device, too. */
const MOST_THREADS = 4

/** Where a match is kept, and what is found about it. */
export type Home =
  | { readonly kind: 'device'; readonly match: string }
  /** A table of the server, which reads it for those who played there. */
  | { readonly kind: 'server'; readonly table: string; readonly api: Api; readonly played: boolean }

/** A match that is being looked back on: how far that is, and what has been found. */
export class Looking {
  readonly #game: string
  readonly #record: string
  readonly #home: Home
  analysed = $state.raw<Analysed | null>(null)
  running = $state(false)
  failed = $state(false)
  /** Whether the server reads it. */
  served = $state(false)
  #leave: (() => void) | null = null
  /** What has been found about the whole match: it stays when a more thorough look is left. */
  #whole: Analysed | null

  constructor(game: string, record: string, home: Home, known: Analysed | null) {
    this.#game = game
    this.#record = record
    this.#home = home
    this.analysed = known
    this.#whole = known !== null && isWhole(known) ? known : null
    this.served = home.kind === 'server' && home.played
  }

  get whole(): boolean {
    return this.analysed !== null && isWhole(this.analysed)
  }

  /** Reads on where it was left, as thoroughly as there. */
  goOn(): void {
    this.begin(this.analysed?.iterations ?? USUAL)
  }

  begin(iterations: number): void {
    this.leave()
    this.failed = false
    this.running = true
    if (this.#home.kind === 'server' && this.served) this.#beginThere(this.#home, iterations)
    else this.#beginHere(iterations)
  }

  /** What has been found so far stays. */
  stop(): void {
    const home = this.#home
    if (this.running && this.served && home.kind === 'server') void stopOnServer(home.api, home.table)
    this.leave()
  }

  /** The page goes; what the server reads goes on, and what was read here is kept. */
  leave(): void {
    this.#leave?.()
    this.#leave = null
    const left = this.running && !this.served ? this.analysed : null
    this.running = false
    if (left === null || isWhole(left)) return
    if (this.#whole === null) void this.#keep(left)
    else this.analysed = this.#whole
  }

  #beginThere(home: Extract<Home, { readonly kind: 'server' }>, iterations: number): void {
    this.#leave = analyseOnServer(
      home.api,
      { table: home.table, iterations },
      {
        onmore: (analysed) => {
          this.analysed = analysed
        },
        onended: (how) => {
          this.running = false
          this.failed = how === 'failed'
        },
        onrefused: () => {
          this.served = false
          this.#beginHere(iterations)
        },
      },
    )
  }

  #beginHere(iterations: number): void {
    const before = this.analysed?.iterations === iterations ? this.analysed : null
    this.#leave = analyseMatch(
      { game: this.#game, record: this.#record, iterations },
      before,
      {
        onmore: (analysed) => {
          this.analysed = analysed
          if (!isWhole(analysed)) return
          this.#whole = analysed
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

  async #keep(analysis: Analysed): Promise<void> {
    if (this.#home.kind === 'server') return
    const found = await load(this.#home.match)
    if (found.ok && found.value !== null) await save({ ...found.value, analysis })
  }
}
