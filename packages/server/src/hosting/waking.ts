import { setTimeout as pause } from 'node:timers/promises'
import { troubleOf } from '../store/disk.ts'

interface WakingNeeds {
  warn(words: string): void
  /** Milliseconds between two tries. */
  readonly every?: number
}

/** Takes up what was under way. A database that went away since it was opened is waited for: it is no fault of ours. */
export async function wakeUp(
  house: { wake(): Promise<void> },
  { warn, every = 1_000 }: WakingNeeds,
): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      await house.wake()
      return
    } catch (error) {
      if (troubleOf(error) !== 'no-database') throw error
      if (!told) warn('The database does not answer: matches go on as soon as it does.')
      await pause(every)
    }
  }
}
