import type { VillageState } from '@chronik/village'
import { TITLE } from '@chronik/village/title'
import type { GameManifest } from '../../table/game.ts'
import { m } from '../../words/messages.js'

export const village: GameManifest<VillageState> = {
  id: 'village',
  title: TITLE,
  books: ['village', 'village-expansions'],
  bookOf: (rule) => (/^VS?-/.test(rule) ? 'village' : 'village-expansions'),
  bookName: (book) => (book === 'village-expansions' ? m.game_village_expansions() : null),
  rules: async () => (await import('@chronik/village')).village,
  story: async () => (await import('@chronik/village/story')).story,
  sheet: async () => (await import('./pieces/sheet.ts')).tableSheet(),
  setup: async () => (await import('./setup/setup.ts')).villageSetup,
  school: async () => (await import('./school/chapters.ts')).villageSchool,
  edition: async () => (await import('./edition/guide.ts')).guide,
  table: async (setup) => (await import('./table.ts')).villageTable(setup),
}
