import type { Mark } from '@chronik/kernel'
import { m } from '../words/messages.js'

/** Where a figure comes from, in plain words. */
export function markText(mark: Mark): string {
  switch (mark) {
    case 'B':
      return m.edition_mark_book()
    case 'S':
      return m.edition_mark_source()
    case 'R':
      return m.edition_mark_own()
  }
}
