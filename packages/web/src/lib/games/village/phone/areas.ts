/** The areas of the village, one at a time on a phone. */
export const AREAS = ['farm', 'crafts', 'market', 'travel', 'council', 'church', 'chronicle'] as const
export type Area = (typeof AREAS)[number]

/** The piece that stands for an area. */
export const AREA_PIECES: Readonly<Record<Area, string>> = {
  farm: 'grain',
  crafts: 'plow',
  market: 'coin',
  travel: 'wagon',
  council: 'scroll',
  church: 'monk',
  chronicle: 'chronicle',
}

/** Action spaces that lie in an area. */
export const AREA_SPACES: Readonly<Record<Area, readonly string[]>> = {
  farm: ['harvest', 'family'],
  crafts: ['crafts'],
  market: ['market'],
  travel: ['travel'],
  council: ['council'],
  church: ['church'],
  chronicle: [],
}

/** Where a decision is taken; others can be answered from anywhere. */
const DECISIONS: Readonly<Record<string, Area>> = {
  'd-harvest': 'farm',
  'd-family': 'farm',
  'd-well-action': 'farm',
  'd-crafts': 'crafts',
  'd-train-member': 'crafts',
  'd-train-produce': 'crafts',
  'd-animal': 'crafts',
  'd-market': 'market',
  'd-scrap': 'market',
  'd-travel': 'travel',
  'd-castle': 'travel',
  'd-council': 'council',
  'd-council-pay': 'council',
  'd-privilege': 'council',
  'd-goods': 'council',
  'd-church': 'church',
  'd-church-pay': 'church',
  'd-mass-choose': 'church',
  'd-promote': 'church',
  'd-death': 'chronicle',
}

export const areaOfDecision = (decision: string): Area | null => DECISIONS[decision] ?? null

/** In which area something on the board lies; what lies on a farm is in none. */
export function areaOfTarget(id: string): Area | null {
  const [kind, word = ''] = id.split(':')
  switch (kind) {
    case 'space':
    case 'cube':
      return AREAS.find((area) => AREA_SPACES[area].includes(word)) ?? null
    case 'well':
      return 'farm'
    case 'building':
    case 'mill':
      return 'crafts'
    case 'customer':
    case 'stack':
      return 'market'
    case 'castle':
    case 'road':
      return 'travel'
    case 'council':
      return 'council'
    case 'church':
    case 'bag':
    case 'grave':
      return 'church'
    case 'chronicle':
      return 'chronicle'
    default:
      return null
  }
}
