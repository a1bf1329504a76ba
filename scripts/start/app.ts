// Serves the built app: its files, compressed if the browser wants them so, and for every other address the app itself.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  Vary: 'Accept-Encoding',
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The app as it was built; only files that were there at the start can be asked for. */
export function serveApp(folder: string): Server {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end()
      return
    }
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
    const file = fileOf(path, files)
    if (file === null) {
      response.writeHead(404, { ...HEADERS, 'Content-Type': TYPES['.txt'] }).end('404\n')
      return
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [encoding, ending] = ENCODINGS.find(
      ([name, twin]) => accepted.includes(name) && files.has(file + twin),
    ) ?? [null, '']
    const body = readFileSync(join(folder, file + ending))
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': file.startsWith('_app/immutable/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(encoding !== null && { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}

/** The file of an address: itself, a page of its name, or the app for every address without an ending. */
function fileOf(path: string, files: ReadonlySet<string>): string | null {
  const name = path.slice(1)
  if (name === '') return 'index.html'
  if (files.has(name) && !/\.(br|gz)$/.test(name)) return name
  if (files.has(`${name}.html`)) return `${name}.html`
  return name.includes('.') ? null : 'app.html'
}
