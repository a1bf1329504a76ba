// What stands in the house: the packages found under packages/ when the page starts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  readonly id: string
  /** Its own words in package.json, for packages that the page has no words for. */
  readonly description: string
}

export interface House {
  readonly packages: readonly Package[]
  readonly games: readonly Package[]
}

/** From the ground up; what is not named here comes last. */
const order = ['kernel', 'bots', 'server', 'web', 'cli', 'village', 'my-village', 'world-without-end']

export function readHouse(root: string): House {
  return { packages: readFolder(join(root, 'packages')), games: readFolder(join(root, 'packages', 'games')) }
}

function readFolder(folder: string): Package[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'package.json')))
    .sort((a, b) => floor(a) - floor(b) || a.localeCompare(b))
    .map((id) => ({ id, description: describe(join(folder, id, 'package.json')) }))
}

function floor(id: string): number {
  return order.includes(id) ? order.indexOf(id) : order.length
}

function describe(file: string): string {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly description?: string }
  return manifest.description ?? ''
}
