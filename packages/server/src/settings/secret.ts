import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const SHORTEST_SECRET = 32

/** The secret that signs cookies: made on the first start and kept, so that a restart signs nobody out. */
export function readSecret(folder: string): string {
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // A copied backup may have lost its mode.
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST_SECRET)
    throw new Error(`${file} holds no secret of at least ${SHORTEST_SECRET} characters.`)
  return secret
}
