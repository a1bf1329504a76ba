import { appendLines } from '../../library/record-text.ts'
import type { SavedMatch } from '../../library/saved.ts'
import type { Stored } from '../../library/stored.ts'
import { Mind } from '../../mind/mind.ts'
import type { Thinker } from '../../mind/thinker.ts'
import type { Seat } from '../../table/contract.ts'
import type { Drafts, KeptDraft } from '../drafts.ts'
import type { Connect } from '../local/connection.ts'
import type { Holding } from '../local/holding.ts'
import { MatchHost } from '../local/host.ts'
import type { Device } from '../local/local-port.ts'
import type { Plan, Plans } from '../plans.ts'

const SEED = '5d'.repeat(32)

export const person = (name: string, colour = 'red'): Seat => ({ kind: 'person', name, colour })
export const bot = (level: string, colour = 'blue'): Seat => ({ kind: 'bot', name: level, colour, level })

/** A match nobody has sat down to. */
export function freshMatch(
  seats: readonly Seat[],
  options: { readonly [id: string]: unknown } = {},
): SavedMatch {
  return {
    id: 'm-1',
    game: 'village',
    setup: { players: seats.length, options },
    seats,
    seed: SEED,
    record: null,
    round: 0,
    due: -1,
    startedAt: 0,
    updatedAt: 0,
    over: false,
  }
}

/** Questions that wait for their answer. */
let underWay = 0

function awaited<T>(answer: Promise<T>): Promise<T> {
  underWay++
  return answer.finally(() => {
    underWay--
  })
}

/** Thinks in the same thread, with a clock that stands still. */
export function sameThread(): Thinker {
  const mind = new Mind(() => 0)
  return {
    choose: (question) => awaited(mind.choose(question)),
    advise: (question) => awaited(mind.advise(question)),
    stop: () => {},
  }
}

/** The host in the same thread, over a wire that copies what is sent. */
export const connectHere: Connect = (listener) => {
  let open = true
  const host = new MatchHost((say) => {
    if (open) listener.say(structuredClone(say))
  }, sameThread())
  return {
    ask: (ask) => void awaited(host.receive(structuredClone(ask))),
    close: () => {
      open = false
    },
  }
}

/** Waits until everything that was asked is answered, and what follows from the answers too. */
export async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (underWay > 0)
}

/** Drafts that are kept as long as the test lasts. */
export class NotedDrafts implements Drafts {
  readonly #kept = new Map<string, KeptDraft>()

  read(table: string): KeptDraft | null {
    return this.#kept.get(table) ?? null
  }

  keep(table: string, draft: KeptDraft | null): void {
    if (draft === null) this.#kept.delete(table)
    else this.#kept.set(table, draft)
  }
}

/** Plans that are kept as long as the test lasts. */
export class NotedPlans implements Plans {
  readonly #kept = new Map<string, Plan>()

  read(table: string): Plan | null {
    return this.#kept.get(table) ?? null
  }

  keep(table: string, plan: Plan | null): void {
    if (plan === null) this.#kept.delete(table)
    else this.#kept.set(table, plan)
  }
}

/** A device that notes what it is to keep: each match whole, and the lines that were added to it. */
export class NotedDevice implements Device {
  readonly connect: Connect
  readonly wholes: SavedMatch[] = []
  readonly added: { readonly from: number; readonly lines: readonly string[] }[] = []
  last: SavedMatch | null = null
  readonly #stored: Stored

  constructor({
    connect = connectHere,
    stored = { ok: true, value: undefined },
  }: { readonly connect?: Connect; readonly stored?: Stored } = {}) {
    this.connect = connect
    this.#stored = stored
  }

  hold: Holding = (_match, holder) => {
    holder.granted()
    return { take: () => {}, release: () => {} }
  }

  read(): Promise<SavedMatch | null> {
    return awaited(Promise.resolve(this.last))
  }

  keep(match: SavedMatch): Promise<Stored> {
    this.wholes.push(match)
    this.last = match
    return Promise.resolve(this.#stored)
  }

  add(match: SavedMatch, from: number, lines: readonly string[]): Promise<Stored> {
    this.added.push({ from, lines })
    const before = this.last?.record ?? match.record ?? ''
    this.last = { ...match, record: appendLines(before, lines) }
    return Promise.resolve(this.#stored)
  }

  now(): number {
    return 7
  }
}
