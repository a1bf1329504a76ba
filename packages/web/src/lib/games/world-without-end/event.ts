import type { WorldLog } from '@chronik/world-without-end'
import type { Token } from '#lib/table/contract.ts'
import { tokensOf } from './acting/effects.ts'

/** What an event has done to somebody so far. */
export interface Struck {
  readonly seat: number
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  /** Cards laid down, houses taken back. */
  readonly cards: number
  readonly houses: number
}

/** What has come of the event of this round for each seat: income, favour and actions after it are not its doing. */
export function struckBy(players: number, log: readonly WorldLog[]): Struck[] {
  const from = log.findLastIndex(({ code }) => code === 'reveal')
  const since = from < 0 ? [] : log.slice(from + 1)
  const laid = since.findIndex(({ code }) => code === 'orient')
  const told = laid < 0 ? since : since.slice(0, laid)
  return Array.from({ length: players }, (_, seat) => {
    const own = told.filter((entry) => entry.seat === seat)
    return {
      seat,
      ...tokensOf(own, seat),
      cards: own.filter(({ code }) => code === 'discard' || code === 'drawn' || code === 'open').length,
      houses: own.filter(({ code }) => code === 'house-back').length,
    }
  })
}

/** A place of the plague that the card names; value 0: nobody new falls ill there. */
export interface Outbreak {
  readonly place: string
  readonly value: number
}

/** Who fell ill since the card was turned up. */
export function outbreaksBy(log: readonly WorldLog[]): Outbreak[] {
  const from = log.findLastIndex(({ code }) => code === 'reveal')
  return log.slice(Math.max(0, from)).flatMap((entry): Outbreak[] => {
    if (entry.code === 'sick') return [{ place: entry.place, value: entry.value }]
    return entry.code === 'no-new-case' ? [{ place: entry.place, value: 0 }] : []
  })
}
