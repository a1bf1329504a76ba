import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const SHORTEST_SECRET = 32

/** The secret cannot be used: told to the operator in a sentence. */
export class SecretRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SecretRefused'
  }
}

/** The secret that signs cookies: made on the first start and kept, so that a restart signs nobody out. */
export function readSecret(folder: string): string {
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw forbidden(file, error)
  }
  const secret = read(file)
  if (secret.length < SHORTEST_SECRET)
    throw new SecretRefused(
      `${file} holds no secret of at least ${SHORTEST_SECRET} characters. Restore it from a backup, or delete it: then a new one is made, and everybody has to sign in again.`,
    )
  return secret
}

function read(file: string): string {
  try {
    // A copied backup may have lost its mode.
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw forbidden(file, error)
  }
}

function forbidden(file: string, error: unknown): SecretRefused {
  const why = error instanceof Error ? error.message : String(error)
  return new SecretRefused(
    `The secret in ${file} cannot be read or written (${why}). Let the user of the server write in the folder, choose another (CHRONIK_DATA), or give the secret itself: CHRONIK_SECRET`,
  )
}
