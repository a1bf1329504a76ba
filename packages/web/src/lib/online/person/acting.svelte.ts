import type { Refused } from '@chronik/protocol'
import { refusedText } from '../words.ts'

/** Something is asked of the server, and what it says if it refuses. */
export class Asking {
  busy = $state(false)
  trouble = $state('')

  /** True if it was done. */
  async ask(doing: Promise<Refused | null>): Promise<boolean> {
    this.busy = true
    this.trouble = ''
    const refused = await doing
    this.busy = false
    if (refused === null) return true
    // Whoever has changed their mind knows it.
    if (refused.code !== 'given-up') this.trouble = refusedText(refused)
    return false
  }
}
