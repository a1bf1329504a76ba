import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const APT = '/usr/bin/apt-get'
/** Part of every Debian: one at a time holds the file, the others wait. */
const FLOCK = '/usr/bin/flock'

/** The folder of PostgreSQL's programs; installs them on Debian as root, otherwise says what to install. */
export async function postgresBinaries(): Promise<string> {
  const root = process.getuid?.() === 0
  if (root && [APT, FLOCK, '/etc/debian_version'].every((path) => existsSync(path))) await install()
  const found = find()
  if (found !== null) return found
  throw new Error(
    'These tests need the programs of PostgreSQL 15 or later (initdb, postgres). Debian, Ubuntu: apt-get install postgresql. Fedora: dnf install postgresql-server. macOS: brew install postgresql@15. They start a server of their own on a free port, with a data folder of their own.',
  )
}

/**
 * Installs what is missing. Several tests may want it at once: whoever comes later waits until all of it is
 * there, for what is only half unpacked looks as if it were. Other programs may hold Debian's own locks.
 */
async function install(): Promise<void> {
  const words = 'Installing PostgreSQL for the tests ...'
  const apt = `${APT} -o DPkg::Lock::Timeout=300`
  const script = `
    ls ${DEBIAN}/*/bin/initdb >/dev/null 2>&1 && exit
    command -v initdb >/dev/null && exit
    echo '${words}' >&2
    for try in 1 2 3; do
      ${apt} update -qq
      ${apt} install -y --no-install-recommends postgresql && exit
      sleep 10
    done`
  const child = spawn(FLOCK, [join(tmpdir(), 'chronik-postgres.lock'), 'sh', '-c', script], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
}

function find(): string | null {
  const candidates = (process.env.PATH ?? '').split(delimiter)
  if (existsSync(DEBIAN)) {
    const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    candidates.push(...versions.map((version) => join(DEBIAN, version, 'bin')))
  }
  return candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null
}
