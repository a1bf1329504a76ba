import { createHmac } from 'node:crypto'
import { formatRecord, type Seed } from '@chronik/kernel'
import type { Logger } from 'pino'
import { hosted } from './hosting/hosted.ts'
import type { Work } from './http/meters.ts'
import { Belongings } from './identity/belongings.ts'
import { Identity } from './identity/identity.ts'
import { postOver } from './identity/post.ts'
import { games } from './play/games.ts'
import type { Config } from './settings/config.ts'
import type { Database } from './store/database.ts'

/** Everything behind the doors of the house, on an open database. */
export function furnish(
  database: Database,
  config: Config,
  secret: string,
  log: Logger,
  work: Work,
  seed?: () => Seed,
) {
  const { store } = database
  const house = hosted({
    store,
    games,
    secret: derived(secret, 'tables'),
    ...(seed === undefined ? {} : { seed }),
    thought: (level, milliseconds) => work.thought(level, milliseconds),
    warn: (what, details) => log.warn(details, what),
  })
  const { bus, matches, blocks } = house
  const belongings = new Belongings(store, async (table) => {
    if (table.startedAt !== null) await matches.reseat(table)
    bus.tell({ kind: 'table', table })
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
  })
  people.watch((change) => {
    if (change.kind === 'merged' || change.kind === 'deleted') blocks.forget()
  })
  return { ...house, people, post }
}

/** Each use has a secret of its own, so that none tells about another. */
function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url')
}
