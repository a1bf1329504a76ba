import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshRequest, Live } from '@chronik/protocol'
import { expect, test, vi } from 'vitest'
import { Guest, playInTurn } from '../live/testing/guest.ts'
import { ServerForTests } from '../testing/server.ts'
import { Canvas } from './canvas.ts'
import { paintCard } from './card.ts'
import { readPng, writePng } from './png.ts'

vi.setConfig({ testTimeout: 300_000 })

test('what is written as a picture is read as it was', () => {
  const data = Uint8Array.from({ length: 5 * 4 * 3 }, (_, at) => (at * 37) % 256)
  const picture = { width: 5, height: 4, channels: 3 as const, data }
  expect(readPng(writePng(picture))).toEqual(picture)
})

test('a bar covers what lies within it and half of what its edge goes through', () => {
  const canvas = new Canvas({ width: 8, height: 6, channels: 3, data: new Uint8Array(8 * 6 * 3) })
  canvas.bar({ x: 1, y: 1, width: 4.5, height: 4 }, 0, [200, 200, 200])
  const row = Array.from({ length: 8 }, (_, x) => canvas.data[(2 * 8 + x) * 3])
  expect(row).toEqual([0, 200, 200, 200, 200, 100, 0, 0])
})

test('names of any length and any letters have a place, and longer bars stand for more points', () => {
  const rows = ['Käthe', 'Ståle Ødegård the very long', '王小明', 'Zoë'].map((name, at) => ({
    name,
    colour: ['red', 'blue', 'nothing', 'white'][at],
    parts: at === 3 ? [] : [30 - 5 * at, 10, -2],
    total: 38 - 5 * at,
  }))
  const title = 'Käthe, Ståle Ødegård the very long, 王小明 and Zoë win'
  const { width, height, data } = readPng(paintCard({ title, detail: 'Village, 38 points', rows }))
  expect([width, height]).toEqual([1200, 630])
  /** How many dots of a line differ from the panel, between the names and the totals. */
  const covered = (y: number) =>
    Array.from({ length: 800 }, (_, at) => (y * width + 254 + at) * 3).filter((at) => data[at] < 240).length
  expect(covered(305)).toBeGreaterThan(covered(371))
})

/** A match of two that one of them has given up. */
async function over(server: ServerForTests): Promise<string> {
  const [ann, ben] = [await server.guest('Ännchen'), await server.guest('Ben')]
  const plan = { request: freshRequest(), game: 'my-village', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const id = (await ann.post('/api/tables', plan)).json.table.id as string
  await ben.post(`/api/tables/${id}/join`)
  await ann.post(`/api/tables/${id}/start`)
  const guests = [ann, ben].map(({ cookie, origin }, at) => {
    const live = new Live({
      url: `${origin.replace('http', 'ws')}/live`,
      open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
    })
    return new Guest(live, id, at + 1)
  })
  for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
  await playInTurn(guests, 2)
  for (const { live } of guests) live.close()
  expect((await server.visitor().get(`/api/tables/${id}/picture.png`)).status).toBe(404)
  await ben.post(`/api/tables/${id}/concede`)
  return id
}

test('links to a match that is over, and to a moment of it, lead to pictures that everybody can see', async () => {
  await using server = await ServerForTests.open()
  // A page with a head, where tags have a place.
  await server.stop()
  writeFileSync(join(server.web, 'app.html'), '<!doctype html><head></head><p>app</p>')
  await server.start()
  const id = await over(server)
  const stranger = server.visitor()
  const images: string[] = []
  for (const path of [`/t/${id}`, `/replay?table=${id}&at=3`, `/analysis?table=${id}`]) {
    const page = await fetch(server.address + path, { headers: { 'accept-language': 'de' } })
    const image = /property="og:image" content="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    images.push(image.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''))
  }
  expect(images).toEqual(['', '&at=3', ''].map((at) => `/api/tables/${id}/picture.png?language=de${at}`))
  const pictures = await Promise.all(
    images.slice(0, 2).map(async (path) => {
      const answer = await fetch(server.address + path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      return Buffer.from(await answer.arrayBuffer())
    }),
  )
  expect(pictures.map((picture) => readPng(picture).width)).toEqual([1200, 1200])
  expect(pictures[0].equals(pictures[1])).toBe(false)
  for (const path of [`${images[0]}&at=99999`, `${images[0]}&at=x`, '/api/tables/nowhere/picture.png'])
    expect((await stranger.get(path)).status).toBe(404)
})
