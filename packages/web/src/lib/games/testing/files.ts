import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where no server is, files of the app come from the disk. */
export async function fetchFromDisk(path: string): Promise<Response> {
  return new Response(await readFile(join(process.cwd(), path.split('?')[0]), 'utf8'))
}
