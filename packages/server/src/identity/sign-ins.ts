import { networkOf } from '../http/address.ts'
import { Attempts } from '../http/attempts.ts'
import type { Counting, Share } from '../http/tries.ts'
import { CLOCK } from '../settings/clock.ts'

const QUARTER_HOUR = 15 * 60_000
const AN_HOUR = 60 * 60_000
/** Wrong passwords of one address for one account before it has to wait, and how long the first time. */
const FREE = 10
const FIRST_WAIT = 30_000
/** Tries of one address for whatever account within a quarter of an hour. */
const OF_ONE_ADDRESS = 60
/** Tries for one account from addresses where it never signed in, within an hour. */
const OF_STRANGERS = 100
const REMEMBERED = 50_000

/** Wrong passwords of one address for one account: each waits longer than the one before. */
class Waits implements Counting {
  onTry: Counting['onTry'] = () => {}
  readonly #now: () => number
  readonly #pairs = new Map<string, { tries: number; at: number }>()
  /** Where the owner has signed in, here or at another server. */
  readonly #known = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Milliseconds that a pair still has to wait. */
  left(key: string): number {
    const pair = this.#pairs.get(key)
    return pair === undefined ? 0 : waitAfter(pair.tries) - (this.#now() - pair.at)
  }

  isKnown(key: string): boolean {
    return this.#known.has(key)
  }

  take(key: string): void {
    this.#count(key, 1)
    this.onTry(key, false)
  }

  forgive(key: string): void {
    this.#forgive(key)
    this.onTry(key, true)
  }

  heard(key: string, count: number): void {
    if (count === 0) this.#forgive(key)
    else this.#count(key, count)
  }

  #count(key: string, count: number): void {
    const tries = (this.#pairs.get(key)?.tries ?? 0) + count
    this.#pairs.delete(key)
    this.#pairs.set(key, { tries, at: this.#now() })
    shorten(this.#pairs)
  }

  #forgive(key: string): void {
    this.#pairs.delete(key)
    this.#known.delete(key)
    this.#known.set(key, this.#now())
    shorten(this.#known)
  }
}

/**
 * Who guesses passwords has to wait, and the owner does not: tries are counted for each address with each account,
 * and wait longer each time. Many addresses that guess together wait together, except those where the owner has
 * signed in before. Passkeys and sessions that live are not counted at all.
 */
export class SignIns {
  readonly #waits: Waits
  readonly #addresses: Attempts
  readonly #strangers: Attempts

  constructor(now: () => number = CLOCK.steady, share: Share = (_, alone) => alone) {
    this.#waits = share('sign-ins', new Waits(now))
    this.#addresses = share('sign-ins-from', new Attempts(OF_ONE_ADDRESS, QUARTER_HOUR, now))
    this.#strangers = share('sign-ins-to', new Attempts(OF_STRANGERS, AN_HOUR, now))
  }

  /** Counts a try before it is made; gives the seconds to wait instead, or 0. */
  take(address: string, account: string): number {
    const key = pairOf(address, account)
    const wait = this.#waits.left(key)
    if (wait > 0) return Math.ceil(wait / 1000)
    const crowded = this.#addresses.take(networkOf(address))
    if (crowded > 0) return crowded
    if (!this.#waits.isKnown(key)) {
      const strange = this.#strangers.take(account)
      if (strange > 0) return strange
    }
    this.#waits.take(key)
    return 0
  }

  /** It was the right one: the address is known from now on. */
  succeeded(address: string, account: string): void {
    this.#waits.forgive(pairOf(address, account))
    this.#addresses.forgive(networkOf(address))
  }
}

function pairOf(address: string, account: string): string {
  return `${networkOf(address)} ${account}`
}

/** Nothing for the first tries, then twice as long each time, up to a quarter of an hour. */
function waitAfter(tries: number): number {
  return tries < FREE ? 0 : Math.min(QUARTER_HOUR, FIRST_WAIT * 2 ** Math.min(10, tries - FREE))
}

function shorten(map: Map<string, unknown>): void {
  for (const oldest of map.keys()) {
    if (map.size <= REMEMBERED) return
    map.delete(oldest)
  }
}
