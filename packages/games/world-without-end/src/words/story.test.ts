import { storyTests } from '@chronik/kernel/story/testing'
import { worldWithoutEnd } from '../game.ts'
import type { WorldLog } from './log.ts'
import { story } from './story.ts'

/** The plague ends; a treatment brings a house; the tower is crowned, by one and by several. */
const examples: readonly (readonly WorldLog[])[] = [
  [{ code: 'tiles-removed', places: ['1', '4'] }],
  [
    { code: 'treated', seat: 1, place: '9', value: 3 },
    { code: 'vp', seat: 1, amount: 2, line: 'treatments', why: 'treatment' },
    { code: 'house', seat: 1, site: 'site-03', yields: 'piety', amount: 1, free: 1 },
  ],
  [
    { code: 'finished', project: 'tower' },
    { code: 'metal', loyalty: [3, 1, 0, 2], seats: [0] },
    { code: 'vp', seat: 0, amount: 3, line: 'metal', why: 'metal' },
  ],
  [
    { code: 'metal', loyalty: [2, 2, 0, 0], seats: [0, 1] },
    { code: 'vp', seat: 0, amount: 1, line: 'metal', why: 'metal' },
    { code: 'vp', seat: 1, amount: 1, line: 'metal', why: 'metal' },
  ],
]

storyTests(worldWithoutEnd, story, { examples })
