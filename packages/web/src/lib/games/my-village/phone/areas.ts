import { CARDS, CUSTOMER_CARDS, isDisplayed, type MyVillageState } from '@chronik/my-village'
import type { TargetId } from '#lib/table/contract.ts'

/** What a phone shows one at a time. */
export const AREAS = ['green', 'church', 'fields', 'street', 'market', 'display', 'book'] as const
export type Area = (typeof AREAS)[number]

/** The part of the village that an area is; the display and the book are pages of their own. */
export const CUTS: Readonly<Record<string, { x: number; y: number; width: number; height: number }>> = {
  green: { x: 302, y: 0, width: 362, height: 462 },
  church: { x: 4, y: 4, width: 304, height: 338 },
  fields: { x: 4, y: 340, width: 304, height: 122 },
  street: { x: 656, y: 0, width: 506, height: 328 },
  market: { x: 656, y: 326, width: 506, height: 136 },
}

/** The council is larger while its spaces are asked for: they lie below the hall. */
export const MARKING = { ...CUTS.church, height: 408 }

export const AREA_PIECES: Readonly<Record<Area, string>> = {
  green: 'main-house',
  church: 'church',
  fields: 'field',
  street: 'craftsman',
  market: 'merchant',
  display: 'hall',
  book: 'chronicle',
}

/** Where something on the table is found on a phone; null for what is always in sight. */
export function areaOfTarget({ cards, box }: MyVillageState, id: TargetId): Area | null {
  const [kind, word, more] = id.split(':')
  switch (kind) {
    case 'offer':
      return word === 'hand' ? 'book' : 'display'
    case 'game':
    case 'school':
    case 'leader':
    case 'path':
    case 'tree':
    case 'house':
    case 'coins':
    case 'pupil':
      return 'green'
    case 'plow':
      return 'fields'
    case 'good':
      return 'street'
    case 'joker':
    case 'marker':
    case 'mark':
    case 'block':
      return 'church'
    case 'villager':
      return VILLAGER_AREAS[more] ?? null
    case 'card': {
      const card = CARDS.at[word]
      if (card >= CUSTOMER_CARDS.first) return isDisplayed(cards[card]) ? 'display' : 'market'
      return CARD_AREAS[box.cards[card].kind] ?? null
    }
    default:
      return null
  }
}

const VILLAGER_AREAS: Readonly<Record<string, Area>> = {
  abbot: 'church',
  councillor: 'church',
  traveller: 'street',
  craftsman: 'street',
  merchant: 'market',
}

const CARD_AREAS: Readonly<Record<string, Area>> = {
  craft: 'street',
  travel: 'street',
  field: 'fields',
  church: 'church',
  monk: 'church',
  hall: 'church',
  'meeting-place': 'church',
}

/** The area that a question is about; null leaves everybody where they look. */
export function areaOfDecision(decision: string): Area | null {
  if (decision === 'black') return 'display'
  if (decision === 'mark') return 'church'
  return ['die-1', 'path', 'school', 'pay'].includes(decision) ? 'green' : null
}
