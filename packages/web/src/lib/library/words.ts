import type { RecordErrorCode } from '@chronik/kernel'
import { m } from '../words/messages.js'
import type { Trouble } from './stored.ts'

/** What is wrong with the storage and what to do about it. */
export function troubleText(trouble: Trouble): string {
  switch (trouble) {
    case 'full':
      return m.library_trouble_full()
    case 'forbidden':
      return m.library_trouble_forbidden()
    case 'newer':
      return m.library_trouble_newer()
    case 'taken':
      return m.library_trouble_taken()
    case 'broken':
      return m.library_trouble_broken()
  }
}

/** Why a record cannot be taken in and what to do about it. */
export function faultText(code: RecordErrorCode): string {
  switch (code) {
    case 'limit':
      return m.library_fault_limit()
    case 'syntax':
      return m.library_fault_syntax()
    case 'format-version':
      return m.library_fault_format_version()
    case 'game':
      return m.library_fault_game()
    case 'rules-version':
      return m.library_fault_rules_version()
    case 'setup':
      return m.library_fault_setup()
    case 'move':
      return m.library_fault_move()
    case 'illegal':
      return m.library_fault_illegal()
    case 'chance':
      return m.library_fault_chance()
    case 'incomplete':
      return m.library_fault_incomplete()
  }
}
