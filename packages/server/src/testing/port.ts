import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems hand out by themselves, so that no other test gets it meanwhile by chance. */
const [LOWEST, BEYOND] = [15_000, 32_000]

/** A port of this machine that nobody uses just now, and that stays free for who asks for it by number. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
