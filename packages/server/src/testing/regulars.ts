import { freshRequest, Live, type Pace } from '@chronik/protocol'
import { expect } from 'vitest'
import { Guest } from '../live/testing/guest.ts'
import { checkMatches } from '../play/check.ts'
import { games } from '../play/games.ts'
import type { Store } from '../store/port/store.ts'
import { Visitor } from './visitor.ts'

/** A series that a client was told is played. */
interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly seq: number
  readonly moves: readonly string[]
}

/** Counts what was acknowledged, and wakes who waits for a number of them the very moment it is reached. */
export class Tally {
  count = 0
  #wanted = 0
  #wake: () => void = () => {}

  add(): void {
    this.count++
    if (this.count >= this.#wanted) this.#wake()
  }

  /** Resolves after so many more. */
  more(many: number): Promise<void> {
    this.#wanted = this.count + many
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

interface RegularNeeds {
  readonly seed: number
  readonly tally: Tally
  /** Thinks about a move. */
  readonly pause?: (() => Promise<void>) | undefined
}

/** Sits at a table over a live connection and plays at random, whatever becomes of the server. */
export class Regular {
  readonly guest: Guest
  readonly acknowledged: Acknowledged[] = []
  readonly refused: string[] = []
  /** How often a connection was made. */
  connections = 0
  /** Milliseconds that the slowest answer took. */
  longest = 0
  readonly #live: Live
  readonly #tally: Tally
  readonly #stopped = Promise.withResolvers<'stopped'>()
  readonly #pause: () => Promise<void>

  constructor(
    visitor: Visitor,
    table: string,
    { seed, tally, pause = async () => {} }: RegularNeeds,
    address = () => visitor.origin,
  ) {
    const { cookie } = visitor
    this.#pause = pause
    this.#tally = tally
    this.#live = new Live({
      url: '',
      open: () => {
        this.connections++
        const origin = address()
        const url = `${origin.replace('http', 'ws')}/live`
        return new WebSocket(url, { headers: { cookie, origin } } as never)
      },
      patience: { first: 20, longest: 200 },
    })
    this.guest = new Guest(this.#live, table, seed)
  }

  async play(): Promise<void> {
    const { watched } = this.guest
    for (;;) {
      if (await this.#stoppedBefore(() => this.guest.due || this.guest.over)) return
      if (this.guest.over) return
      await this.#pause()
      // The clock may have gone on meanwhile, or the match.
      if (!this.guest.due) continue
      const moves = this.guest.series()
      const seat = watched.viewer
      const asked = performance.now()
      const answer = await watched.submit(moves)
      this.longest = Math.max(this.longest, performance.now() - asked)
      if (answer.played) {
        this.acknowledged.push({ table: watched.id, seat, seq: answer.seq, moves })
        this.#tally.add()
      } else this.refused.push(answer.refused.code)
      const seen = answer.played ? answer.seq : 0
      if (await this.#stoppedBefore(() => (watched.position.seq ?? 0) >= seen)) return
    }
  }

  stop(): void {
    this.#stopped.resolve('stopped')
    this.#live.close()
  }

  async #stoppedBefore(holds: () => boolean): Promise<boolean> {
    return (await Promise.race([this.#stopped.promise, this.guest.until(holds)])) === 'stopped'
  }
}

/** Some tables of two people, and some of a person and a bot. */
export async function seatRegulars(
  tables: number,
  tally: Tally,
  /** Where somebody is connected, asked each time they connect; the first time they are known there. */
  address: (person: number) => string,
  { pace = { kind: 'none' }, pause }: { readonly pace?: Pace; readonly pause?: () => Promise<void> } = {},
): Promise<Regular[]> {
  const regulars: Regular[] = []
  for (let index = 0; index < tables; index++) {
    const people = [0, 1].slice(index % 4 === 3 ? 1 : 0).map(() => new Visitor(address(index)))
    for (const one of people) await one.post('/api/auth/guest', { name: `Guest ${index}` })
    const [host, other] = people
    const seats = [{ kind: 'me' }, other === undefined ? { kind: 'bot', level: 'random' } : { kind: 'open' }]
    const game = games.ids[index % games.ids.length]
    const created = await host.post('/api/tables', { request: freshRequest(), game, seats, pace })
    const table = created.json.table.id as string
    if (other !== undefined) await other.post(`/api/tables/${table}/join`)
    const started = await host.post(`/api/tables/${table}/start`)
    if (started.status !== 200) throw new Error(started.text)
    people.forEach((one, at) => {
      const needs = { seed: index, tally, pause }
      regulars.push(new Regular(one, table, needs, () => address(index + at)))
    })
  }
  return regulars
}

/** Everything that was acknowledged is kept, each once and in its place, and every match can have been. */
export async function expectNothingLost(store: Store, regulars: readonly Regular[]): Promise<number> {
  const all = regulars.flatMap(({ acknowledged }) => acknowledged)
  for (const { table, seat, seq, moves } of all) {
    const [deed] = await store.deeds.from(table, seq)
    expect(deed).toMatchObject({ seq, seat })
    const own = deed.lines.filter((line) => line.startsWith(`${seat + 1} `))
    expect(own).toEqual(moves.map((move) => `${seat + 1} ${move}`))
  }
  expect((await checkMatches(store, games)).differences).toEqual([])
  for (const { guest } of regulars) {
    const deeds = await store.deeds.from(guest.watched.id, 0)
    expect(deeds.map(({ seq }) => seq)).toEqual(deeds.map((_, index) => index))
  }
  return all.length
}

/**
 * By how many milliseconds a decision of a person was counted for longer or shorter than it lasted, at worst: from the
 * deed before to the deed itself, by the clock of the wall.
 */
export async function clockErrors(
  store: Store,
  regulars: readonly Regular[],
): Promise<{ readonly longest: number; readonly shortest: number }> {
  const errors = { longest: 0, shortest: 0 }
  const people = new Map<string, Set<number>>()
  for (const { guest } of regulars) {
    const { id, viewer } = guest.watched
    people.set(id, (people.get(id) ?? new Set()).add(viewer))
  }
  for (const [table, seats] of people) {
    const deeds = await store.deeds.from(table, 0)
    for (const [index, { seat, at, spent = 0 }] of deeds.entries()) {
      if (index === 0 || !seats.has(seat)) continue
      const error = spent - (at - deeds[index - 1].at)
      errors.longest = Math.max(errors.longest, error)
      errors.shortest = Math.max(errors.shortest, -error)
    }
  }
  return errors
}
