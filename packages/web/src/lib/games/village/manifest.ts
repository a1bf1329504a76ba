import type { VillageState } from '@chronik/village'
import type { GameManifest } from '../../table/game.ts'
import { m } from '../../words/messages.js'

export const village: GameManifest<VillageState> = {
  id: 'village',
  name: () => m.game_village(),
  books: ['village', 'village-expansions'],
  bookOf: (rule) => (/^VS?-/.test(rule) ? 'village' : 'village-expansions'),
  rules: async () => (await import('@chronik/village')).village,
  table: async () => (await import('./table.ts')).villageTable,
}
