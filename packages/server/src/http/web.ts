import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { refuse } from './errors.ts'
import { policyFor, SCRIPT } from './policy.ts'

const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const LONGEST_ADDRESS = 200

/** The page that finds its way by itself. */
const APP = 'app.html'

/** Serves the built app: only files that were there at the start can be asked for. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  limit: onRequestAsyncHookHandler,
  /** What chats show of a link, as tags of the page's head; null where there is nothing to show. */
  preview: (path: string, request: FastifyRequest) => Promise<string | null> = async () => null,
): Promise<void> {
  const known = listFiles(folder)
  const policies = new Map(
    [...known]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, policyFor(readFileSync(join(folder, file), 'utf8'))]),
  )
  await app.register(files, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
  })
  const page = known.has(APP) ? readFileSync(join(folder, APP), 'utf8') : ''
  app.get('/*', { onRequest: limit }, async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const file = fileFor(path, known)
    if (file === null) return refuse(request, reply, 404, 'not-found')
    const policy = policies.get(file) ?? (file.endsWith('.js') ? SCRIPT : undefined)
    if (policy !== undefined) reply.header('Content-Security-Policy', policy)
    reply.header('Cache-Control', file.startsWith('_app/immutable/') ? FOR_A_YEAR : ASK_AGAIN)
    reply.header('Vary', 'Accept-Encoding')
    // Whoever has been here before needs no preview; who looks at links for others brings nothing along.
    const tags = file === APP && request.headers.cookie === undefined ? await preview(path, request) : null
    if (tags !== null) return reply.type('text/html').send(page.replace('</head>', () => `${tags}</head>`))
    return reply.sendFile(file)
  })
}

/** The file of an address: itself, a page of its name, or the app for every address without an ending. */
function fileFor(path: string, known: ReadonlySet<string>): string | null {
  const name = path.slice(1)
  if (known.has(name)) return name
  if (name === '') return known.has('index.html') ? 'index.html' : APP
  const page = `${name}.html`
  if (known.has(page)) return page
  const belongsToNobody =
    name.length > LONGEST_ADDRESS ||
    /^(api|live|_app)(\/|$)/.test(name) ||
    /\.\w+$/.test(name) ||
    !/^[\w/~-]+$/.test(name)
  return belongsToNobody || !known.has(APP) ? null : APP
}

function listFiles(folder: string): Set<string> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  // A compressed twin is chosen by what the browser accepts, not by its name.
  return new Set(all.filter((file) => !/\.(br|gz)$/.test(file)))
}
