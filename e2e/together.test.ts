import type { Game, Setup } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { isLong } from './budget.ts'
import { Overheard } from './frames.ts'
import { playOnFor } from './on-behalf.ts'
import { post } from './over-http.ts'
import { byMouse, byTouch, playToTheEnd, playUntilConfirmed } from './play.ts'
import { visit } from './visit.ts'

/** A busy machine is slow, not wrong. */
const WHOLE_MATCH = 1_200_000

const ANSWER =
  '.action .option:not([aria-disabled]), .world-place.possible, .hand-card.possible, .column.allowed, .lot.possible, .action .ends .button'

/** Whoever of them can do something now. */
async function due<T extends { readonly page: Page }>(visitors: readonly T[]): Promise<T> {
  let found: T | undefined
  await expect
    .poll(async () => {
      for (const one of visitors) if ((await one.page.locator(ANSWER).count()) > 0) found = one
      return found !== undefined
    })
    .toBe(true)
  if (found === undefined) throw new Error('nobody is due')
  return found
}

const inMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name }).click()
}

const MATCHES: readonly {
  readonly name: string
  readonly options: NonNullable<Setup['options']>
  readonly pace: string
  readonly clock: RegExp
  readonly game: Game
}[] = [
  {
    name: 'Village',
    options: { expansions: ['inn', 'port', 'marriage'], goals: true, 'round-limit': 1 },
    pace: 'Over days',
    clock: /^2[34] h$/,
    game: village as unknown as Game,
  },
  {
    name: 'My Village',
    options: {},
    pace: 'Over days',
    clock: /^2[34] h$/,
    game: myVillage as unknown as Game,
  },
  {
    name: 'World Without End',
    options: {},
    pace: 'Relaxed',
    clock: /^(?:30|29):\d\d$/,
    game: worldWithoutEnd as unknown as Game,
  },
]

test.each(MATCHES)(
  '$name with others: two browsers, a bot and a spectator, from the start page to the final score and on',
  { timeout: WHOLE_MATCH },
  async ({ name, options, pace, clock, game }) => {
    // The host opens a table in three steps.
    const greta = await visit({ language: 'en-GB' })
    const hosted = new Overheard(greta.page)
    await greta.open('/')
    await greta.page.getByRole('link', { name: 'Invite by link' }).click()
    await greta.page.waitForURL('**/online/new*')
    await greta.page.getByRole('list', { name: 'Game' }).getByRole('link', { name, exact: true }).click()
    await greta.page.getByLabel('Your name at the table').fill('Greta')
    await greta.page.getByRole('button', { name: 'On to the pace' }).click()
    await greta.page.getByRole('radio', { name: pace }).check({ force: true })
    expect(await accessibilityTroubles(greta.page)).toEqual([])
    await greta.page.getByRole('button', { name: 'On to the guests' }).click()
    expect(await accessibilityTroubles(greta.page)).toEqual([])
    await greta.page.getByRole('button', { name: 'Set up the table' }).click()
    await greta.page.getByRole('button', { name: 'Give this seat to a bot' }).last().waitFor()
    // One round of the longest game is enough, with all its modules.
    await post(greta.page, `/tables/${greta.page.url().split('/t/')[1]}/settle`, { options })
    await greta.page.getByRole('button', { name: 'Give this seat to a bot' }).last().click()
    await greta.page.locator('.seats select').selectOption('random')
    const link = greta.page.url()

    // Somebody on a phone comes by the link, somebody else only watches.
    const anna = await visit({ language: 'nl-NL', size: 'phone' })
    const heard = new Overheard(anna.page)
    await anna.open(new URL(link).pathname)
    await anna.page.getByPlaceholder('Je naam aan tafel').fill('Anna')
    await anna.page.locator('.bar').getByRole('button', { name: 'Ga zitten' }).click()
    await anna.page.getByRole('button', { name: 'Klaar', exact: true }).click()
    const watcher = await visit({ language: 'de-DE', theme: 'dark' })
    const seen = new Overheard(watcher.page)
    await watcher.open(new URL(link).pathname)
    await greta.page.getByText('Everybody is ready').waitFor()
    await greta.page.getByRole('button', { name: 'Begin the match' }).click()
    for (const { page } of [greta, anna, watcher]) await page.locator('.company').first().waitFor()
    await expect.poll(() => greta.page.locator('.company .clock').first().textContent()).toMatch(clock)

    // Both play; everybody sees it.
    for (let turns = 0; turns < 3; turns++) {
      const one = await due([greta, anna])
      await playUntilConfirmed(one.page, one === anna ? byTouch() : byMouse(), 11 + turns)
    }
    expect(await watcher.page.locator(ANSWER).count()).toBe(0)

    // A break that both want stops the clocks; then it goes on.
    await inMenu(greta.page, 'Propose a break')
    await anna.page.getByRole('button', { name: 'Akkoord' }).click()
    await greta.page.getByText('All clocks stand still.').waitFor()
    expect(await accessibilityTroubles(anna.page)).toEqual([])
    await greta.page.getByRole('button', { name: 'Play on' }).click()
    await greta.page.getByText('All clocks stand still.').waitFor({ state: 'detached' })

    // She gives up: a bot plays on for her, and the match comes to its end.
    await inMenu(anna.page, 'Opgeven')
    await anna.page.locator('dialog[open]').getByRole('button', { name: 'Opgeven' }).click()
    await playUntilConfirmed(greta.page, byMouse(), 5)
    // With the long budgets all of it is played by hand.
    if (isLong) await playToTheEnd(greta.page, byMouse(), 5)
    else await playOnFor(greta.page, new URL(link).pathname.slice(3))
    for (const { page } of [greta, anna, watcher])
      await expect.poll(() => page.locator('.scoring .total td').count()).toBe(3)

    // The link leads there, too, when all is over, and for who never sat there.
    await watcher.page.reload()
    await expect.poll(() => watcher.page.locator('.scoring .total td').count()).toBe(3)

    // Once more: the same company sits down at the next table.
    await greta.page.getByRole('button', { name: 'Another match' }).click()
    await greta.page.waitForURL((url) => url.href !== link && url.pathname.startsWith('/t/'))
    await anna.page.getByRole('button', { name: 'Meegaan' }).click()
    await anna.page.waitForURL(greta.page.url())
    // Whoever has come is not asked to come any more.
    for (const [page, words] of [
      [greta.page, 'The next table is set.'],
      [anna.page, 'De volgende tafel staat klaar.'],
    ] as const)
      await page.getByText(words).waitFor({ state: 'detached' })

    // Nothing that is another's came over the wire.
    for (const [one, viewer] of [
      [hosted, 0],
      [heard, 1],
      [seen, -1],
    ] as const) {
      const { open: leaked, all } = one.seen({ players: 3, options }, viewer, game)
      expect(all).toBeGreaterThan(20)
      expect(leaked).toBe(0)
      expect(one.told(viewer)).toEqual([])
      expect(JSON.stringify(one.underWay)).not.toMatch(/"seed":"|chronik-record/)
    }
  },
)
