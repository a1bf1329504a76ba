import { defineStory } from '@chronik/kernel/story'
import { goalTellers } from '../goals/tellers.ts'
import { innTellers } from '../inn/tellers.ts'
import { marriageTellers } from '../marriage/tellers.ts'
import { portTellers } from '../port/tellers.ts'
import { soloTellers } from '../solo/tellers.ts'
import type { VillageLog } from './log.ts'
import { names } from './names.ts'
import { pieces } from './pieces.ts'
import { courseTellers } from './tellers/course.ts'
import { lifeTellers } from './tellers/life.ts'
import { lostTellers } from './tellers/lost.ts'
import { marketTellers } from './tellers/market.ts'
import { massTellers } from './tellers/mass.ts'
import { memory, type VillageMemory } from './tellers/memory.ts'
import { stockTellers } from './tellers/stock.ts'
import { villageTellers } from './tellers/village.ts'

export { placeIn } from './places.ts'

/** The story of a match of Village in words. */
export const story = defineStory<VillageLog, VillageMemory>({
  names,
  pieces,
  memory,
  // Whoever acts without a seat is Conny.
  strangers: {
    name: () => ['Conny', 'Conny', 'Conny'],
    colour: (_seat, { conny }) => conny ?? 'purple',
  },
  tellers: {
    ...courseTellers,
    ...stockTellers,
    ...lostTellers,
    ...lifeTellers,
    ...villageTellers,
    ...marketTellers,
    ...massTellers,
    ...soloTellers,
    ...goalTellers,
    ...innTellers,
    ...portTellers,
    ...marriageTellers,
  },
})
