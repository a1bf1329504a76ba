// The real server for tests and pictures: on a free port, with data that is thrown away afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type ServeNeeds, serve } from '@chronik/server'

export interface Once {
  readonly origin: string
  close(): Promise<void>
}

/** Serves the app that was built into a folder, by another clock if one is given. */
export async function serveOnce(web: string, needs: Pick<ServeNeeds, 'clock'> = {}): Promise<Once> {
  const data = mkdtempSync(join(tmpdir(), 'chronik-once-'))
  const read = readConfig({
    PORT: '0',
    CHRONIK_DATA: data,
    CHRONIK_LOG: 'error',
    // Everybody comes from the same address here.
    CHRONIK_RATE_LIMITS: 'off',
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const { port, close } = await serve(read.config, { web, ...needs })
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
