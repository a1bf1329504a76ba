import type { Seat } from '../../table/contract.ts'
import type { Beat, MatchCard, Opened, Played, TablePort, Told } from '../port.ts'
import { Telling } from '../told.ts'
import type { Eyes, Film } from './film.ts'

/** A match as it was played, whose table is looked at once more. */
export interface Screening {
  readonly match: MatchCard
  readonly seats: readonly Seat[]
  readonly film: Film
  /** The match as text. */
  readonly record: string
  /** Whose farm lies below while everything is open. */
  readonly own: number
}

/** A table at which nobody acts: it shows a match that was played, at any moment and through any eyes. */
export class ReplayPort implements TablePort {
  readonly house = null
  readonly opened: Promise<Opened>
  readonly #screening: Screening
  readonly #telling = new Telling()
  #told: number
  #eyes: Eyes

  constructor(screening: Screening, told: number, eyes: Eyes) {
    this.#screening = screening
    this.#told = Math.min(told, screening.film.length)
    this.#eyes = eyes
    const { match, seats } = screening
    this.opened = Promise.resolve({ ok: true, table: { match, seats, mine: [], policy: { hints: false } } })
    this.#news(0, this.#past(this.#told))
  }

  listen(hear: (told: Told) => void): void {
    this.#telling.listen(hear)
  }

  /** Goes to the moment after so many entries; `moving`: piece by piece, if it lies ahead. */
  show(told: number, moving: boolean): void {
    const from = this.#told
    if (told === from) return
    this.#told = told
    if (told < from) this.#news(told, [])
    else this.#news(from, moving ? this.#moving(from, told) : this.#past(told).slice(from))
  }

  /** The same moment through other eyes. */
  see(eyes: Eyes): void {
    this.#eyes = eyes
    this.#news(0, this.#past(this.#told))
  }

  visit(told: number): Promise<Int16Array | null> {
    return Promise.resolve(this.#screening.film.position(told, this.#eyes))
  }

  record(): Promise<string | null> {
    return Promise.resolve(this.#screening.record)
  }

  /** Nobody acts here. */
  play(): Promise<Played> {
    return Promise.resolve({ ok: false, index: 0, refusal: { code: 'over' } })
  }
  recall(): void {}
  concede(): void {}
  look(): void {}
  takeOver(): void {}
  close(): void {}

  /** What was told up to there, without the way to it. */
  #past(told: number): Beat[] {
    return this.#screening.film
      .entries(this.#eyes)
      .slice(0, told)
      .map((entry) => ({ entry, position: null }))
  }

  #moving(from: number, told: number): Beat[] {
    const { film } = this.#screening
    return film
      .entries(this.#eyes)
      .slice(from, told)
      .map((entry, at) => ({ entry, position: film.position(from + at + 1, this.#eyes) }))
  }

  #news(told: number, beats: readonly Beat[]): void {
    const { film, own } = this.#screening
    this.#telling.tell({
      type: 'news',
      seq: this.#told,
      viewer: this.#eyes === 'all' ? own : this.#eyes,
      curtain: null,
      told,
      beats,
      mine: false,
      elsewhere: false,
      recall: null,
      position: film.position(this.#told, this.#eyes),
      due: { over: false, ...film.due(this.#told) },
    })
  }
}
