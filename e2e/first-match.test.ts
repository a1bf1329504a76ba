import { myVillage } from '@chronik/my-village'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { troublesByDayAndNight } from './axe.ts'
import { isLong } from './budget.ts'
import { playBothEnds } from './leap.ts'
import { byMouse, byTouch } from './play.ts'
import { type Visit, visit } from './visit.ts'

/** Whoever has done every chapter of a game finds the first match in its school. */
async function fromTheSchool({ page, open }: Visit, game: string, begin: string): Promise<void> {
  await open(`/learn?game=${game}`)
  await page.locator('ol.path a.button').first().waitFor()
  const chapters = await page
    .locator('ol.path a.button')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('chapter')),
    )
  await page.evaluate(
    ([id, done]) =>
      localStorage.setItem(
        'chronik.known',
        JSON.stringify([id, ...done.map((one) => `${id}/school/${one}`)]),
      ),
    [game, chapters] as const,
  )
  await open(`/learn?game=${game}`)
  await page.getByRole('button', { name: begin }).click()
  await page.waitForURL('**/table*')
}

/** What the teacher says, where she stands beside the table. */
const said = (page: Page) => page.locator('.guide .said')

test('the first match of Village on a phone: the teacher is asked what matters, and goes along to the end', {
  timeout: isLong ? 1_800_000 : 300_000,
}, async () => {
  const visited = await visit({ size: 'phone', newcomer: true })
  const { page } = visited
  await fromTheSchool(visited, 'village', 'Die erste Partie, gegen Veit')
  const asks = page.getByRole('button', { name: 'Was zählt jetzt?' })
  await asks.click()
  const sheet = page.getByRole('dialog', { name: 'Was zählt jetzt?' })
  // The first thing to decide is where a stone is taken from.
  await expect.poll(() => said(page).locator('b').textContent()).toMatch(/\S/)
  expect(await troublesByDayAndNight(page)).toEqual([])
  // What she would do stands at the table, not below what she says.
  await sheet.getByRole('button', { name: 'Was würdest du tun?' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'So würde ein guter Spieler weitermachen' }).waitFor()
  await page.locator('.hint .close').click()

  let asked = 0
  await playBothEnds(page, village, byTouch(), 21, async () => {
    asked += await asks.count()
  })
  expect(asked).toBeGreaterThan(0)
  expect(await page.locator('.scoring .total td').count()).toBe(2)
  await page.getByText('Geschafft: deine erste ganze Partie!').waitFor()
})

const AT_THE_DESK: readonly {
  readonly game: string
  readonly language: string
  readonly begin: string
  readonly ask: string
  play(page: Page, look: () => Promise<void>): Promise<void>
}[] = [
  {
    game: 'my-village',
    language: 'en-GB',
    begin: 'The first match, against Veit',
    ask: 'What would you do?',
    play: (page, look) => playBothEnds(page, myVillage, byMouse(), 22, look),
  },
  {
    game: 'world-without-end',
    language: 'nl-NL',
    begin: 'De eerste partij, tegen Veit',
    ask: 'Wat zou jij doen?',
    play: (page, look) => playBothEnds(page, worldWithoutEnd, byMouse(), 23, look),
  },
]

test.each(AT_THE_DESK)(
  'the first match of $game at the desk: what matters is said at each decision, advice is given, it is resumed',
  { timeout: isLong ? 1_800_000 : 300_000 },
  async ({ game, language, begin, ask, play }) => {
    const visited = await visit({ language, newcomer: true })
    const { page } = visited
    await fromTheSchool(visited, game, begin)
    await expect.poll(() => said(page).locator('b').textContent()).toMatch(/\S/)
    expect(await troublesByDayAndNight(page)).toEqual([])

    await page.getByRole('button', { name: ask }).click()
    const advice = page.locator('.hint .best')
    await advice.waitFor()
    expect(await advice.textContent()).toMatch(/\S/)
    await page.locator('.hint .close').click()

    // Who comes back finds the teacher where she was.
    await page.reload()
    await expect.poll(() => said(page).locator('b').textContent()).toMatch(/\S/)

    const silent: (string | null)[] = []
    await play(page, async () => {
      const asked = await page.locator('.action h2').textContent()
      if (((await said(page).textContent()) ?? '').trim() === '') silent.push(asked)
    })
    expect(silent).toEqual([])
    expect(await page.locator('.scoring .total td').count()).toBe(2)
  },
)
