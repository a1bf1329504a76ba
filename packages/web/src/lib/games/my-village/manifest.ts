import type { MyVillageState } from '@chronik/my-village'
import type { GameManifest } from '../../table/game.ts'
import { m } from '../../words/messages.js'

export const myVillage: GameManifest<MyVillageState> = {
  id: 'my-village',
  name: () => m.game_my_village(),
  books: ['my-village'],
  bookOf: () => 'my-village',
  rules: async () => (await import('@chronik/my-village')).myVillage,
  story: async () => (await import('@chronik/my-village/story')).story,
  sheet: async () => (await import('./pieces/sheet.ts')).myVillageSheet(),
  school: async () => (await import('./school/chapters.ts')).myVillageSchool,
  edition: async () => (await import('./edition/guide.ts')).guide,
  table: async () => (await import('./table.ts')).myVillageTable(),
}
