// How the app is cut into files. Over HTTP/1.1 every file waits for its turn: few larger ones are there sooner.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

const ROUTES = join(import.meta.dirname, 'src/routes')

/** Every visit begins with these. */
const FIRST = ['+layout.svelte', '+layout.ts', '+page.svelte', '+page.ts', '+error.svelte'].map((file) =>
  join(ROUTES, file).replaceAll('\\', '/'),
)

/**
 * What runs before anything else: the page hands over what it is, then the frame may look at it. In one file with
 * the frame it would come too late, and the app would take itself for an older version.
 */
const ENTRY = /[\\/]runtime[\\/]client[\\/]payload\.js|preload-helper/

/** The frame of the app and what it stands on; the router itself asks for its own start by name. */
const FRAME = /[\\/]@sveltejs[\\/]kit[\\/]src[\\/]runtime[\\/](?!client[\\/](entry|client-entry)\.js)/

const MESSAGE = /[\\/]lib[\\/]words[\\/]messages[\\/](?!_index)/
/** What the first page and the frame say. */
const FIRST_MESSAGE = /[\\/]lib[\\/]words[\\/]messages[\\/](app|start|game|error)_/

/** The page imports a few small things of the engine; most of it belongs to the tables. */
const ENGINE = /[\\/]packages[\\/](kernel|bots|games)[\\/]/

let first: ReadonlySet<string> | null = null

/** All that the first page imports, except for the messages: every page imports the list of all of them. */
function reached(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) {
    if (MESSAGE.test(id) || ENGINE.test(id)) continue
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

function isFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (ENGINE.test(id)) return false
  first ??= reached(FIRST, context)
  return MESSAGE.test(id) ? FIRST_MESSAGE.test(id) : FRAME.test(id) || first.has(id)
}

const LIB = join(import.meta.dirname, 'src/lib').replaceAll('\\', '/')
const inLib = (file: string): string => `${LIB}/${file}`

/** What belongs to a game, by its folder. */
const GAME = /[\\/]lib[\\/]games[\\/]([^\\/]+)[\\/]/
const TABLES = readdirSync(inLib('games'))
  .map((game) => inLib(`games/${game}/table.ts`))
  .filter((file) => existsSync(file))
const ROOM = ['shell/table/TableRoom.svelte', 'shell/table/opening.ts'].map(inLib)

const closures = new Map<string, ReadonlySet<string>>()

/** Whether something comes with these files anyway, without being sent for later. */
function comesWith(roots: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean {
  const key = roots.join()
  const known = closures.get(key) ?? reached(roots, context)
  closures.set(key, known)
  return known.has(id)
}

/** What every table is laid with, whatever is played: one file, for many small ones weigh more. */
function isRoom(id: string, context: Rolldown.ChunkingContext): boolean {
  return (
    id.startsWith(LIB) && !GAME.test(id) && !MESSAGE.test(id) && comesWith([...ROOM, ...TABLES], id, context)
  )
}

/** The board of a game. */
function boardOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const game = GAME.exec(id)?.[1]
  if (game === undefined) return null
  return comesWith([inLib(`games/${game}/table.ts`)], id, context) ? `table-${game}` : null
}

export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', test: ENTRY, priority: 5 },
  {
    name: 'words',
    test: (id) => MESSAGE.test(id) && !FIRST_MESSAGE.test(id),
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 4,
  },
  { debugName: 'first', name: (id, context) => (isFirst(id, context) ? 'first' : null), priority: 3 },
  { debugName: 'room', name: (id, context) => (isRoom(id, context) ? 'room' : null), priority: 2 },
  // What several games stand on belongs to none of them.
  { name: 'library', test: /[\\/]node_modules[\\/]/, entriesAware: true, priority: 2 },
  { name: 'kernel', test: /[\\/]packages[\\/](kernel|bots)[\\/]/, entriesAware: true, priority: 2 },
  { debugName: 'table', name: boardOf, priority: 1 },
]
