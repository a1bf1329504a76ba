import { LANGUAGES, type Language, nameOf } from '@chronik/kernel'
import { CAPTAINS, GOLDEN_GOALS, PERSONS, SILVER_GOALS, village } from '@chronik/village'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { askedFor, expansionAt, showing, VILLAGE_DECISIONS } from './expansion-moments.ts'
import { playBothEnds } from './leap.ts'
import { byKeys, byMouse, byTouch, OPTION, playSome, reach } from './play.ts'
import { atRest } from './rest.ts'
import { answerFirst, BACK } from './table.ts'
import { SIZES, type Size, visit, visitTables } from './visit.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000

/** A number of players, a side, a combination; a switch is turned at its words. */
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const turns = (page: Page, name: string) =>
  page.locator('.switch label', { hasText: new RegExp(`^${name}$`) })

/** What lies over the lower edge of the form must not be hit instead. */
async function tapped(what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await what.tap()
}

const sums = (page: Page) => page.locator('.scoring .total td').allTextContents()

/** What somebody who played here was asked and answered, and which cards were seen with their picture and in words. */
const met = { decisions: new Set<string>(), cards: new Set<string>() }
const CARDS: readonly string[] = [
  ...PERSONS.list,
  ...CAPTAINS.list,
  ...SILVER_GOALS.list,
  ...GOLDEN_GOALS.list,
]

const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      CARDS.map((card) => [card, nameOf(card, language, village.names).toLocaleLowerCase(language)]),
    ),
  ]),
)

/** Looks around before every act. */
async function lookAround(page: Page, language: Language): Promise<void> {
  const { decision, cards } = await page.evaluate((names) => {
    const isDrawn = (spot: Element): boolean => {
      const image = spot.querySelector('img')
      if (image !== null) return image.naturalWidth > 0
      const drawings = Array.from(spot.querySelectorAll('use'), (use) => use.getAttribute('href') ?? '#')
      return drawings.some((id) => /bust-|goal-/.test(id) && document.querySelector(`${id} *`) !== null)
    }
    const cardOf = (spot: HTMLElement): string => {
      const [kind, word] = spot.dataset.at?.split(':') ?? []
      if (kind !== 'goal') return word ?? ''
      return spot.querySelector('use')?.getAttribute('href')?.slice(1) ?? ''
    }
    const spots = document.querySelectorAll<HTMLElement>(
      '[data-at^="person:"], [data-at^="captain:"], button[data-at^="goal:"]',
    )
    const cards = Array.from(spots).flatMap((spot) => {
      const card = cardOf(spot)
      const said = spot.querySelector('.spoken')?.textContent?.toLocaleLowerCase() ?? ''
      return isDrawn(spot) && said.includes(names[card] ?? '?') ? [card] : []
    })
    const decision = document.querySelector<HTMLElement>('.village-board')?.dataset.decision ?? ''
    return { decision, cards }
  }, NAMES[language])
  met.decisions.add(decision)
  for (const card of cards) met.cards.add(card)
}

/** A life goal that is drawn and not yet reached, and the seat at whose farm it lies. */
interface Secret {
  readonly owner: string | null
  readonly goal: string
}

/** What is drawn of goals, and whether the curtain is drawn before them, at one and the same moment. */
const secretGoals = (page: Page): Promise<{ readonly secrets: Secret[]; readonly isShut: boolean }> =>
  page.evaluate(() => {
    const drawn = Array.from(document.querySelectorAll<SVGUseElement>('use[href^="#goal-"]'))
    const secrets = drawn.flatMap((use) => {
      const spot = use.closest<HTMLElement>('[data-at^="goal:"]')
      if (use.closest('symbol') !== null || spot?.classList.contains('reached') === true) return []
      return [{ owner: spot?.dataset.at?.split(':')[1] ?? null, goal: use.getAttribute('href') ?? '' }]
    })
    return { secrets, isShut: document.querySelector('#curtain-title') !== null }
  })

describe('Village with expansions, from the start page to the score', { timeout: LONG }, () => {
  test('the Inn with two at the table, by clicking, in German', async () => {
    const { page, open } = await visit()
    await open('/')
    await page.getByRole('link', { name: 'Gegner wählen' }).click()
    await choice(page, 'Wie viele spielen', '2').check({ force: true })
    await turns(page, 'Wirtshaus').click()
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    await playBothEnds(page, village, byMouse(), 11, () => lookAround(page, 'de'))
    expect(await sums(page)).toHaveLength(2)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('the Port with three at the table, by keys alone, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await reach(page, page.getByRole('link', { name: 'Choose opponents' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Set up the table' }).waitFor()
    await reach(page, page.getByRole('switch', { name: 'Port' }))
    await page.keyboard.press('Space')
    await reach(page, page.getByRole('button', { name: 'Set up the table' }))
    await page.keyboard.press('Enter')
    await playBothEnds(page, village, byKeys(page), 12, () => lookAround(page, 'en'))
    expect(await sums(page)).toHaveLength(3)
  })

  test('the Marriage on its other side, by touch on a phone, in Dutch', async () => {
    const { page, open } = await visit({ language: 'nl-NL', size: 'phone' })
    await open('/')
    await page.getByRole('link', { name: 'Tegenstanders kiezen' }).tap()
    await tapped(turns(page, 'Huwelijk'))
    const other = page.getByRole('radio', { name: 'Zijde B' })
    await tapped(other)
    await expect.poll(() => other.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Tafel klaarzetten' }).tap()
    await playBothEnds(page, village, byTouch(), 13, () => lookAround(page, 'nl'))
    expect(await sums(page)).toHaveLength(3)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('everything with five at the table, by clicking, in German', async () => {
    const { page, open } = await visit({ theme: 'dark' })
    await open('/')
    await page.getByRole('link', { name: 'Gegner wählen' }).click()
    await choice(page, 'Wie viele spielen', '5').check({ force: true })
    await choice(page, 'Zusammenstellung', 'Alles').check({ force: true })
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    await playBothEnds(page, village, byMouse(), 14, () => lookAround(page, 'de'))
    expect(await sums(page)).toHaveLength(5)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('everything alone against Conny, by touch on a phone, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB', size: 'phone', theme: 'dark' })
    await open('/')
    await page.getByRole('link', { name: 'Alone against Conny' }).tap()
    await tapped(choice(page, 'Combination', 'Everything'))
    await page.getByRole('button', { name: 'Set up the table' }).tap()
    await playBothEnds(page, village, byTouch(), 15, () => lookAround(page, 'en'))
    expect(await sums(page)).toHaveLength(1)
  })

  test('two persons with life goals at one screen see nothing of each other, by clicking, in Dutch', async () => {
    const { page, open } = await visit({ language: 'nl-NL' })
    await open('/')
    await page.getByRole('link', { name: 'Tafel openen' }).click()
    await turns(page, 'Levensdoelen').click()
    await page.getByRole('button', { name: 'Tafel klaarzetten' }).click()
    const shown = new Map<string, Set<string>>()
    let curtains = 0
    await playBothEnds(page, village, byMouse(), 16, async () => {
      await lookAround(page, 'nl')
      const { secrets, isShut } = await secretGoals(page)
      if (isShut) curtains++
      expect(isShut ? secrets : []).toEqual([])
      // What lies open in a sheet belongs to nobody's farm, but to whoever looks: two in all.
      const owners = new Set(secrets.map(({ owner }) => owner).filter((owner) => owner !== null))
      expect(owners.size).toBeLessThanOrEqual(1)
      expect(new Set(secrets.map(({ goal }) => goal)).size).toBeLessThanOrEqual(2)
      for (const { owner, goal } of secrets)
        if (owner !== null) shown.set(owner, (shown.get(owner) ?? new Set()).add(goal))
    })
    expect(curtains).toBeGreaterThan(1)
    const goals = Array.from(shown.values(), (own) => [...own])
    expect(goals.map((own) => own.length)).toEqual([2, 2])
    expect(new Set(goals.flat()).size).toBe(4)
    expect(await sums(page)).toHaveLength(2)
  })

  test('whoever takes the device at once, while things still move, sees nothing of the other', async () => {
    const { page, open } = await visit({ motion: true })
    await open('/new?way=screen')
    await turns(page, 'Lebensziele').click()
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    const curtain = page.locator('dialog[open]:has(#curtain-title)')
    const mouse = byMouse()
    // The curtain is lifted below, when it has been looked behind.
    const hand = {
      ...mouse,
      close: async (button: Locator) => {
        if (!(await curtain.isVisible())) await mouse.close(button)
      },
    }
    /** What is drawn of goals while the next frames pass, by the person the curtain has fallen for. */
    const shown: Record<string, Set<string>> = {}
    for (let turn = 0; turn < 6; turn++) {
      await curtain.waitFor()
      // The board follows the bar by a frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await secretGoals(page)).toEqual({ secrets: [], isShut: true })
      const who = (await curtain.locator('#curtain-title').textContent()) ?? ''
      await curtain.getByRole('button').click()
      for (let look = 0; look < 5; look++) {
        const { secrets, isShut } = await secretGoals(page)
        if (isShut) continue
        shown[who] ??= new Set()
        for (const { goal } of secrets) shown[who].add(goal)
      }
      for (let act = 0; act < 40 && !(await curtain.isVisible()); act++)
        await playSome(page, hand, 51 + turn, 1)
    }
    const goals = Object.values(shown).map((own) => [...own])
    expect(goals.map((own) => own.length)).toEqual([2, 2])
    expect(new Set(goals.flat()).size).toBe(4)
  })

  /** Two at a time, four at the table; the districts that lie there, as the keys count them. */
  const PAIRS = [
    { expansions: ['inn', 'port'], districts: ['Wirtshaus', 'Hafen'] },
    { expansions: ['inn', 'marriage'], districts: ['Wirtshaus', 'Hochzeit'] },
    { expansions: ['port', 'marriage'], districts: ['Hafen', 'Hochzeit'] },
  ] as const
  test('any two modules with four at the table; keys, wheel and fingers lead to a district and back', async () => {
    const { page, context, goTo } = await visitTables()
    const fingers = await context.newCDPSession(page)
    const lookedAt = () => page.locator('[data-region="board"]').getAttribute('aria-label')
    const middleOf = async (district: string) => {
      const { x, y, width, height } = (await page
        .getByRole('button', { name: `${district} näher ansehen` })
        .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: x + width / 2, y: y + height / 2 }
    }
    /** Two fingers around a point move apart, or together. */
    const pinch = async ({ x, y }: { readonly x: number; readonly y: number }, apart: readonly number[]) => {
      const touches = (half: number) => [
        { x: x - half, y, id: 0 },
        { x: x + half, y, id: 1 },
      ]
      for (const [at, half] of apart.entries())
        await fingers.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: touches(half),
        })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    for (const [nth, { expansions, districts }] of PAIRS.entries()) {
      await goTo(expansionAt({ expansions, players: 4, decision: 'd-source', round: 2 }))
      expect(await page.locator('.farm-card').count()).toBe(3)
      for (const [at, name] of ['Das Dorf', ...districts].entries()) {
        await page.keyboard.press(`Shift+Digit${at + 1}`)
        await expect.poll(lookedAt).toBe(name)
      }
      await page.keyboard.press('w')
      await expect.poll(lookedAt).toBe('Welt')
      const [one, other] = districts
      const there = await middleOf(one)
      await page.mouse.move(there.x, there.y)
      await page.mouse.wheel(0, -120)
      await expect.poll(lookedAt).toBe(one)
      await page.mouse.wheel(0, 120)
      await expect.poll(lookedAt).toBe('Welt')
      await pinch(await middleOf(other), [40, 60])
      await expect.poll(lookedAt).toBe(other)
      await pinch({ x: 500, y: 300 }, [80, 60])
      await expect.poll(lookedAt).toBe('Welt')
      await playSome(page, byMouse(), 21 + nth, 8, () => lookAround(page, 'de'))
    }
  })

  test('every decision of the rules is met, asked in words and answered', async () => {
    const { page, goTo } = await visitTables()
    const missing = VILLAGE_DECISIONS.filter((decision) => !met.decisions.has(decision))
    for (const decision of missing) {
      await goTo(askedFor(decision))
      expect(await page.locator('.village-board').getAttribute('data-decision')).toBe(decision)
      await lookAround(page, 'de')
      await answerFirst(page)
    }
    expect(VILLAGE_DECISIONS.filter((decision) => !met.decisions.has(decision))).toEqual([])
  })

  test('bread is laid and a chest is opened beside what is asked (VM-603, VP-503)', async () => {
    const { page, goTo } = await visitTables()
    const question = page.locator('.action h2')
    for (const [expansion, beside, thing, from] of [
      ['marriage', /^bread /, 'bread:0', 1],
      ['port', /^open-chest /, 'chest:0:1', 1_640],
    ] as const) {
      await goTo(expansionAt({ expansions: [expansion], players: 3, decision: 'd-source', beside, from }))
      const asked = await question.textContent()
      await page.locator(`button[data-at="${thing}"].possible`).first().click()
      // Where several could get the bread, one says who does.
      await page.waitForFunction(
        ([before, undo]) =>
          document.querySelector('.action h2')?.textContent !== before ||
          document.querySelector<HTMLButtonElement>(undo)?.disabled === false,
        [asked, BACK] as const,
      )
      if ((await question.textContent()) !== asked) await page.locator(OPTION).first().click()
      await page.locator(`${BACK}:enabled`).waitFor()
      await expect.poll(() => question.textContent()).toBe(asked)
    }
  })

  test('every person, captain and life goal is met with its picture and its name', async () => {
    const { page, goTo } = await visitTables({ language: 'en-GB' })
    // Whoever is at sea with somebody else does not lie there: those are met in another match.
    for (const from of [1, 40]) {
      await goTo(expansionAt({ expansions: ['port'], players: 3, decision: 'd-captain', from }))
      await atRest(page)
      await lookAround(page, 'en')
    }
    for (const match of showing(CARDS.filter((card) => !met.cards.has(card)))) {
      await goTo(match)
      await page.locator('[data-at^="person:"]').first().waitFor({ state: 'attached' })
      await lookAround(page, 'en')
    }
    expect(CARDS.filter((card) => !met.cards.has(card))).toEqual([])
  })

  const SEEN: readonly [Size, 'light' | 'dark', readonly string[]][] = [
    ['desktop', 'light', ['d-source', 'd-sail', 'd-building']],
    ['desktop', 'dark', ['d-captain', 'd-wedding-rank', 'd-death']],
    ['tablet', 'light', ['d-inn-buy', 'd-source', 'd-island']],
    ['phone', 'light', ['d-source', 'd-load', 'd-inn-cycle']],
    ['phone', 'dark', ['d-sail', 'd-smuggler', 'd-market']],
  ]
  test('axe finds nothing, and nothing sticks out', async () => {
    const { page, goTo } = await visitTables()
    const troubles: string[] = []
    for (const [size, theme, decisions] of SEEN) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize(SIZES[size])
      for (const decision of decisions) {
        await goTo(askedFor(decision))
        await atRest(page)
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
        const found = await accessibilityTroubles(page)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) found.push(`${wide} pixels stick out`)
        troubles.push(...found.map((trouble) => `${decision}, ${size}, ${theme}: ${trouble}`))
      }
    }
    // Goals alone find room at the own farm, too.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(SIZES.tablet)
    await goTo(expansionAt({ expansions: [], goals: true, players: 3, decision: 'd-source', round: 2 }))
    await atRest(page)
    const seen = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.own .goal-row'), (row) => {
        const { left, top, width, height } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(left + width / 2, top + height - 2))
      }),
    )
    expect(seen, 'own goals are seen whole').toEqual([true, true])
    expect(troubles).toEqual([])
  })
})
