import { defineStory } from '@chronik/kernel/story'
import type { WorldLog } from './log.ts'
import { names } from './names.ts'
import { pieces } from './pieces.ts'
import { cardTellers } from './tellers/cards.ts'
import { councilTellers } from './tellers/council.ts'
import { courseTellers } from './tellers/course.ts'
import { goodsTellers } from './tellers/goods.ts'
import type { WorldMemory } from './tellers/telling.ts'
import { townTellers } from './tellers/town.ts'

export { ESCAPED, TO_PERSONS } from './phrases.ts'

/** The story of a match of World Without End in words. */
export const story = defineStory<WorldLog, WorldMemory>({
  names,
  pieces,
  memory: {
    start: { chapter: 1, round: 1, ending: false },
    after: (memory, entry) => {
      if (entry.code === 'round') return { chapter: entry.chapter, round: entry.round, ending: false }
      return entry.code === 'chapter-end' ? { ...memory, chapter: entry.chapter, ending: true } : memory
    },
  },
  tellers: { ...courseTellers, ...councilTellers, ...cardTellers, ...goodsTellers, ...townTellers },
})
