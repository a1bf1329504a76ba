// The thread of the database: node:sqlite waits for the disk, and the server must not.
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { lockFolder } from './lock.ts'
import {
  type Answer,
  type Ask,
  CLOSE,
  type Failed,
  type FromThread,
  type ToThread,
  type Where,
} from './message.ts'

const FILE = 'chronik.sqlite'
/** Milliseconds to wait for somebody who reads, such as a backup. */
const WAIT = 5_000
const MOST_STATEMENTS = 256
/** Result codes of SQLite. */
const FORBIDDEN = 3
const READ_ONLY = 8
const CORRUPT = 11
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26
/** SQLITE_READONLY_DBMOVED: the file is no longer where it was opened. */
const MOVED = 1032
/** Milliseconds between two looks at whether the file is still there. */
const LOOK = 100
const statements = new Map<string, { statement: StatementSync; reads: boolean }>()

interface Opened {
  readonly db: DatabaseSync
  close(): void
}

function look(folder: string): Opened {
  const db = new DatabaseSync(join(folder, FILE), { readOnly: true, timeout: WAIT })
  return { db, close: () => db.close() }
}

function open(folder: string): Opened {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  const file = join(folder, FILE)
  const db = new DatabaseSync(file, { timeout: WAIT })
  // A commit writes whole pages: small ones keep it short.
  db.exec('pragma page_size = 2048')
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  db.exec('pragma temp_store = memory')
  db.exec('pragma cache_size = -65536')
  // Another thread carries over what was written; here it is done only if that is left far behind.
  db.exec('pragma wal_autocheckpoint = 16384')
  db.exec('pragma journal_size_limit = 67108864')
  const checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: { file } })
  checkpointer.on('error', (error) => {
    throw error
  })
  const close = () => {
    checkpointer.once('exit', () => {
      db.close()
      lock.close()
    })
    checkpointer.postMessage(CLOSE)
  }
  return { db, close }
}

/** A file that must stay where it is while it is open. */
class Watched {
  readonly path: string
  readonly #number: bigint | null
  #lookedAt = 0
  #gone = false

  constructor(path: string) {
    this.path = path
    this.#number = numberOf(path)
  }

  gone(): boolean {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK) return this.#gone
    this.#lookedAt = now
    this.#gone = numberOf(this.path) !== this.#number
    return this.#gone
  }
}

/** By which the file system knows a file, whatever its name. */
function numberOf(path: string): bigint | null {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null
}

function prepared(db: DatabaseSync, sql: string): { statement: StatementSync; reads: boolean } {
  const known = statements.get(sql)
  if (known !== undefined) return known
  const statement = db.prepare(sql)
  const fresh = { statement, reads: statement.columns().length > 0 }
  statements.set(sql, fresh)
  if (statements.size > MOST_STATEMENTS) {
    const [oldest] = statements.keys()
    statements.delete(oldest)
  }
  return fresh
}

function answer(db: DatabaseSync, { id, sql, parameters }: Ask, file: Watched | null): Answer | Failed {
  try {
    // What is written into a file that was deleted is lost with the process: better not to take it at all.
    if (file?.gone() === true) return { id, message: `${file.path} is gone or was replaced`, code: MOVED }
    const { statement, reads } = prepared(db, sql)
    const values = parameters.map(bindable)
    if (reads) return { id, rows: statement.all(...values), changes: undefined, inserted: undefined }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { id, rows: [], changes: BigInt(changes), inserted: BigInt(lastInsertRowid) }
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
    return { id, message: error instanceof Error ? error.message : String(error), code }
  }
}

/** SQLite knows neither booleans nor dates. */
function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue
}

function say(message: FromThread): void {
  parentPort?.postMessage(message)
}

function run({ folder, how }: Where): void {
  if (how !== 'make' && !existsSync(join(folder, FILE)))
    throw new Error(`There is no database in the folder ${folder}.`)
  const { db, close } = how === 'look' ? look(folder) : open(folder)
  const file = how === 'look' ? null : new Watched(join(folder, FILE))
  say({ open: true })
  parentPort?.on('message', (message: ToThread) => {
    if (message === CLOSE) {
      statements.clear()
      close()
      parentPort?.close()
    } else say(message.map((ask) => answer(db, ask, file)))
  })
}

try {
  run(workerData as Where)
} catch (error) {
  say({ open: false, why: whyNot(error, (workerData as Where).folder) })
}

/** What is wrong, where, and what can be done about it. */
function whyNot(error: unknown, folder: string): string {
  const file = join(folder, FILE)
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null
  if (code === NOT_A_DATABASE || code === CORRUPT)
    return `${file} is damaged, or no database of SQLite (${message}). Put a backup in its place, or choose another folder: CHRONIK_DATA`
  const forbidden = /EACCES|EPERM|EROFS/.test(message)
  if (forbidden || code === CANNOT_OPEN || code === READ_ONLY || code === FORBIDDEN)
    return `The database ${file} cannot be opened for writing (${message}). Let the user of the server write in the folder, or choose another: CHRONIK_DATA`
  if (/ENOTDIR|EEXIST/.test(message))
    return `${folder} is no folder (${message}). Choose another: CHRONIK_DATA`
  return message
}
