import type { SchemaStep } from './migration.ts'

/** People, their sessions and the ways they sign in; the columns are named as better-auth reads them. */
export const people: SchemaStep = {
  name: '0002-people',
  async up(db, kind) {
    const date = kind === 'sqlite' ? 'date' : 'timestamptz'
    const yesNo = kind === 'sqlite' ? 'integer' : 'boolean'
    const described = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('createdAt', date, (column) => column.notNull())
    const owned = (table: string) =>
      described(table).addColumn('userId', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
    await described('users')
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', yesNo, (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('guest', yesNo, (column) => column.notNull())
      .execute()
    await owned('sessions')
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addColumn('expiresAt', date, (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .execute()
    await owned('credentials')
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', date)
      .addColumn('refreshTokenExpiresAt', date)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .execute()
    await described('challenges')
      .addColumn('updatedAt', date, (column) => column.notNull())
      .addColumn('expiresAt', date, (column) => column.notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await owned('passkeys')
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('credentialID', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('deviceType', 'text', (column) => column.notNull())
      .addColumn('backedUp', yesNo, (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .execute()
    const indexes = [
      ['sessions', 'userId'],
      ['sessions', 'expiresAt'],
      ['credentials', 'userId'],
      ['challenges', 'identifier'],
      ['challenges', 'expiresAt'],
      ['passkeys', 'userId'],
    ] as const
    for (const [table, column] of indexes)
      await db.schema.createIndex(`${table}_by_${column.toLowerCase()}`).on(table).column(column).execute()
  },
}
