import { SPECTATOR } from '@chronik/kernel'
import { appendLines } from '../../library/record-text.ts'
import { ownSeat, type SavedMatch } from '../../library/saved.ts'
import type { Stored } from '../../library/stored.ts'
import type { Link, Opened, Played, Series, TablePort, Told } from '../port.ts'
import { Telling } from '../told.ts'
import type { Connect, Connection } from './connection.ts'
import type { Hold, Holding } from './holding.ts'
import type { Page, Say } from './messages.ts'

/** What the port needs of this device. */
export interface Device {
  readonly connect: Connect
  readonly hold: Holding
  /** The match as it is kept; null if it is not. */
  read(id: string): Promise<SavedMatch | null>
  keep(match: SavedMatch): Promise<Stored>
  /** Keeps lines that follow; so many were added since the match was kept whole. */
  add(match: SavedMatch, from: number, lines: readonly string[]): Promise<Stored>
  /** Milliseconds since 1970. */
  now(): number
}

/** A host that is lost so often without a single answer will not come back. */
const MOST_RESTARTS = 3

const STALE: Played = { ok: false, index: 0, refusal: { code: 'stale' } }

/** A match of this device: a thread hosts it, and what happens is kept here. */
export class LocalPort implements TablePort {
  readonly house = null
  readonly opened: Promise<Opened>
  #open: (opened: Opened) => void = () => {}
  readonly #device: Device
  readonly #telling = new Telling()
  readonly #hold: Hold
  /** The match as it was last kept whole, and the lines added since. */
  #match: SavedMatch
  #lines: string[] = []
  /** What was read may have lines added to it already: before others follow it is kept whole once more. */
  #wholeFirst = true
  #connection: Connection | null = null
  #viewer: number
  #number = 0
  readonly #plays = new Map<number, { readonly series: Series; answer(played: Played): void }>()
  readonly #visits = new Map<number, (position: Int16Array | null) => void>()
  #restarts = 0
  #link: Link = 'live'
  #held = false
  #closed = false

  constructor(match: SavedMatch, device: Device) {
    this.#match = match
    this.#device = device
    this.#viewer = firstViewer(match)
    this.opened = new Promise((resolve) => {
      this.#open = resolve
    })
    this.#hold = device.hold(match.id, {
      granted: () => void this.#granted(),
      elsewhere: () => this.#elsewhere(),
    })
  }

  listen(hear: (told: Told) => void): void {
    this.#telling.listen(hear)
  }

  play(series: Series): Promise<Played> {
    if (!this.#held) return Promise.resolve(STALE)
    const number = ++this.#number
    return new Promise((answer) => {
      this.#plays.set(number, { series, answer })
      this.#connection?.ask({ type: 'play', number, series })
    })
  }

  recall(): void {
    if (this.#held) this.#connection?.ask({ type: 'recall' })
  }

  concede(seat: number): void {
    if (this.#held) this.#connection?.ask({ type: 'concede', seat })
  }

  visit(told: number): Promise<Int16Array | null> {
    const number = ++this.#number
    return new Promise((resolve) => {
      if (this.#connection === null) return resolve(null)
      this.#visits.set(number, resolve)
      this.#connection.ask({ type: 'visit', number, told })
    })
  }

  look(seat: number): void {
    this.#connection?.ask({ type: 'look', seat })
  }

  takeOver(): void {
    this.#hold.take()
  }

  record(): Promise<string | null> {
    const { record } = this.#match
    return Promise.resolve(record === null ? null : appendLines(record, this.#lines))
  }

  close(): void {
    this.#closed = true
    this.#disconnect()
    this.#hold.release()
  }

  /** The match is ours: whoever had it may have gone on with it. */
  async #granted(): Promise<void> {
    if (this.#closed) return
    const kept = await this.#device.read(this.#match.id)
    if (this.#closed) return
    if (kept !== null) this.#take(kept)
    this.#held = true
    this.#become('live')
    this.#connect()
  }

  /** Another window goes on with it: here it is looked at as it was kept last. */
  #elsewhere(): void {
    if (this.#closed) return
    this.#held = false
    for (const { answer } of this.#plays.values()) answer(STALE)
    this.#plays.clear()
    if (this.#connection === null) this.#connect()
    else this.#disconnect()
    this.#become('elsewhere')
  }

  #take(kept: SavedMatch): void {
    this.#match = kept
    this.#lines = []
    this.#wholeFirst = true
  }

  #connect(): void {
    this.#disconnect()
    const connection = this.#device.connect({
      say: (say) => {
        if (this.#connection === connection) this.#heard(say)
      },
      lost: (message) => {
        if (this.#connection === connection) this.#lost(message)
      },
    })
    this.#connection = connection
    const { id, game, setup, seats, seed, record, startedAt, given } = this.#match
    const whole = record === null ? null : appendLines(record, this.#lines)
    const match = {
      id,
      game,
      setup,
      seats,
      seed,
      record: whole,
      startedAt,
      still: !this.#held,
      ...(given !== undefined && { given }),
    }
    connection.ask({ type: 'open', match, viewer: this.#viewer })
    for (const [number, { series }] of this.#plays) connection.ask({ type: 'play', number, series })
  }

  #disconnect(): void {
    const connection = this.#connection
    this.#connection = null
    connection?.close()
    for (const resolve of this.#visits.values()) resolve(null)
    this.#visits.clear()
  }

  #heard(say: Say): void {
    switch (say.type) {
      case 'opened':
        this.#open({ ok: true, table: say.table })
        return
      case 'told':
        // Whoever hears of the end asks for the record at once.
        if (say.page !== undefined) this.#keep(say.page)
        this.#told(say.told)
        return
      case 'played': {
        const play = this.#plays.get(say.number)
        this.#plays.delete(say.number)
        play?.answer(say.played)
        return
      }
      case 'visited':
        this.#visits.get(say.number)?.(say.position)
        this.#visits.delete(say.number)
        return
      case 'broken':
        if (say.why === 'record') this.#give('unreadable', say.message)
        else this.#lost(say.message)
    }
  }

  #told(told: Told): void {
    if (told.type === 'news' || told.type === 'eyes') this.#viewer = told.viewer
    if (told.type === 'news') {
      this.#restarts = 0
      if (this.#held) this.#become('live')
    }
    this.#telling.tell(told)
  }

  #keep({ record, lines, round, due, result, given }: Page): void {
    const { series: _series, ...rest } = this.#match
    const match = {
      ...rest,
      round,
      due,
      updatedAt: this.#device.now(),
      over: due < 0,
      ...(result !== undefined && { result }),
      ...(given !== undefined && { given }),
    }
    const kept = this.#write(match, record, lines)
    void kept.then((stored) => {
      if (this.#closed) return
      // Where browsers know no locks, only this tells that another window has gone on with the match.
      if (!stored.ok && stored.trouble === 'taken') this.#elsewhere()
      else this.#telling.tell({ type: 'kept', stored })
    })
  }

  #write(match: SavedMatch, record: string | undefined, lines: readonly string[]): Promise<Stored> {
    if (record === undefined && !this.#wholeFirst) {
      const from = this.#lines.length
      this.#match = match
      this.#lines.push(...lines)
      return this.#device.add(match, from, lines)
    }
    const whole = record ?? appendLines(match.record ?? '', lines)
    this.#match = { ...match, record: whole }
    this.#lines = []
    this.#wholeFirst = false
    return this.#device.keep(this.#match)
  }

  #lost(message: string): void {
    if (this.#restarts >= MOST_RESTARTS) {
      this.#give('lost', message)
      return
    }
    this.#restarts++
    this.#become('away', message)
    this.#connect()
  }

  #give(link: 'unreadable' | 'lost', message: string): void {
    this.#open({ ok: false, link, message })
    this.#become(link, message)
  }

  #become(link: Link, message = ''): void {
    if (link === this.#link) return
    this.#link = link
    this.#telling.tell({ type: 'link', link, message })
  }
}

function firstViewer(match: SavedMatch): number {
  return match.seats.some(({ kind }) => kind === 'person') ? ownSeat(match) : SPECTATOR
}
