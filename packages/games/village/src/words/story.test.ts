import { storyTests } from '@chronik/kernel/story/testing'
import type { VillageState } from '../box/state.ts'
import { PLAYER_COLOURS } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import type { VillageLog } from './log.ts'
import { story } from './story.ts'

storyTests<VillageLog, VillageState>(village, story, {
  colours: PLAYER_COLOURS.list,
  matches: 1,
  examples: [
    [{ code: 'conny-no-cube', seat: 1 }],
    [{ code: 'herald', seat: 0, action: 'crafts' }],
    [
      { code: 'stay', seat: 0, field: 't2' },
      { code: 'time', seat: 0, amount: 1, from: 0, to: 1, crossings: 0 },
    ],
    [
      { code: 'load-chest', seat: 0, chest: 'chest-2', from: 'i3', to: 'ship', secret: ['chest'] },
      { code: 'open-chest', seat: 0, chest: 'chest-2', number: 1, from: 'farm', to: 'box' },
      { code: 'gain', seat: 0, what: 'coin', amount: 2, from: 'chest-2' },
    ],
  ],
})
