import type { MyVillageState } from '@chronik/my-village'
import { TITLE } from '@chronik/my-village/title'
import type { GameManifest } from '../../table/game.ts'

export const myVillage: GameManifest<MyVillageState> = {
  id: 'my-village',
  title: TITLE,
  books: ['my-village'],
  bookOf: () => 'my-village',
  rules: async () => (await import('@chronik/my-village')).myVillage,
  story: async () => (await import('@chronik/my-village/story')).story,
  sheet: async () => (await import('./pieces/sheet.ts')).myVillageSheet(),
  school: async () => (await import('./school/chapters.ts')).myVillageSchool,
  edition: async () => (await import('./edition/guide.ts')).guide,
  table: async () => (await import('./table.ts')).myVillageTable(),
}
