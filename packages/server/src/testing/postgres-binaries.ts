import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './install.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs; installs them on Debian as root, otherwise says what to install. */
export async function postgresBinaries(): Promise<string> {
  const isThere = `{ ls ${DEBIAN}/*/bin/initdb || command -v initdb; }`
  await installOnDebian('PostgreSQL', 'postgresql', isThere)
  const found = find()
  if (found !== null) return found
  throw new Error(
    'These tests need the programs of PostgreSQL 15 or later (initdb, postgres). Debian, Ubuntu: apt-get install postgresql. Fedora: dnf install postgresql-server. macOS: brew install postgresql@15. They start a server of their own on a free port, with a data folder of their own.',
  )
}

function find(): string | null {
  const candidates = (process.env.PATH ?? '').split(delimiter)
  if (existsSync(DEBIAN)) {
    const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    candidates.push(...versions.map((version) => join(DEBIAN, version, 'bin')))
  }
  return candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null
}
