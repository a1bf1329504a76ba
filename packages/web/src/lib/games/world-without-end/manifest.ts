import type { WorldState } from '@chronik/world-without-end'
import { TITLE } from '@chronik/world-without-end/title'
import type { GameManifest } from '../../table/game.ts'

export const worldWithoutEnd: GameManifest<WorldState> = {
  id: 'world-without-end',
  title: TITLE,
  books: ['world-without-end'],
  bookOf: () => 'world-without-end',
  rules: async () => (await import('@chronik/world-without-end')).worldWithoutEnd,
  story: async () => (await import('@chronik/world-without-end/story')).story,
  sheet: async () => {
    const { loadSheet, tableSheet } = await import('./pieces/sheet.ts')
    await loadSheet()
    return tableSheet()
  },
  setup: async () => {
    const [{ worldSetup }, { loadSheet }] = await Promise.all([
      import('./setup/setup.ts'),
      import('./pieces/sheet.ts'),
    ])
    await loadSheet()
    return worldSetup
  },
  edition: async () => (await import('./edition/guide.ts')).guide,
  table: async () => (await import('./table.ts')).worldTable(),
  school: async () => (await import('./school/chapters.ts')).worldSchool,
}
