import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '@chronik/village'

/** Entries of the log behind which another action is under way, or none. */
const TURNS: readonly VillageLog['code'][] = [
  'round',
  'take',
  'conny-take',
  'well',
  'well-action',
  'herald',
  'wedding-phase',
]

/** The space whose action a seat is about, for questions that are asked everywhere: what to pay with, which card to play. */
export function spaceUnderWay(log: readonly LogEntry[], seat: number): string | null {
  const entry = (log as readonly VillageLog[]).findLast(({ code }) => TURNS.includes(code))
  if (entry === undefined) return null
  switch (entry.code) {
    case 'take':
      return entry.seat === seat ? entry.space : null
    case 'well-action':
    case 'herald':
      return entry.seat === seat ? entry.action : null
    // VM-501: it is held for all.
    case 'wedding-phase':
      return 'wedding'
    default:
      return null
  }
}
