import type { fair as rules } from '@chronik/kernel/sample'
import type { GameManifest } from '../../src/lib/table/game.ts'

type FairState = ReturnType<typeof rules.blank>

/** The sample game has no table of its own: it is played at the plain one. */
export const fair: GameManifest<FairState> = {
  id: 'fair',
  title: ['Fair', 'Fair', 'Fair'],
  books: [],
  bookOf: () => '',
  rules: async () => (await import('@chronik/kernel/sample')).fair,
  story: async () => (await import('@chronik/kernel/sample/story')).story,
  table: null,
}
