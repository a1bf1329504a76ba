import type { LogEntry } from '../log.ts'
import { type Act, copyOf } from './act.ts'
import { type GameStory, type Telling, tellingOf } from './story.ts'
import { addToken } from './token.ts'

const UNTOLD: Telling<LogEntry> = { say: ['', '', ''], silent: () => true }

/**
 * Folds a log into acts: payments and gifts go to what they are for, runs of the same kind become one.
 * It can be carried on entry by entry.
 */
export class Fold {
  readonly acts: Act[] = []
  readonly #story: GameStory
  #memory: unknown
  /** Payments that come before what they are for. */
  #paid: Act | null = null
  #told = 0

  constructor(story: GameStory) {
    this.#story = story
    this.#memory = story.memory?.start
  }

  add(entry: LogEntry): void {
    this.#told++
    this.#memory = this.#story.memory?.after(this.#memory, entry)
    const telling = this.#tellingOf(entry)
    const last = this.#open(entry, telling)
    const taker = this.#paid === null ? last : this.#inBetween(this.#paid)
    if (telling.silent?.(entry) === true) this.#reach()
    else if (last !== undefined && joins(telling, entry, last)) {
      this.#payFor(last)
      last.more.push(entry)
      last.told = this.#told
    } else if (taker !== undefined && this.#takes(taker, entry, telling)) {
      for (const token of telling.cost?.(entry) ?? []) addToken(taker.cost, token)
      for (const token of telling.gain?.(entry) ?? []) addToken(taker.gain, token)
      taker.told = this.#told
    } else if (telling.cost !== undefined) this.#putAside(entry, telling)
    else this.#begin(entry, telling)
  }

  /** Another fold that goes on from here and leaves this one as it is. */
  fork(): Fold {
    const fork = new Fold(this.#story)
    // Only the last act can still change.
    for (const act of this.acts.slice(0, -1)) fork.acts.push(act)
    for (const act of this.acts.slice(-1)) fork.acts.push(copyOf(act))
    fork.#memory = this.#memory
    fork.#paid = this.#paid === null ? null : copyOf(this.#paid)
    fork.#told = this.#told
    return fork
  }

  /** Payments that have found nothing to pay for become an act of their own. */
  end(): readonly Act[] {
    this.#flush()
    return this.acts
  }

  #tellingOf({ code }: LogEntry): Telling<LogEntry> {
    return tellingOf(this.#story, code) ?? UNTOLD
  }

  #takes(act: Act, entry: LogEntry, { cost, gain }: Telling<LogEntry>): boolean {
    if (cost === undefined && gain === undefined) return false
    return this.#tellingOf(act.head).takes?.(entry, act) === true
  }

  /** The act that can still grow: none if something was paid since that is not for this entry. */
  #open(entry: LogEntry, telling: Telling<LogEntry>): Act | undefined {
    return this.#paid === null || this.#isFor(entry, telling) ? this.acts.at(-1) : undefined
  }

  /** What came in between since something was paid, and may still bring something itself. */
  #inBetween(paid: Act): Act | undefined {
    const last = this.acts.at(-1)
    return last !== undefined && last.told > paid.told && this.#tellingOf(last.head).aside === true
      ? last
      : undefined
  }

  /** Whether what was paid last was paid for this. */
  #isFor({ seat }: LogEntry, { paid }: Telling<LogEntry>): boolean {
    return paid === true && this.#paid?.head.seat === seat
  }

  #begin(head: LogEntry, telling: Telling<LogEntry>): void {
    const act = this.#actOf(head)
    if (this.#isFor(head, telling)) this.#payFor(act)
    else if (telling.aside !== true) this.#flush()
    for (const token of telling.gain?.(head) ?? []) addToken(act.gain, token)
    this.acts.push(act)
  }

  #payFor(act: Act): void {
    for (const token of this.#paid?.cost ?? []) addToken(act.cost, token)
    this.#paid = null
  }

  /** Whatever is told last reaches up to here. */
  #reach(): void {
    const last = this.#paid ?? this.acts.at(-1)
    if (last !== undefined) last.told = this.#told
  }

  #putAside(entry: LogEntry, { cost }: Telling<LogEntry>): void {
    if (this.#paid?.head.seat !== entry.seat) this.#flush()
    this.#paid ??= this.#actOf(entry)
    for (const token of cost?.(entry) ?? []) addToken(this.#paid.cost, token)
    this.#paid.told = this.#told
  }

  #flush(): void {
    if (this.#paid === null) return
    const { cost, told } = this.#paid
    const last = this.acts.at(-1)
    // Something may have been told meanwhile; lines never go back.
    const reached = Math.max(told, last?.told ?? 0)
    if (cost.length > 0) this.acts.push({ ...this.#paid, told: reached })
    else if (last !== undefined) last.told = reached
    this.#paid = null
  }

  #actOf(head: LogEntry): Act {
    return { head, cost: [], gain: [], more: [], memory: this.#memory, told: this.#told }
  }
}

function joins({ joins }: Telling<LogEntry>, entry: LogEntry, act: Act): boolean {
  if (joins === undefined) return false
  return typeof joins === 'function' ? joins(entry, act) : joins.includes(act.head.code)
}
