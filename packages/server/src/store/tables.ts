import type { Kysely, Transaction } from 'kysely'
import { LATER, type Table, type UserId } from '../tables/table.ts'
import { count } from './counting.ts'
import { endTry } from './days.ts'
import { offerOf } from './offer.ts'
import type { After, TableStore } from './port/tables.ts'
import type { Schema } from './schema.ts'

/** Tables looked at together when all of them are. */
const STRIDE = 100

/** The tables of the house. */
export function tablesOn(db: Kysely<Schema>): TableStore {
  return {
    async add(table) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('tables')
          .values({ id: table.id, ...rowOf(table) })
          .execute()
        await tx.insertInto('members').values(membersOf(table)).execute()
      })
    },
    async find(id) {
      const row = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : tableOf(row)
    },
    async byCode(code) {
      const row = await db
        .selectFrom('tables')
        .select('body')
        .where('code', '=', code)
        .where('status', '=', 'gathering')
        .executeTakeFirst()
      return row === undefined ? null : tableOf(row)
    },
    save(table, read) {
      return db.transaction().execute(async (tx) => {
        const ends = table.status === 'over' || table.status === 'abandoned'
        const endsNow = ends && (await wasPlaying(tx, table.id, read))
        const { numUpdatedRows } = await tx
          .updateTable('tables')
          .set(rowOf({ ...table, version: read + 1 }))
          .where('id', '=', table.id)
          .where('version', '=', read)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        if (endsNow) {
          await count(tx, table)
          await endTry(tx, table)
        }
        await tx.deleteFrom('members').where('table_id', '=', table.id).execute()
        await tx.insertInto('members').values(membersOf(table)).execute()
        return true
      })
    },
    async lobby({ limit, after, status, game, pace, free, language, company, players, modules }) {
      const rows = await db
        .selectFrom('tables')
        .select('body')
        .where('status', 'in', status === undefined ? ['gathering', 'playing'] : [status])
        .where('open', '=', 1)
        .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
        .$if(pace !== undefined, (query) => query.where('pace', '=', pace ?? ''))
        .$if(free === true, (query) => query.where('free', '>', 0))
        .$if(language !== undefined, (query) => query.where('language', 'in', [language ?? '', '']))
        .$if(company !== undefined, (query) => query.where('company', '=', company ?? ''))
        .$if(players !== undefined, (query) => query.where('players', '=', players ?? 0))
        .$if(modules?.length === 0, (query) => query.where('modules', '=', ''))
        .$if(modules !== undefined, (query) =>
          (modules ?? []).reduce(
            (narrowed, module) => narrowed.where('modules', 'like', `%,${module},%`),
            query,
          ),
        )
        .$if(after !== undefined, (query) =>
          query.where((where) => {
            const last = after as After
            return where.or([
              where('status', '>', last.status),
              where.and([where('status', '=', last.status), where('created_at', '<', last.createdAt)]),
              where.and([
                where('status', '=', last.status),
                where('created_at', '=', last.createdAt),
                where('id', '>', last.id),
              ]),
            ])
          }),
        )
        .orderBy('status')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(tableOf)
    },
    async ofUser(user, limit, { after, ended } = {}) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select('body')
        .where('user_id', '=', user)
        .$if(ended !== undefined, (query) =>
          query.where('status', ended === true ? 'in' : 'not in', ['over', 'abandoned']),
        )
        .$if(after !== undefined, (query) =>
          query.where((where) => {
            const last = after as After
            return where.or([
              where('members.created_at', '<', last.createdAt),
              where.and([where('members.created_at', '=', last.createdAt), where('tables.id', '>', last.id)]),
            ])
          }),
        )
        .orderBy('members.created_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute()
      return rows.map(tableOf)
    },
    async gatheringSince(before, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('body')
        .where('status', '=', 'gathering')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map(tableOf)
    },
    async sweep(before) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('status', '=', 'abandoned')
        .where('created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('deeds').select('seq').whereRef('deeds.table_id', '=', 'tables.id'))),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    async playing() {
      const rows = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute()
      return rows.map(({ id }) => id)
    },
    async each(visit) {
      let last = ''
      for (;;) {
        const rows = await db
          .selectFrom('tables')
          .select(['id', 'body'])
          .where('id', '>', last)
          .where('status', '!=', 'gathering')
          .orderBy('id')
          .limit(STRIDE)
          .execute()
        for (const row of rows) await visit(tableOf(row))
        if (rows.length < STRIDE) return
        last = rows[rows.length - 1].id
      }
    },
  }
}

/** A match ends once: what is saved of it afterwards does not count again. */
async function wasPlaying(tx: Transaction<Schema>, id: string, read: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tables')
    .select('status')
    .where('id', '=', id)
    .where('version', '=', read)
    .executeTakeFirst()
  return row?.status === 'playing'
}

function rowOf(table: Table): Omit<Schema['tables'], 'id'> {
  const { version, status, open, createdAt } = table
  return {
    version,
    status,
    open: open ? 1 : 0,
    created_at: createdAt,
    ...offerOf(table),
    code: table.status === 'gathering' ? table.code : null,
    body: JSON.stringify(table),
  }
}

function tableOf({ body }: { readonly body: string }): Table {
  return { ...LATER, ...(JSON.parse(body) as Table) }
}

function membersOf(table: Table): Schema['members'][] {
  const users = new Set<UserId>([table.host])
  for (const seat of table.seats) {
    if (seat.kind === 'person') users.add(seat.user)
    if (seat.kind === 'bot' && seat.instead !== undefined) users.add(seat.instead.user)
    if (seat.kind === 'invited' && seat.awaited !== undefined) users.add(seat.awaited.user)
  }
  return [...users].map((user) => ({ user_id: user, table_id: table.id, created_at: table.createdAt }))
}
