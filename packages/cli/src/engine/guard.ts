import { createContext, Script } from 'node:vm'

const desk: { task: () => unknown } = { task: () => null }
const context = createContext(desk)
const script = new Script('task()')
/** A thousand times what rules need: a machine that has much else to do is slow, not endless. */
const MOST_MILLISECONDS = 10_000

/**
 * Runs rules on a position that may be impossible: one put on the table from outside. Rules may rely on
 * what always holds and run for ever where it does not, so they are stopped after some seconds.
 */
export function withinTime<T>(task: () => T, milliseconds = MOST_MILLISECONDS): T {
  desk.task = task
  return script.runInContext(context, { timeout: milliseconds }) as T
}
