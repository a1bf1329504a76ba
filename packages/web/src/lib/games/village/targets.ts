import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '@chronik/village'
import type { TargetId } from '../../table/contract.ts'
import { firstOf, knownFillings } from './modules/modules.ts'

/** What an entry of the log is about, to light up on the board. */
export function targetsOf(told: LogEntry): TargetId[] {
  const entry = told as VillageLog
  switch (entry.code) {
    case 'take':
    case 'conny-take':
    case 'fill':
      return [`space:${entry.space}`]
    case 'deal':
    case 'serve':
    case 'move-up':
      return [`customer:${entry.customer}`]
    case 'product':
      return [`building:${entry.building}`]
    case 'gain':
      return entry.from === 'mill' ? ['mill'] : [`farm:${entry.seat}`]
    case 'well':
      return ['well']
    case 'well-action':
      return [`space:${entry.action}`]
    case 'harvest':
      return ['space:harvest']
    case 'privilege':
      return [`council:${entry.step}`]
    case 'newborn':
    case 'home':
    case 'train':
    case 'travel':
    case 'council':
    case 'church':
    case 'choose':
    case 'draw':
    case 'promote':
    case 'death':
    case 'conny-bag':
    case 'conny-church':
      return [`figure:${entry.seat}:${entry.figure}`, ...placeTarget(entry.to)]
    case 'marker':
      return [`castle:${entry.castle}`]
    case 'market-day':
      return ['space:market']
    default:
      return [...(firstOf(knownFillings(), (filling) => filling.targets?.(entry)) ?? [])]
  }
}

/** A place of the vocabulary as something on the board. */
export function placeTarget(place: string): TargetId[] {
  if (place.startsWith('chr-')) return [`chronicle:${place}`]
  if (place.startsWith('grave-')) return [`grave:${place}`]
  if (place.startsWith('castle-')) return [`castle:${place}`]
  const step = /^(council|church)-(\d)$/.exec(place)
  if (step !== null) return [`${step[1]}:${step[2]}`]
  if (place === 'black-bag') return ['bag']
  if (place === 'farm' || place === 'unborn' || place === 'gone') return []
  return [...(firstOf(knownFillings(), (filling) => filling.place?.(place)) ?? [`building:${place}`])]
}
