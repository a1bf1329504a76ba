import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expansionAt } from './expansion-moments.ts'
import type { KeptMatch } from './kept.ts'
import { matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { post } from './over-http.ts'
import { sitDown } from './table.ts'
import { visit, visitTables } from './visit.ts'
import { worldAt } from './world-moments.ts'

/** Kilobytes of script that the page and its workers have loaded, as they came over the wire. */
function scriptsOf(page: Page): () => number {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return
    sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
  })
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024
}

/** Waits until nothing more comes: workers load their parts after the page has come to rest. */
async function settled(page: Page, loaded: () => number): Promise<void> {
  for (let before = -1; before !== loaded(); ) {
    before = loaded()
    await page.waitForTimeout(2_000)
  }
}

test('the start page needs less than 60 KB of script', async () => {
  const { page, open } = await visit()
  const loaded = scriptsOf(page)
  await open('/')
  await settled(page, loaded)
  console.log(`start page: ${loaded().toFixed(1)} KB of script`)
  expect(loaded()).toBeGreaterThan(10)
  expect(loaded()).toBeLessThan(60)
})

test('the start page comes in few files, and its picture before the scripts', async () => {
  const { page, open } = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open('/')
  await page.waitForLoadState('load')
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThan(12)
  const picture = asked.findIndex((path) => /^\/art\/start.*\.svg$/.test(path))
  expect(picture).toBeGreaterThan(0)
  expect(picture).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')))
})

/** The script of each table until the first move, at a desk. */
const TABLES: readonly { readonly table: string; readonly most: number; match(): KeptMatch }[] = [
  { table: 'Village', most: 310, match: () => matchAt('take-two') },
  { table: 'My Village', most: 320, match: () => myVillageAt({ players: 3, decision: 'die-1' }) },
  { table: 'World Without End', most: 330, match: () => worldAt('card') },
]

test.each(TABLES)(
  'until the first move a table of $table needs less than $most KB of script',
  async ({ table, most, match }) => {
    const { page, open } = await visit()
    await open('/about')
    const loaded = scriptsOf(page)
    await sitDown(page, match())
    await page.locator('.action h2').waitFor()
    await settled(page, loaded)
    console.log(`table of ${table}: ${loaded().toFixed(1)} KB of script`)
    expect(loaded()).toBeGreaterThan(50)
    expect(loaded()).toBeLessThan(most)
  },
)

test('a table of Village with others needs at most 40 KB more', async () => {
  const { page, open } = await visit()
  await open('/about')
  await post(page, '/auth/guest', { name: 'Greta' })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { table } = await post(page, '/tables', { request: 'size-of-a-table', game: 'village', seats })
  await post(page, `/tables/${table.id}/start`)
  const loaded = scriptsOf(page)
  await page.goto(`/t/${table.id}`)
  await page.locator('.action h2').waitFor()
  await settled(page, loaded)
  console.log(`table of Village with others: ${loaded().toFixed(1)} KB of script`)
  expect(loaded()).toBeGreaterThan(50)
  expect(loaded()).toBeLessThan(350)
})

/** In this order: what several of them share counts for the first of them. */
const ADDED = [
  { id: 'goals', expansions: [], goals: true },
  { id: 'inn', expansions: ['inn'], goals: false },
  { id: 'port', expansions: ['port'], goals: false },
  { id: 'marriage', expansions: ['marriage'], goals: false },
] as const

test('each module of Village adds at most 40 KB of script, when it is in play', async () => {
  const { page, goTo } = await visitTables()
  const loaded = scriptsOf(page)
  await goTo(matchAt('take-two'))
  await settled(page, loaded)
  const added: Record<string, number> = {}
  for (const { id, ...wanted } of ADDED) {
    const before = loaded()
    await goTo(expansionAt({ ...wanted, players: 2, decision: 'd-source', round: 2 }))
    await settled(page, loaded)
    added[id] = loaded() - before
    console.log(`${id}: ${added[id].toFixed(1)} KB of script`)
  }
  for (const size of Object.values(added)) {
    expect(size).toBeGreaterThan(1)
    expect(size).toBeLessThan(40)
  }
})
