import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Committed } from '../deeds.ts'
import { Disk } from '../disk.ts'
import { migrate, mustBeMigrated } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { storeOn } from '../store.ts'
import { ThreadDialect } from './dialect.ts'
import type { Where } from './message.ts'
import { SqliteThread } from './thread.ts'

/** Opens the database in a folder, made if it is missing; rejects with DatabaseRefused if another process has it. */
export async function openSqlite(folder: string, committed?: Committed): Promise<Database> {
  const disk = new Disk()
  const db = await connect({ folder, how: 'make' }, disk)
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { kind: 'sqlite', db, store: storeOn(db, 'sqlite', disk, committed) }
}

/** Looks at the database in a folder as it is, while a server may be working on it. */
export async function lookSqlite(folder: string): Promise<Database> {
  const disk = new Disk()
  const db = await connect({ folder, how: 'look' }, disk)
  return { kind: 'sqlite', db, store: storeOn(db, 'sqlite', disk) }
}

/** Takes the database in a folder as it is; rejects with DatabaseRefused if a server is working on it. */
export async function takeSqlite(folder: string): Promise<Database> {
  const disk = new Disk()
  const db = await connect({ folder, how: 'take' }, disk)
  try {
    await mustBeMigrated(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { kind: 'sqlite', db, store: storeOn(db, 'sqlite', disk) }
}

async function connect(where: Where, disk: Disk): Promise<Kysely<Schema>> {
  return new Kysely<Schema>({ dialect: new ThreadDialect(await SqliteThread.open(where)), log: disk.watch })
}
