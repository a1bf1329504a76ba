import type { Bus } from '../bus/port.ts'

/** Tries of a moment are told together: a limit may be exceeded by what comes in meanwhile elsewhere, no more. */
const GATHER = 200

/** Something that counts tries by a key. */
export interface Counting {
  /** Learns of each try, and of each key that is forgiven. */
  onTry: (key: string, forgiven: boolean) => void
  /** So many tries were counted elsewhere; none means that the key was forgiven there. */
  heard(key: string, count: number): void
}

/** Has the limit by this name counted by all processes together. */
export type Share = <T extends Counting>(limit: string, counting: T) => T

/** What was tried here counts in every process, and the other way round. */
export function sharedTries(bus: Bus): Share {
  const limits = new Map<string, Counting>()
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
  return (limit, counting) => {
    limits.set(limit, counting)
    // Alone there is nobody to tell.
    counting.onTry = (key, forgiven) => {
      if (bus.members.length > 1) note(limit, key, forgiven)
    }
    return counting
  }
}
