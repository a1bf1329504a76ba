import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { DatabaseRefused } from '../database.ts'
import { unreachable, withoutPassword } from './url.ts'

/** `alone`: no other server may work on the database; `together`: others who tell each other what happens may. */
export type Way = 'alone' | 'together'

/** The word under which servers know each other's locks: "chro" and "nik". */
const WORD = '1667789423, 7235947'
const LOCK: { readonly [way in Way]: string } = {
  alone: `select pg_try_advisory_lock(${WORD}) as mine`,
  together: `select pg_try_advisory_lock_shared(${WORD}) as mine`,
}
const HOLDER = `select application_name as name, backend_start as since
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and format('%s, %s', classid, objid) = '${WORD}'
    and database = (select oid from pg_database where datname = current_database())
  order by backend_start limit 1`

/** A server that was killed may be in the books of the database for a moment more. */
const WAIT = 3_000
const TRY_EVERY = 200
const RETURN_EVERY = 500

/**
 * A place of this server on its database: a lock that PostgreSQL drops with the connection, however the process
 * ends, so nothing stale can stay behind.
 */
export class Claim {
  readonly #url: string
  readonly #way: Way
  readonly #taken: (why: DatabaseRefused) => void
  #client: Client | null = null
  #closed = false

  private constructor(url: string, way: Way, taken: (why: DatabaseRefused) => void) {
    this.#url = url
    this.#way = way
    this.#taken = taken
  }

  /**
   * Takes the place; rejects with DatabaseRefused if others have it. `taken` hears if others took it while the
   * database was away.
   */
  static async take(url: string, way: Way, taken: (why: DatabaseRefused) => void): Promise<Claim> {
    const claim = new Claim(url, way, taken)
    await claim.#connect()
    return claim
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: `chronik server ${process.pid} on ${hostname()}`.slice(0, 63),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // The database notices within seconds when the machine of this server is gone.
      options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
    })
    try {
      await client.connect()
    } catch (error) {
      throw unreachable(this.#url, error)
    }
    // What is lost is heard as its end.
    client.on('error', () => {})
    try {
      await this.#lock(client)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.#client = client
    client.once('end', () => void this.#return())
  }

  async #lock(client: Client): Promise<void> {
    const enough = performance.now() + WAIT
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>(LOCK[this.#way])
      if (rows[0].mine) return
      if (performance.now() > enough) throw await this.#refused(client)
      await pause(TRY_EVERY)
    }
  }

  /** The connection was lost, and the lock with it. */
  async #return(): Promise<void> {
    this.#client = null
    while (!this.#closed) {
      try {
        await this.#connect()
        if (this.#closed) await this.close()
        return
      } catch (error) {
        if (error instanceof DatabaseRefused && error.cause === undefined) {
          this.#taken(error)
          return
        }
        await pause(RETURN_EVERY, undefined, { ref: false })
      }
    }
  }

  async #refused(client: Client): Promise<DatabaseRefused> {
    const { rows } = await client.query<{ name: string; since: Date }>(HOLDER)
    const [holder] = rows
    const who =
      holder === undefined
        ? 'another server'
        : `${holder.name.replace(/^chronik server/, 'process')} (since ${holder.since.toISOString()})`
    const what =
      this.#way === 'alone'
        ? 'Without CHRONIK_NATS only one server may work on a database: stop that one, or set CHRONIK_NATS for all of them.'
        : 'That one works without CHRONIK_NATS and tells nobody what happens: stop it, and start it again with CHRONIK_NATS.'
    return new DatabaseRefused(`The database ${withoutPassword(this.#url)} is in use by ${who}. ${what}`)
  }
}
