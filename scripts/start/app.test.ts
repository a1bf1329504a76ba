import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp } from './app.ts'
import { listen } from './listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik app '))
mkdirSync(join(folder, '_app', 'immutable'), { recursive: true })
for (const [file, text] of [
  ['index.html', 'start'],
  ['settings.html', 'settings'],
  ['app.html', 'app'],
  ['_app/immutable/a.js', 'script'],
  ['_app/immutable/a.js.br', 'pressed'],
  ['.built', ''],
]) {
  writeFileSync(join(folder, file), text)
}
const server = serveApp(folder)
let origin: string

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, { port: '0', host: '127.0.0.1' })}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) {
  const answer = await fetch(origin + path, { headers })
  return { status: answer.status, headers: answer.headers, text: () => answer.text() }
}

test.each([
  ['/', 'start'],
  ['/settings', 'settings'],
  ['/table?id=7', 'app'],
  ['/_app/immutable/a.js', 'script'],
])('%s is answered', async (path, text) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(text)
})

test.each(['/nowhere.js', '/../package.json', '/.built', '/_app/immutable/a.js.br'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('what carries a hash in its name may be kept for ever, pages are asked for again', async () => {
  expect((await get('/_app/immutable/a.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/settings')).headers.get('cache-control')).toBe('no-cache')
})

test('a browser that understands it gets the compressed file', async () => {
  const answer = await fetch(`${origin}/_app/immutable/a.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toContain('javascript')
})

test('nothing can be sent', async () => {
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
})

test('a port that was asked for is the port or none', async () => {
  const port = new URL(origin).port
  const second = createServer()
  expect(await listen(second, { port, host: '127.0.0.1' })).toMatch(/taken/)
  expect(await listen(second, { port: 'http', host: '127.0.0.1' })).toMatch(/must be a number/)
})
