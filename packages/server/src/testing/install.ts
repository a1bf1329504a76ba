import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const APT = '/usr/bin/apt-get'
/** Part of every Debian: one at a time holds the file, the others wait. */
const FLOCK = '/usr/bin/flock'

/**
 * Installs a package of Debian, if this is one and we may. Several tests may want it at once: whoever comes later
 * waits until all of it is there, for what is only half unpacked looks as if it were. Other programs may hold
 * Debian's own locks.
 */
export async function installOnDebian(name: string, program: string, isThere: string): Promise<void> {
  const root = process.getuid?.() === 0
  if (!root || ![APT, FLOCK, '/etc/debian_version'].every((path) => existsSync(path))) return
  const apt = `${APT} -o DPkg::Lock::Timeout=300`
  const script = `
    ${isThere} >/dev/null 2>&1 && exit
    echo 'Installing ${name} for the tests ...' >&2
    for try in 1 2 3; do
      ${apt} update -qq
      ${apt} install -y --no-install-recommends ${program} && exit
      sleep 10
    done`
  const child = spawn(FLOCK, [join(tmpdir(), `chronik-${program}.lock`), 'sh', '-c', script], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
}
