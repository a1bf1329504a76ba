import type { Bus } from '../bus/port.ts'
import type { Attempts } from './attempts.ts'

/** Tries of a moment are told together: a limit may be exceeded by what comes in meanwhile elsewhere, no more. */
const GATHER = 200

/** Has the limit by this name counted by all processes together. */
export type Share = (limit: string, attempts: Attempts) => Attempts

/** What was tried here counts in every process, and the other way round. */
export function sharedTries(bus: Bus): Share {
  const limits = new Map<string, Attempts>()
  let gathered = new Map<string, [limit: string, key: string, count: number]>()
  const tell = () => {
    const tries = [...gathered.values()]
    gathered = new Map()
    bus.tell({ kind: 'tries', tries })
  }
  const note = (limit: string, key: string, forgiven: boolean) => {
    if (gathered.size === 0) setTimeout(tell, GATHER).unref()
    const known = gathered.get(`${limit} ${key}`)
    gathered.set(`${limit} ${key}`, [limit, key, forgiven ? 0 : (known?.[2] ?? 0) + 1])
  }
  bus.listen((news, from) => {
    if (news.kind !== 'tries' || from === bus.self) return
    for (const [limit, key, count] of news.tries) limits.get(limit)?.heard(key, count)
  })
  return (limit, attempts) => {
    limits.set(limit, attempts)
    // Alone there is nobody to tell.
    attempts.onTry = (key, forgiven) => {
      if (bus.members.length > 1) note(limit, key, forgiven)
    }
    return attempts
  }
}
