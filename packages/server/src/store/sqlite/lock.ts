import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseRefused } from '../database.ts'

/**
 * Holds a folder for this process alone, for as long as the lock is open. The lock is an open write
 * transaction on a little database of its own: the operating system drops it with the process, however that
 * ends, so nothing stale can stay behind. Others may still read, and so learn who holds it; the data
 * itself stays readable for backups and checks.
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'chronik.lock'), { timeout: 0 })
  try {
    lock.exec('begin immediate')
    lock.exec('create table if not exists holder (pid integer, host text, since text)')
    lock.exec('delete from holder')
    lock.prepare('insert into holder values (?, ?, ?)').run(process.pid, hostname(), new Date().toISOString())
    lock.exec('commit')
    lock.exec('begin immediate')
    return lock
  } catch (error) {
    const holder = busy(error) ? readHolder(lock) : null
    lock.close()
    if (holder === null) throw error
    throw new DatabaseRefused(
      `The data folder ${folder} is in use by ${holder}. Only one server may work on a folder: stop that one, or choose another folder.`,
    )
  }
}

const BUSY = 5

function busy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY
}

function readHolder(lock: DatabaseSync): string {
  try {
    const row = lock
      .prepare("select 'process ' || pid || ' on ' || host || ' (since ' || since || ')' as name from holder")
      .get()
    if (typeof row?.name === 'string') return row.name
  } catch {
    // The holder is just writing its name.
  }
  return 'another process'
}
