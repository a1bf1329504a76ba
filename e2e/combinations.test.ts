// Whatever can be chosen on the page for a new match opens a table that shows it, and can be played.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLong } from './budget.ts'
import { byMouse, playSome } from './play.ts'
import { visit } from './visit.ts'

/** A busy machine is slow, not wrong. */
const LONG = 3_600_000
const MODULES = ['Wirtshaus', 'Hafen', 'Heirat'] as const
type Module = (typeof MODULES)[number]
/** What a module is called where one flies to it. */
const DISTRICTS: Readonly<Record<Module, string>> = {
  Wirtshaus: 'Wirtshaus',
  Hafen: 'Hafen',
  Heirat: 'Hochzeit',
}

interface Combination {
  readonly modules: readonly Module[]
  readonly goals: boolean
  readonly players: number
  /** The other side of the boards that have two. */
  readonly other: boolean
}

/** Every set of modules, with and without goals, with every number of players; on the other side every other time. */
const ALL: readonly Combination[] = Array.from({ length: 8 }, (_, set) =>
  MODULES.filter((_, bit) => (set & (1 << bit)) !== 0),
).flatMap((modules, set) =>
  [false, true].flatMap((goals) =>
    [1, 2, 3, 4, 5].map((players) => ({ modules, goals, players, other: (set + players) % 2 === 0 })),
  ),
)
/** Those that other tests do not open from the page: each pair, and one module alone against Conny. */
const FEW: readonly Combination[] = [
  { modules: ['Wirtshaus', 'Hafen'], goals: true, players: 2, other: true },
  { modules: ['Wirtshaus', 'Heirat'], goals: false, players: 5, other: true },
  { modules: ['Hafen', 'Heirat'], goals: true, players: 3, other: false },
  { modules: ['Heirat'], goals: false, players: 1, other: false },
]

async function layTable(page: Page, { modules, goals, players, other }: Combination): Promise<void> {
  await page.goto(`/new?way=${players === 1 ? 'solo' : 'bots'}`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  if (players > 1)
    await page
      .getByRole('group', { name: 'Wie viele spielen' })
      .getByRole('radio', { name: String(players), exact: true })
      .check({ force: true })
  for (const name of goals ? [...modules, 'Lebensziele'] : modules)
    await page.locator('.switch label', { hasText: new RegExp(`^${name}$`) }).click()
  for (const [module, side] of [
    ['Wirtshaus', /^Rückseite/],
    ['Heirat', /^Seite B/],
  ] as const)
    if (other && modules.includes(module))
      await page.getByRole('radio', { name: side }).check({ force: true })
  await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
}

test('every combination opens from the page for a new match and is played', { timeout: LONG }, async () => {
  const { page } = await visit()
  for (const combination of isLong ? ALL : FEW) {
    const { modules, goals, players, other } = combination
    await layTable(page, combination)
    // Conny's colour is asked before, and goals are shown to their owner when they are dealt.
    const asked = page.locator('.village-board[data-decision="d-source"]')
    await page.locator('.village-board[data-decision]').waitFor({ state: 'attached' })
    let acts = 0
    for (; acts < 4 && (await asked.count()) === 0; acts++) await playSome(page, byMouse(), 41, 1)
    const dealt = page.locator('dialog[open] .button.primary')
    // Whoever has acted before has put the goals aside already.
    if (goals && (acts === 0 || (await dealt.count()) > 0)) await dealt.click()
    const said = JSON.stringify(combination)
    const closer = page.getByRole('button', { name: /näher ansehen$/ })
    await page.keyboard.press('w')
    if (modules.length > 0) await closer.first().waitFor()
    const seen = (await closer.allTextContents()).length
    expect(seen, said).toBe(modules.length === 0 ? 0 : modules.length + 1)
    for (const [at, module] of modules.entries()) {
      await page.keyboard.press(`Shift+Digit${at + 2}`)
      const board = page.locator('[data-region="board"]')
      await expect.poll(() => board.getAttribute('aria-label'), { message: said }).toBe(DISTRICTS[module])
    }
    expect(await page.locator('.farm-card').count(), said).toBe(players - 1)
    expect(await page.locator('.own [data-at^="goal:"]').count(), said).toBe(goals ? 2 : 0)
    if (modules.includes('Heirat'))
      expect(await page.getByText(`Seite ${other ? 'B' : 'A'}`, { exact: true }).count(), said).toBe(1)
    await playSome(page, byMouse(), 41, 5)
  }
})
