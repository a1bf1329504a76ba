import { defineStory } from '@chronik/kernel/story'
import type { MyVillageLog } from './log.ts'
import { names } from './names.ts'
import { pieces } from './pieces.ts'
import { bannerTellers } from './tellers/banners.ts'
import { courseTellers } from './tellers/course.ts'
import { diceTellers } from './tellers/dice.ts'
import { lifeTellers } from './tellers/life.ts'
import { marketTellers } from './tellers/market.ts'
import { reaper } from './tellers/telling.ts'
import { villageTellers } from './tellers/village.ts'

/** The story of a match of My Village in words. */
export const story = defineStory<MyVillageLog>({
  names,
  pieces,
  tellers: {
    ...courseTellers,
    ...diceTellers,
    ...bannerTellers,
    ...marketTellers,
    ...villageTellers,
    ...lifeTellers,
    reaper,
  },
})
