import type { SavedMatch } from './lib/library/saved.ts'

declare global {
  namespace App {
    interface PageState {
      /** A match that was just agreed on: the table does not have to ask the storage for it. */
      match?: SavedMatch
    }
  }
}
