import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from './language.ts'
import { listen } from './listen.ts'
import type { House } from './packages.ts'
import { startPage } from './server.ts'
import { words } from './words.ts'

const house: House = {
  packages: [
    { id: 'kernel', description: 'unused' },
    { id: 'attic', description: '<b>old & dusty</b>' },
  ],
  games: [],
}

const server = startPage(house)
let origin: string

beforeEach(async () => {
  origin = `http://127.0.0.1:${await listen(server, { port: '0', host: '127.0.0.1' })}`
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

test.each(languages)('the page in %s says what exists and that it is unofficial', async (language) => {
  const text = await (await fetch(`${origin}/?lang=${language}`)).text()
  const say = words[language]
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(say.packages.kernel[1])
  expect(text).toContain(say.gamesEmpty)
  expect(text).toContain(say.disclaimer)
  expect(text).toContain('&lt;b&gt;old &amp; dusty&lt;/b&gt;')
})

test('every address on the page leads somewhere on this server', async () => {
  const text = await (await fetch(origin)).text()
  const css = await (await fetch(`${origin}/page.css`)).text()
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g), ...css.matchAll(/url\("([^"]+)"\)/g)].map(
    ([, address]) => address,
  )
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) {
    expect(address).toMatch(/^\//)
    expect((await fetch(origin + address)).status).toBe(200)
  }
})

test('the policy lets nothing in from elsewhere, not even a script of ours', async () => {
  const policy = (await fetch(origin)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src|unsafe|http/)
})

test('what is not there is not found, and nothing can be sent', async () => {
  expect((await fetch(`${origin}/../package.json`)).status).toBe(404)
  expect((await fetch(`${origin}//`)).status).toBe(404)
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
})

test('a port that was asked for is the port or none', async () => {
  const port = new URL(origin).port
  const second = createServer()
  expect(await listen(second, { port, host: '127.0.0.1' })).toMatch(/taken/)
  expect(await listen(second, { port: 'http', host: '127.0.0.1' })).toMatch(/must be a number/)
})
