import type { VillageLog } from '@chronik/village'
import type { Token } from '../../../table/contract.ts'
import { type Act, actOf, addToken, copyOf } from './act.ts'

type Entry<C extends VillageLog['code']> = Extract<VillageLog, { code: C }>

/** Entries that belong to the act told before them, if it is of their own kind or of one that takes them. */
const RUNS: { readonly [code: string]: readonly string[] } = {
  fill: ['fill'],
  deal: ['deal', 'market-end', 'move-up'],
  'move-up': ['market-end', 'move-up'],
  draw: ['draw', 'monk', 'conny-church'],
  monk: ['draw', 'monk', 'conny-church'],
  'conny-church': ['draw', 'monk', 'conny-church'],
  'monks-back': ['draw', 'monk', 'conny-church'],
  'fate-mixed': ['fate', 'death', 'nobody-dies', 'end-rung'],
  marker: ['travel'],
  overflow: ['harvest', 'gain', 'well-action'],
}

/** Heads whose price or gift is told after them. */
function follows(act: Act, entry: Entry<'time' | 'pay' | 'gain'>): boolean {
  const { head, cost } = act
  if (!('seat' in head) || head.seat !== entry.seat) return false
  switch (head.code) {
    case 'take':
      return entry.code === 'time'
        ? head.cube === 'plague' && cost.length === 0
        : entry.code === 'gain' && entry.from === head.space
    case 'train':
    case 'council':
      return entry.code === 'time' && !cost.some(({ piece }) => piece === 'time')
    case 'church':
      return entry.code !== 'gain'
    case 'promote':
      return entry.code === 'pay'
    case 'well':
      return entry.code === 'pay'
    case 'privilege':
      return entry.code !== 'time'
    case 'harvest':
    case 'travel':
    case 'majority':
      return entry.code === 'gain'
    default:
      return false
  }
}

/**
 * Folds the log into acts: payments and gifts go to what they are for, runs of the same kind become one.
 * It can be carried on entry by entry.
 */
export class Fold {
  readonly acts: Act[] = []
  /** Payments that come before what they are for. */
  #cost: Token[] = []
  #payer = -1
  #told = 0

  add(entry: VillageLog): void {
    this.#told++
    const last = this.acts.at(-1)
    switch (entry.code) {
      case 'time':
      case 'pay':
        if (last !== undefined && follows(last, entry)) this.#addTo(last, entry)
        else this.#putAside(entry)
        return
      case 'gain':
        if (last !== undefined && this.#cost.length === 0 && follows(last, entry)) this.#addTo(last, entry)
        else this.#begin(entry)
        return
      case 'ring':
        if (entry.to === 'farm' && last?.head.code === 'privilege') {
          last.gain.push({ piece: 'next-start' })
          last.told = this.#told
        } else this.#begin(entry)
        return
      case 'well-action':
        if (last?.head.code === 'well') this.#join(last, entry)
        else this.#begin(entry)
        return
      case 'mass-done':
        this.#massDone(entry, last)
        return
      default:
        if (last !== undefined && RUNS[entry.code]?.includes(last.head.code)) this.#join(last, entry)
        else this.#begin(entry)
    }
  }

  /** Another fold that goes on from here and leaves this one as it is. */
  fork(): Fold {
    const fork = new Fold()
    // Only the last act can still change.
    fork.acts.push(...this.acts.slice(0, -1), ...this.acts.slice(-1).map(copyOf))
    fork.#cost = [...this.#cost]
    fork.#payer = this.#payer
    fork.#told = this.#told
    return fork
  }

  /** Payments that have found nothing to pay for become an act of their own. */
  end(): readonly Act[] {
    this.#flush()
    return this.acts
  }

  #begin(head: VillageLog): void {
    const act = actOf(head, this.#told)
    if ('seat' in head && head.seat === this.#payer && PAID.includes(head.code)) {
      act.cost.push(...this.#cost)
      this.#cost = []
    } else this.#flush()
    act.told = this.#told
    this.acts.push(act)
  }

  #flush(): void {
    if (this.#cost.length === 0) return
    const paid = actOf({ code: 'pay', seat: this.#payer, what: 'coin', amount: 0 }, this.#told)
    paid.cost.push(...this.#cost)
    this.#cost = []
    this.acts.push(paid)
  }

  #join(act: Act, entry: VillageLog): void {
    act.more.push(entry)
    act.told = this.#told
  }

  #addTo(act: Act, entry: Entry<'time' | 'pay' | 'gain'>): void {
    // A cube that is taken is told with its space.
    if (entry.code !== 'gain') addCost(act.cost, entry)
    else if (act.head.code !== 'take') addToken(act.gain, entry.what, entry.amount)
    act.told = this.#told
  }

  #putAside(entry: Entry<'time' | 'pay'>): void {
    if (entry.seat !== this.#payer) this.#flush()
    this.#payer = entry.seat
    addCost(this.#cost, entry)
  }

  /** Who has called or promoted somebody is simply done; the others are told together. */
  #massDone(entry: Entry<'mass-done'>, last: Act | undefined): void {
    const deed = entry.with === 'choose' ? 'choose' : 'promote'
    const same = last?.head.code === 'mass-done' && last.head.with === entry.with
    if (last !== undefined && (same || (last.head.code === deed && last.head.seat === entry.seat)))
      this.#join(last, entry)
    else this.#begin(entry)
  }
}

/** Heads to which payments before them belong. */
const PAID: readonly string[] = ['product', 'serve', 'travel', 'council', 'choose', 'gain']

function addCost(cost: Token[], entry: Entry<'time' | 'pay'>): void {
  if (entry.code === 'pay') addToken(cost, entry.what, entry.amount)
  else cost.push({ piece: 'time', amount: entry.amount })
}
