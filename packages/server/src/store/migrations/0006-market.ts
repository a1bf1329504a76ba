import type { Kysely } from 'kysely'
import { LATER, type Table } from '../../tables/table.ts'
import { offerOf } from '../offer.ts'
import type { Schema } from '../schema.ts'
import type { SchemaStep } from './migration.ts'

/** What the lobby is searched by: languages, company, seats and modules. */
export const market: SchemaStep = {
  name: '0006-market',
  async up(db) {
    for (const [name, type] of [
      ['language', 'text'],
      ['company', 'text'],
      ['players', 'integer'],
      ['modules', 'text'],
    ] as const)
      await db.schema
        .alterTable('tables')
        .addColumn(name, type, (column) => column.notNull().defaultTo(type === 'integer' ? 0 : ''))
        .execute()
    const tables = db as Kysely<Schema>
    const shown = await tables
      .selectFrom('tables')
      .select(['id', 'body'])
      .where('open', '=', 1)
      .where('status', 'in', ['gathering', 'playing'])
      .execute()
    for (const { id, body } of shown) {
      const table: Table = { ...LATER, ...(JSON.parse(body) as Table) }
      // Only what is there after this step, whatever else tables offer some day.
      const { free, language, company, players, modules } = offerOf(table)
      const offered = { free, language, company, players, modules }
      await tables.updateTable('tables').set(offered).where('id', '=', id).execute()
    }
  },
}
