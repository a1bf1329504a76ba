// Somebody who plays a match to its end with what the screen offers, by mouse, by touch or by keys alone.
import type { Locator, Page } from 'playwright-core'

/** What the screen waits for. */
type Waiting = 'scored' | 'scene' | 'confirm' | 'option' | 'quiet' | 'nothing'

/** In the bar, or on the table itself: a hand card, a way to lay the event card. */
const OPTION = '.action .option:not([aria-disabled]), .hand-card.possible, .column.allowed'
const CONFIRM = '.action .ends .button.primary'
const QUIET = '.action .ends .button.quiet'
const SCENE = 'dialog[open] .button.primary'

/** More than a page has to step over. */
const MOST_STEPS = 80

/** More than any match of Village asks of one person. */
const MOST_ACTS = 2_000

export interface Hand {
  /** Takes the option that was picked. */
  take(option: Locator): Promise<void>
  confirm(button: Locator): Promise<void>
  /** Declines, passes, or says that nothing more is wanted. */
  decline(button: Locator): Promise<void>
  /** Closes a scene that tells something. */
  close(button: Locator): Promise<void>
}

export function byMouse(): Hand {
  const click = (what: Locator) => what.click()
  return { take: click, confirm: click, decline: click, close: click }
}

export function byTouch(): Hand {
  const tap = (what: Locator) => what.tap()
  return { take: tap, confirm: tap, decline: tap, close: tap }
}

export function byKeys(page: Page): Hand {
  const { keyboard } = page
  return {
    take: async (option) => {
      const key = await option.getAttribute('aria-keyshortcuts')
      if (key !== null) return keyboard.press(key)
      await option.focus()
      await keyboard.press('Enter')
    },
    confirm: () => keyboard.press('Enter'),
    decline: () => keyboard.press('0'),
    close: () => keyboard.press('Escape'),
  }
}

/** Walks to it with the Tab key, as somebody without a mouse does. */
export async function reach(page: Page, goal: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}

/** Plays on until the match is scored, looking around before every act; the same number makes the same choices. */
export async function playToTheEnd(
  page: Page,
  hand: Hand,
  choices: number,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const below = generator(choices)
  for (let act = 0; act < MOST_ACTS; act++) {
    const waiting = await whatIsAwaited(page)
    if (waiting === 'scored') return
    await look()
    if (waiting === 'scene') await hand.close(page.locator(SCENE).first())
    else if (waiting === 'confirm') await hand.confirm(page.locator(CONFIRM))
    else if (waiting === 'quiet') await hand.decline(page.locator(QUIET).last())
    else if (waiting === 'option') {
      const options = page.locator(OPTION)
      await hand.take(options.nth(below(await options.count())))
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  throw new Error(`The match did not end within ${MOST_ACTS} acts.`)
}

/** Waits until something can be done here. */
async function whatIsAwaited(page: Page): Promise<Waiting> {
  const handle = await page.waitForFunction(
    ([scene, confirm, option, quiet]) => {
      const there = (selector: string) => document.querySelector(selector) !== null
      if (there('.scoring h1')) return 'scored'
      if (there(scene)) return 'scene'
      if (there(confirm)) return 'confirm'
      if (there(option)) return 'option'
      return there(quiet) ? 'quiet' : false
    },
    [SCENE, CONFIRM, OPTION, QUIET] as const,
  )
  return (await handle.jsonValue()) || 'nothing'
}

/** A small generator of choices, so that a match that fails can be played again. */
function generator(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
