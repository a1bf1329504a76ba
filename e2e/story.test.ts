import { expect, test } from 'vitest'
import { matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { SIZES, type Size, visitTables } from './visit.ts'

test.each(['desktop', 'phone'] as const satisfies readonly Size[])(
  'the whole story is read at full height under the names of its rounds, and a line leads to its moment (%s)',
  async (size) => {
    const { page, goTo } = await visitTables({ language: 'en-GB', size })
    await goTo(matchAt('take-five'))
    // On a phone it lies in an area of its own.
    const area = page.locator('.tabs button').last()
    if (await area.isVisible()) await area.click()
    const beside = (await page.locator('.story .lines').boundingBox())?.height ?? 0
    await page.getByRole('button', { name: 'Read the whole story' }).click()
    const story = page.getByRole('dialog', { name: 'Story' })
    await story.waitFor()
    await atRest(page)

    expect(await story.locator('h3').allTextContents()).toEqual([
      'Round 3',
      'Round 2',
      'Round 1',
      'Before the first round',
    ])
    // From the first line to the last, however few of them stand beside the board.
    expect(await story.locator('li').last().textContent()).toContain('start player')
    const all = await story.locator('li').count()
    expect(all).toBeGreaterThan(60)
    const height = (await story.boundingBox())?.height ?? 0
    expect(height, 'as high as the window').toBeGreaterThan(SIZES[size].height * 0.9)
    expect(height, 'more of it than beside the board').toBeGreaterThan(beside)

    await story.locator('li').nth(30).getByRole('button').first().click()
    await story.waitFor({ state: 'detached' })
    await page.getByText('An earlier moment').first().waitFor()
  },
)
