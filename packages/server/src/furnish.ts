import { createHmac } from 'node:crypto'
import { formatRecord, type Seed } from '@chronik/kernel'
import type { Logger } from 'pino'
import { newsOf } from './bus/news.ts'
import type { Bus } from './bus/port.ts'
import { hosted } from './hosted.ts'
import type { Work } from './http/meters.ts'
import { sharedTries } from './http/tries.ts'
import { realEmail } from './identity/account.ts'
import { Belongings } from './identity/belongings.ts'
import { Identity } from './identity/identity.ts'
import { postOver } from './identity/post.ts'
import { Notices } from './notices/notices.ts'
import { senderFrom } from './notices/push.ts'
import { Office } from './office/office.ts'
import type { Thinking } from './play/bots/driver.ts'
import type { ThinkingPool } from './play/bots/pool.ts'
import { games } from './play/games.ts'
import type { MatchesHooks } from './play/port.ts'
import type { Clock } from './settings/clock.ts'
import type { Config } from './settings/config.ts'
import type { Database } from './store/database.ts'

export interface Furnishings {
  readonly database: Database
  readonly config: Config
  readonly secret: string
  readonly log: Logger
  readonly work: Work
  readonly bus: Bus
  readonly clock: Clock
  /** Where bots think instead of in the threads of this process alone. */
  readonly thinking?: ((pool: ThinkingPool, threads: number) => Thinking) | undefined
  readonly seed?: (() => Seed) | undefined
  /** Measures what is done for a turn. */
  readonly during?: MatchesHooks['during'] | undefined
}

/** Everything behind the doors of the house, on an open database. */
export function furnish({
  database,
  config,
  secret,
  log,
  work,
  bus,
  clock,
  thinking,
  seed,
  during,
}: Furnishings) {
  const { store } = database
  const share = sharedTries(bus)
  const { mail, origin } = config
  const post = mail === null || origin === null ? null : postOver(mail, origin)
  const house = hosted({
    store,
    bus,
    games,
    clock,
    ...(config.botThreads !== null && { threads: config.botThreads }),
    ...(thinking !== undefined && { thinking }),
    secret: derived(secret, 'tables'),
    ...(seed === undefined ? {} : { seed }),
    ...(during !== undefined && { during }),
    reached: (milliseconds) => work.reached(milliseconds),
    awaits: (table, seat, seq) => notices.turn(table, seat, seq),
    asked: (user, other) => notices.friend(user, other),
    thought: (level, milliseconds) => work.thought(level, milliseconds),
    warn: (what, details) => log.warn(details, what),
  })
  const { matches, blocks, tables } = house
  const noticeSecret = derived(secret, 'notices')
  const notices: Notices = new Notices({
    store,
    bus,
    matches,
    presence: tables.presence,
    clock,
    window: config.noticeWindow,
    means: {
      secret: noticeSecret,
      origin,
      sender: senderFrom(noticeSecret, origin ?? 'https://localhost'),
      privately: config.privateNotices,
      mail: post === null ? null : (one) => post.send(one),
    },
    warn: (what, details) => log.warn(details, what),
  })
  const addressOf = async (user: string) => {
    const kept = await store.notices.address(user)
    return kept === null ? null : realEmail(kept)
  }
  const belongings = new Belongings(store, async (table) => {
    if (table.startedAt !== null) await matches.reseat(table)
    bus.tell(newsOf(table))
  })
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
    if (change.kind === 'merged') blocks.changed(change.from, change.into)
    else if (change.kind === 'deleted') blocks.changed(change.user)
  })
  const office = new Office(store, tables, people)
  return { ...house, people, post, share, notices, addressOf, office }
}

/** Each use has a secret of its own, so that none tells about another. */
function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url')
}
