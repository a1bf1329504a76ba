import { type Language, nameOf } from '@chronik/kernel'
import { EVENTS, worldWithoutEnd } from '@chronik/world-without-end'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityTroubles, turnTo } from './axe.ts'
import { playBothEnds } from './leap.ts'
import { byKeys, byMouse, byTouch, CONFIRM, playSome, playToTheEnd, reach } from './play.ts'
import { atRest } from './rest.ts'
import { answerFirst, BACK } from './table.ts'
import { SIZES, type Size, visit, visitTables } from './visit.ts'
import { WORLD_MOMENTS, type WorldMoment, worldAt, worldWith } from './world-moments.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000

const sums = (page: Page) => page.locator('.scoring .total td').allTextContents()

/** How decisions are looked at, in turn. */
const LOOKS: readonly [Size, 'light' | 'dark'][] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
]

/** What somebody who played here was asked and answered, and the event cards that were drawn and named. */
const met = { decisions: new Set<string>(), events: new Set<string>() }

/** Looks around before every act. */
async function lookAround(page: Page, language: Language): Promise<void> {
  const { decision, event, duties } = await page.evaluate((names) => {
    const board = document.querySelector<HTMLElement>('.world-board')
    const event = board?.dataset.event ?? ''
    const picture = board?.querySelector<HTMLImageElement>(`img[src*="/${event}."]`)
    const drawn = (picture?.naturalWidth ?? 0) > 0
    const named = board?.textContent?.toLowerCase().includes(names[event] ?? '?')
    // Beside the hand where it is wide, with the goods they are paid in on a phone.
    const duties = board?.querySelectorAll('.duties [data-at^="duty:"], .goods .amount small').length ?? 0
    // Behind the curtain nobody is asked anything yet.
    const decision = document.querySelector('#curtain-title') === null ? (board?.dataset.decision ?? '') : ''
    return { decision, event: drawn && named === true ? event : '', duties }
  }, EVENT_NAMES[language])
  // W-110: the duties of the chapter are in sight at every decision.
  expect(decision === '' || duties >= 3, `${decision}: ${String(duties)} duties`).toBe(true)
  met.decisions.add(decision)
  met.events.add(event)
}

/** Whose cards and known goods are drawn anywhere, and whether the curtain is before them, at one and the same moment. */
const handsInSight = (page: Page): Promise<{ readonly owners: string[]; readonly isShut: boolean }> =>
  page.evaluate(() => {
    const ownerOf = (piece: Element) => piece.getAttribute('data-at')?.split(':')[1] ?? ''
    const cards = Array.from(document.querySelectorAll('[data-at^="card:"]'), ownerOf)
    const goods = Array.from(document.querySelectorAll('[data-at^="good:"]'))
    // Goods behind a screen are a place without a number.
    const known = goods.filter(({ textContent }) => /\d/.test(textContent)).map(ownerOf)
    return { owners: [...cards, ...known], isShut: document.querySelector('#curtain-title') !== null }
  })

/** What was seen of the curtain. */
interface CurtainSeen {
  /** How often the device was passed on. */
  passed: number
  readonly troubles: string[]
}

/**
 * Looks at every frame from now on: to whom the device was passed, and whose cards and known goods are drawn then. The
 * board follows by some frames.
 */
function watchTheCurtain(): void {
  const seen: CurtainSeen = { passed: 0, troubles: [] }
  Reflect.set(window, 'curtainSeen', seen)
  const names = ['Greta', 'Jakob']
  const patience = 6
  let [holder, wrong] = ['', 0]
  const ownerOf = (piece: Element) => names[Number(piece.getAttribute('data-at')?.split(':')[1])] ?? ''
  const look = () => {
    const cards = Array.from(document.querySelectorAll('[data-at^="card:"]'), ownerOf)
    const goods = Array.from(document.querySelectorAll('[data-at^="good:"]'))
    const known = goods.filter(({ textContent }) => /\d/.test(textContent)).map(ownerOf)
    const title = document.querySelector('#curtain-title')?.textContent ?? null
    const next = names.find((name) => title?.includes(name) === true) ?? holder
    if (title !== null && next !== holder) seen.passed++
    holder = next
    const others = [...cards, ...known].filter((owner) => title !== null || owner !== holder)
    wrong = others.length > 0 ? wrong + 1 : 0
    if (wrong > patience) seen.troubles.push(`${holder}, ${title ?? 'lifted'}: ${others.join()}`)
    requestAnimationFrame(look)
  }
  look()
}

/** After the match: the score is counted again step by step, the draws are proven, the town is seen, and it begins anew. */
async function useTheEnd(page: Page): Promise<void> {
  const whole = await sums(page)
  await page.locator('.player button').first().click()
  await page.getByText('Schritt 0 von').waitFor()
  expect(await page.locator('.scoring h1').textContent()).toBe('Es wird gezählt')
  await page.locator('.player button:nth-child(3)').click()
  await page.getByText('Schritt 1 von').waitFor()
  // W-104: everybody begins with as much.
  expect(new Set(await sums(page))).toEqual(new Set(['8']))
  await page.locator('.player .again').click()
  await page.waitForFunction(
    (all) =>
      Array.from(document.querySelectorAll('.scoring .total td'), (cell) => cell.textContent).join() === all,
    whole.join(),
  )
  await page.getByRole('button', { name: 'Ziehungen prüfen' }).click()
  await page.getByText('Alles stimmt').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tisch ansehen' }).click()
  await page.getByRole('heading', { name: 'Orte der Pest' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Wertung' }).click()
  const played = page.url()
  await page.getByRole('button', { name: 'Noch eine Partie' }).click()
  await page.locator('.action h2').waitFor()
  expect(page.url()).not.toBe(played)
  expect(await page.locator('.world-board').first().textContent()).toContain('Kapitel I ')
}

const namesIn = (language: Language): { readonly [event: string]: string } =>
  Object.fromEntries(
    EVENTS.list.map((event) => [event, nameOf(event, language, worldWithoutEnd.names).toLowerCase()]),
  )
const EVENT_NAMES = { de: namesIn('de'), en: namesIn('en'), nl: namesIn('nl') }

describe('World Without End in the browser', { timeout: LONG }, () => {
  test('from the start page two persons at one screen, who see nothing of each other, by mouse, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await page.getByRole('link', { name: 'Open a table' }).click()
    // The start page has a link of that name, too.
    await page.getByRole('button', { name: 'Set up the table' }).waitFor()
    await page.getByRole('link', { name: 'World Without End' }).click()
    await page.getByRole('button', { name: 'Set up the table' }).click()
    const shown = new Set<string>()
    let curtains = 0
    await playBothEnds(page, worldWithoutEnd, byMouse(), 7, async () => {
      await lookAround(page, 'en')
      const { owners, isShut } = await handsInSight(page)
      if (isShut) curtains++
      expect(isShut ? owners : [], 'behind the curtain').toEqual([])
      expect(new Set(owners).size).toBeLessThanOrEqual(1)
      for (const owner of owners) shown.add(owner)
    })
    expect(curtains).toBeGreaterThan(1)
    expect([...shown].toSorted()).toEqual(['0', '1'])
    expect(await sums(page)).toHaveLength(2)
  })

  test('with motion the curtain falls when everything is shown, and whoever lifts it sees nothing of the other', async () => {
    const { page, open } = await visit({ motion: true })
    await open('/new?way=screen&game=world-without-end')
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    await page.locator('#curtain-title').waitFor()
    await page.evaluate(watchTheCurtain)
    await playSome(page, byMouse(), 7, 24)
    const { passed, troubles } = await page.evaluate((): CurtainSeen => Reflect.get(window, 'curtainSeen'))
    expect(troubles).toEqual([])
    expect(passed).toBeGreaterThan(2)
  })

  test('from the start page three players by touch on a phone, in Dutch, with a reload in the middle of a turn', async () => {
    const { page, open } = await visit({ language: 'nl-NL', size: 'phone' })
    await open('/')
    await page.getByRole('link', { name: 'Brug naar de hemel' }).tap()
    await page.getByRole('button', { name: 'Tafel klaarzetten' }).tap()
    let reloads = 0
    await playBothEnds(page, worldWithoutEnd, byTouch(), 8, async () => {
      await lookAround(page, 'nl')
      if (reloads > 0 || (await page.locator(BACK).isDisabled())) return
      reloads++
      const before = await page.locator('.action').textContent()
      await page.reload()
      await page.locator('.action h2').waitFor()
      expect(await page.locator('.action').textContent()).toBe(before)
    })
    expect(reloads).toBe(1)
    expect(await sums(page)).toHaveLength(3)
  })

  test('from the start page four players by keys alone, in German', async () => {
    const { page, open } = await visit()
    await open('/')
    await reach(page, page.getByRole('link', { name: 'Die Tore der Welt' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Tisch aufbauen' }).waitFor()
    await reach(page, page.getByRole('radio', { name: '3', exact: true }))
    await page.keyboard.press('ArrowRight')
    await reach(page, page.getByRole('button', { name: 'Tisch aufbauen' }))
    await page.keyboard.press('Enter')
    await playToTheEnd(page, byKeys(page), 9, () => lookAround(page, 'de'))
    expect(await sums(page)).toHaveLength(4)
    expect(await accessibilityTroubles(page)).toEqual([])
    await useTheEnd(page)
  })

  test('every decision of the rules is asked in words, can be read by everybody, and is answered', async () => {
    const { page, goTo } = await visitTables({ language: 'en-GB' })
    const decisions = worldWithoutEnd.steps.flatMap(({ id, kind }) => (kind === 'choice' ? [id] : []))
    const asked = new Set<string>()
    const troubles: string[] = []
    for (const name of Object.keys(WORLD_MOMENTS) as WorldMoment[]) {
      const { decision } = WORLD_MOMENTS[name]
      if (decision === 'over' || asked.has(decision)) continue
      await goTo(worldAt(name))
      expect(await page.locator('.world-board').getAttribute('data-decision'), name).toBe(decision)
      // One by day on a desk, the next by night on a phone.
      const [size, theme] = LOOKS[asked.size % LOOKS.length]
      await turnTo(page, theme)
      await page.setViewportSize(SIZES[size])
      await atRest(page)
      const found = await accessibilityTroubles(page)
      troubles.push(...found.map((trouble) => `${name}, ${size}, ${theme}: ${trouble}`))
      await answerFirst(page)
      asked.add(decision)
    }
    expect(troubles).toEqual([])
    // What no moment shows somebody came to in the matches above.
    expect(decisions.filter((id) => !asked.has(id) && !met.decisions.has(id))).toEqual([])
  })

  test('every event card is met with its picture and its name', async () => {
    const { page, goTo } = await visitTables({ language: 'nl-NL' })
    for (const event of EVENTS.list.filter((one) => !met.events.has(one))) {
      await goTo(worldWith(event))
      await page
        .locator(`img[src*="/${event}."]`)
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      await lookAround(page, 'nl')
    }
    expect(EVENTS.list.filter((event) => !met.events.has(event))).toEqual([])
  })

  test('what is chosen shows as a ghost on the score track before it counts', async () => {
    const { page, goTo } = await visitTables()
    await goTo(worldAt('second-material'))
    const ghost = page.locator('.track .ghost')
    expect(await ghost.count()).toBe(0)
    await page.locator('.action .option').first().click()
    await ghost.waitFor()
    // W-504: three points for a material.
    expect(await page.locator('.own-area .gained').textContent()).toBe('+3')
  })

  test('W-R22 several penalties are compared at once; one answer counts for all, and one step takes it back', async () => {
    const { page, goTo } = await visitTables()
    await goTo(worldAt('penalties'))
    const options = page.locator('.action .option')
    const offered = await options.allTextContents()
    // W-931: each of two penalties, or neither.
    expect(offered.length).toBeGreaterThan(2)
    const cancelled = page.locator('.me .sentence.cancelled')
    await options.last().click()
    await page.locator(CONFIRM).waitFor()
    expect(await cancelled.count()).toBe(0)
    await page.locator(BACK).click()
    await expect.poll(() => options.allTextContents()).toEqual(offered)
    // What would be cancelled is struck before anything is chosen.
    await options.nth(1).focus()
    await expect.poll(() => cancelled.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.locator(CONFIRM).waitFor()
    expect(await cancelled.count()).toBe(1)
    await page.locator(CONFIRM).click()
    await page.locator('.world-board.table:not([data-decision="protection-choice"])').waitFor()
  })

  test('the event card is turned by a drag and by buttons, and laid with one', async () => {
    const { page, goTo } = await visitTables()
    await goTo(worldAt('orient'))
    const card = page.getByRole('slider')
    const turned = async () => Number(await card.getAttribute('aria-valuenow'))
    const before = await turned()
    const box = await card.boundingBox()
    if (box === null) throw new Error('there is no card')
    const [x, y, far] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 3]
    // A quarter with the sun: from above to the right.
    await page.mouse.move(x, y - far)
    await page.mouse.down()
    await page.mouse.move(x + far, y, { steps: 4 })
    await page.mouse.up()
    expect(await turned()).toBe((before % 4) + 1)
    await page.getByRole('button', { name: 'Nach links drehen' }).click()
    expect(await turned()).toBe(before)
    const lay = page.locator('.buttons .lay')
    for (let quarter = 0; quarter < 4 && (await lay.isDisabled()); quarter++)
      await page.getByRole('button', { name: 'Nach rechts drehen' }).click()
    await lay.click()
    await page.locator('.action h2', { hasText: 'Welche Karte' }).waitFor()
  })

  test('the event card is turned by the keys and laid with Enter; so are the cards at court', async () => {
    const { page, goTo } = await visitTables()
    await goTo(worldAt('orient'))
    const card = page.getByRole('slider')
    await card.focus()
    const before = await card.getAttribute('aria-valuenow')
    await page.keyboard.press('ArrowRight')
    expect(await card.getAttribute('aria-valuenow')).not.toBe(before)
    await page.keyboard.press('Enter')
    await page.locator('.action h2', { hasText: 'Welche Karte' }).waitFor()
    // W-923: at the royal court two cards of the hand are laid, by their number and by walking to one.
    await goTo(worldAt('court'))
    await page.keyboard.press('2')
    await page.locator('.action h2', { hasText: 'verdeckt' }).waitFor()
    await page.locator('.hand-card.possible').last().focus()
    await page.keyboard.press('Enter')
    await page.locator('.action .ends .primary').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.world-board:not([data-decision^="court"])').waitFor()
  })
})
