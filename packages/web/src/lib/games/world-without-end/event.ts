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

/** What has come of the event of this round for each seat. */
export function struckBy(players: number, log: readonly WorldLog[]): Struck[] {
  const from = log.findLastIndex(({ code }) => code === 'reveal')
  const told = from < 0 ? [] : log.slice(from + 1)
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

/** Who fell ill with the card: place and value, or null. */
export function sickBy(log: readonly WorldLog[]): { readonly place: string; readonly value: number } | null {
  const from = log.findLastIndex(({ code }) => code === 'reveal')
  const sick = log.slice(Math.max(0, from)).find((entry) => entry.code === 'sick')
  return sick?.code === 'sick' ? { place: sick.place, value: sick.value } : null
}
