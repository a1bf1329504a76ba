import type { LogEntry } from '@chronik/kernel'
import type { Eyes, Film } from '../port/replay/film.ts'
import type { ReplayPort } from '../port/replay/replay-port.ts'
import type { TableSession } from '../session/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { headingOf } from '../story/heading.ts'
import { Story } from '../story/story.ts'
import type { StoryLine } from '../table/contract.ts'
import { nextScene, stopAt, stopsOf } from './stops.ts'

/** How long a line stays when its pieces lie still: it wants to be read. */
const REST = 900

/** So many times as fast as usual. */
const PACES = [1, 2, 4, 0.5] as const

/** A match that is watched once more: which line is shown, through whose eyes, and whether it goes on by itself. */
export class Replaying {
  readonly session: TableSession
  readonly film: Film
  readonly #port: ReplayPort
  readonly #story: Story
  #told = $state.raw(0)
  #eyes = $state.raw<Eyes>('all')
  runs = $state(false)
  #pace = $state.raw<(typeof PACES)[number]>(1)

  constructor(session: TableSession, film: Film, port: ReplayPort, told: number, eyes: Eyes) {
    this.session = session
    this.film = film
    this.#port = port
    this.#told = told
    this.#eyes = eyes
    this.#story = new Story(session.words, session.table)
  }

  /** The whole story, also what is still to come. */
  readonly lines: readonly StoryLine[] = $derived.by(() =>
    this.#story.tell(this.film.entries(this.#eyes), [], {
      seats: this.session.seats,
      language: settings.language,
    }),
  )
  readonly stops: readonly number[] = $derived.by(() => stopsOf(this.lines, this.film.length))
  readonly at: number = $derived(stopAt(this.stops, this.#told))
  /** What has just happened. */
  readonly line: StoryLine | null = $derived(
    this.lines.findLast(({ told }) => told <= this.#told && this.#told > 0) ?? null,
  )

  get told(): number {
    return this.#told
  }

  get eyes(): Eyes {
    return this.#eyes
  }

  get pace(): (typeof PACES)[number] {
    return this.#pace
  }

  /** The next pace, and after the last one the first again. */
  changePace(): void {
    this.#pace = PACES[(PACES.indexOf(this.#pace) + 1) % PACES.length]
  }

  get atEnd(): boolean {
    return this.at >= this.stops.length - 1
  }

  /** Goes to a stop; the next one comes piece by piece, all others at once. */
  goTo(at: number): void {
    const goal = Math.min(Math.max(at, 0), this.stops.length - 1)
    this.session.skip()
    // Faster than usual nothing flies: it would still be in the air when the next step comes.
    const moving = goal === this.at + 1 && !(this.runs && this.#pace > 1)
    this.#told = this.stops[goal]
    this.#port.show(this.#told, moving)
  }

  /** Goes to the moment after so many entries of the log. */
  goToMoment(told: number): void {
    this.goTo(stopAt(this.stops, told))
  }

  toNextScene(): void {
    const { table } = this.session
    const isScene = (entry: LogEntry): boolean =>
      headingOf(table, entry) !== null || (table.holds?.(entry) ?? 0) > 0
    this.goTo(nextScene(this.lines, this.stops, this.at, isScene))
  }

  see(eyes: Eyes): void {
    this.session.skip()
    this.#eyes = eyes
    this.#port.see(eyes)
  }

  toggle(): void {
    if (!this.runs && this.atEnd) this.goTo(0)
    this.runs = !this.runs
  }

  /** Goes on by itself while it runs and nothing moves; called where the table is set up. */
  follow(): (() => void) | undefined {
    if (!this.runs || this.session.watching) return undefined
    if (this.atEnd) {
      this.runs = false
      return undefined
    }
    const next = this.at + 1
    const timer = setTimeout(() => this.goTo(next), REST / this.#pace)
    return () => clearTimeout(timer)
  }
}
