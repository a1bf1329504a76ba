// The thread that carries what was written ahead over into the database, so that no commit has to wait for it.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** Looked at so often, in milliseconds; carried over from so many bytes on. */
const LOOK = 500
const ENOUGH = 2_000_000

const { file } = workerData as { readonly file: string }
const db = new DatabaseSync(file, { timeout: 1_000 })
db.exec('pragma synchronous = full')

const looking = setInterval(() => {
  if (sizeOf(`${file}-wal`) < ENOUGH) return
  try {
    // Passive: neither readers nor the writer wait for it, and it never waits for them.
    db.exec('pragma wal_checkpoint(passive)')
  } catch {
    // A disk that is full or failing: the next commit says so to whoever can do something about it.
  }
}, LOOK)

parentPort?.once('message', () => {
  clearInterval(looking)
  db.close()
  parentPort?.close()
})

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
