import { createHmac } from 'node:crypto'
import { formatRecord, type Seed } from '@chronik/kernel'
import type { Logger } from 'pino'
import { newsOf } from './bus/news.ts'
import type { Bus } from './bus/port.ts'
import { hosted } from './hosting/hosted.ts'
import type { Work } from './http/meters.ts'
import { sharedTries } from './http/tries.ts'
import { Belongings } from './identity/belongings.ts'
import { Identity } from './identity/identity.ts'
import { postOver } from './identity/post.ts'
import type { Thinking } from './play/bots/driver.ts'
import type { ThinkingPool } from './play/bots/pool.ts'
import { games } from './play/games.ts'
import type { Config } from './settings/config.ts'
import type { Database } from './store/database.ts'

export interface Furnishings {
  readonly database: Database
  readonly config: Config
  readonly secret: string
  readonly log: Logger
  readonly work: Work
  readonly bus: Bus
  /** Where bots think instead of in the threads of this process alone. */
  readonly thinking?: ((pool: ThinkingPool, threads: number) => Thinking) | undefined
  readonly seed?: (() => Seed) | undefined
}

/** Everything behind the doors of the house, on an open database. */
export function furnish({ database, config, secret, log, work, bus, thinking, seed }: Furnishings) {
  const { store } = database
  const share = sharedTries(bus)
  const house = hosted({
    store,
    bus,
    games,
    ...(config.botThreads !== null && { threads: config.botThreads }),
    ...(thinking !== undefined && { thinking }),
    secret: derived(secret, 'tables'),
    ...(seed === undefined ? {} : { seed }),
    reached: (milliseconds) => work.reached(milliseconds),
    thought: (level, milliseconds) => work.thought(level, milliseconds),
    warn: (what, details) => log.warn(details, what),
  })
  const { matches, blocks } = house
  const belongings = new Belongings(store, async (table) => {
    if (table.startedAt !== null) await matches.reseat(table)
    bus.tell(newsOf(table))
  })
  const { mail, origin } = config
  const post = mail === null || origin === null ? null : postOver(mail, origin)
  const people = new Identity({
    database,
    secret: derived(secret, 'sessions'),
    origin,
    post,
    belongings,
    record: async (table) => {
      const record = await matches.record(table)
      return record === null ? null : formatRecord(record)
    },
    log,
    bus,
    share,
  })
  people.watch((change) => {
    if (change.kind === 'merged' || change.kind === 'deleted') blocks.forget()
  })
  return { ...house, people, post, share }
}

/** Each use has a secret of its own, so that none tells about another. */
function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url')
}
