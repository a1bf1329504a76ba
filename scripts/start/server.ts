// Answers the browser: one page, its pictures and its fonts, and nothing from anywhere else.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseLanguage } from './language.ts'
import type { House } from './packages.ts'
import { page } from './page.ts'
import { words } from './words.ts'

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
}

interface Asset {
  readonly type: string
  readonly body: Buffer
}

function readAssets(): ReadonlyMap<string, Asset> {
  const local = (name: string) => readFileSync(join(import.meta.dirname, name))
  const font = (url: string) => readFileSync(fileURLToPath(url))
  const pictures = ['village', 'chronicle', 'meeple-red-1', 'meeple-yellow-2', 'meeple-blue-3']
  return new Map<string, Asset>([
    ['/page.css', { type: 'text/css; charset=utf-8', body: local('page.css') }],
    ...pictures.map((name): [string, Asset] => [
      `/${name}.svg`,
      { type: 'image/svg+xml', body: local(`art/${name}.svg`) },
    ]),
    [
      '/fraunces.woff2',
      {
        type: 'font/woff2',
        body: font(
          import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2'),
        ),
      },
    ],
    [
      '/figtree.woff2',
      {
        type: 'font/woff2',
        body: font(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
      },
    ],
  ])
}

export function startPage(house: House): Server {
  const assets = readAssets()
  return createServer((request, response) => {
    const answer = (
      status: number,
      type: string,
      body: string | Buffer,
      more: Record<string, string> = {},
    ) => {
      response.writeHead(status, {
        ...headers,
        ...more,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(405, 'text/plain; charset=utf-8', 'GET\n', { Allow: 'GET, HEAD' })
      return
    }
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    const language = chooseLanguage(url?.searchParams.get('lang') ?? null, request.headers['accept-language'])
    const asset = assets.get(url?.pathname ?? '')
    if (asset) answer(200, asset.type, asset.body)
    else if (url?.pathname === '/') {
      answer(200, 'text/html; charset=utf-8', page(language, house), { Vary: 'Accept-Language' })
    } else answer(404, 'text/plain; charset=utf-8', `${words[language].notFound}\n`)
  })
}
