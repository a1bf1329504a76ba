// How the app is cut into files. Over HTTP/1.1 every file waits for its turn: few larger ones are there sooner.
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

export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', test: ENTRY, priority: 3 },
  {
    name: 'words',
    test: (id) => MESSAGE.test(id) && !FIRST_MESSAGE.test(id),
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 2,
  },
  { debugName: 'first', name: (id, context) => (isFirst(id, context) ? 'first' : null), priority: 1 },
]
