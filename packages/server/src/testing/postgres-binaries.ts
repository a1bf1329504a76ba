import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const APT = '/usr/bin/apt-get'

/** The folder of PostgreSQL's programs; installs them on Debian as root, otherwise says what to install. */
export function postgresBinaries(): string {
  const found = find()
  if (found !== null) return found
  if (existsSync('/etc/debian_version') && existsSync(APT) && process.getuid?.() === 0) {
    process.stderr.write('Installing PostgreSQL for the tests ...\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const stdio: ['ignore', 'inherit', 'inherit'] = ['ignore', 'inherit', 'inherit']
    // Another test may be at it just now: its list of packages is as good, and its lock is waited for.
    spawnSync(APT, ['update', '-qq'], { env, stdio })
    const install = ['install', '-y', '--no-install-recommends', 'postgresql']
    execFileSync(APT, ['-o', 'DPkg::Lock::Timeout=300', ...install], { env, stdio })
    const installed = find()
    if (installed !== null) return installed
  }
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
