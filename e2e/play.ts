// Somebody who plays a match to its end with what the screen offers, by mouse, by touch or by keys alone.
import type { Locator, Page } from 'playwright-core'

/** What the screen waits for. */
type Waiting = 'scored' | 'scene' | 'confirm' | 'option' | 'quiet'

/** In the bar, or on the table itself: a hand card, a way to lay the event card, a place of the world on a phone, a site where the bar has no room for all. */
export const OPTION =
  '.action .option:not([aria-disabled]), .hand-card.possible, .column.allowed, .world-place.possible, :root:not(:has(.action .option)) .lot.possible'
export const CONFIRM = '.action .ends .button.primary'
export const QUIET = '.action .ends .button.quiet'
const SCENE = 'dialog[open] .button.primary'

/** More than a page has to step over. */
const MOST_STEPS = 80

/** So many milliseconds others may take before it is somebody's turn here: a busy machine is slow, not wrong. */
const PATIENCE = 90_000

/** The board is drawn anew within so many frames. */
const FRAMES = 3

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
  const click = async (what: Locator) => {
    const at = await middleOf(what)
    if (at === null) await what.click()
    else await what.page().mouse.click(at.x, at.y)
  }
  const close = async (what: Locator) => {
    const at = await middleIfThere(what)
    if (at !== null) await what.page().mouse.click(at.x, at.y)
  }
  return { take: click, confirm: click, decline: click, close }
}

export function byTouch(): Hand {
  const tap = async (what: Locator) => {
    const at = await middleOf(what)
    if (at === null) await what.tap()
    else await what.page().touchscreen.tap(at.x, at.y)
  }
  const close = async (what: Locator) => {
    const at = await middleIfThere(what)
    if (at !== null) await what.page().touchscreen.tap(at.x, at.y)
  }
  return { take: tap, confirm: tap, decline: tap, close }
}

/** A scene that was closed a moment ago may still be seen, and be gone before it is hit: then one looks again. */
async function middleIfThere(what: Locator): Promise<{ readonly x: number; readonly y: number } | null> {
  return (await what.isVisible()) ? middleOf(what, { timeout: 2_000 }).catch(() => null) : null
}

/** Where it can be hit at once; null if it is covered or not ready yet: then one has to wait for it. */
function middleOf(
  what: Locator,
  limit: { readonly timeout?: number } = {},
): Promise<{ readonly x: number; readonly y: number } | null> {
  return what.evaluate(
    (element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { x: left + width / 2, y: top + height / 2 }
      const hit = document.elementFromPoint(at.x, at.y)
      return hit !== null && element.contains(hit) && !element.matches(':disabled') ? at : null
    },
    undefined,
    limit,
  )
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
  for (let act = 0; act < MOST_ACTS; act++) if ((await actOnce(page, hand, below, look)) === 'scored') return
  throw new Error(`The match did not end within ${MOST_ACTS} acts.`)
}

/** Plays on for so many acts, or until the match is scored. */
export async function playSome(
  page: Page,
  hand: Hand,
  choices: number,
  acts: number,
  look?: () => Promise<void>,
): Promise<void> {
  const below = generator(choices)
  for (let act = 0; act < acts; act++) if ((await actOnce(page, hand, below, look)) === 'scored') return
}

/** Plays on until something was confirmed: then it is binding, and others see it. */
export async function playUntilConfirmed(page: Page, hand: Hand, choices: number): Promise<void> {
  const below = generator(choices)
  for (let act = 0; act < MOST_ACTS; act++) if ((await actOnce(page, hand, below)) === 'confirm') return
  throw new Error('There was nothing to confirm.')
}

/** Does what the screen waits for, and says what that was. */
async function actOnce(
  page: Page,
  hand: Hand,
  below: (limit: number) => number,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<Waiting> {
  const { waiting, options } = await whatIsAwaited(page)
  if (waiting === 'scored') return waiting
  await look()
  // One may lie over another: whichever can be closed is.
  if (waiting === 'scene') for (const scene of await page.locator(SCENE).all()) await hand.close(scene)
  else if (waiting === 'confirm') await hand.confirm(page.locator(CONFIRM))
  else if (waiting === 'quiet') await hand.decline(page.locator(QUIET).last())
  else if (waiting === 'option') await hand.take(page.locator(OPTION).nth(below(options)))
  return waiting
}

/** Waits until something can be done here and has stayed the same for a while: the bar answers first, the board follows. */
function whatIsAwaited(page: Page): Promise<{ readonly waiting: Waiting; readonly options: number }> {
  return page.evaluate(
    async ({ scene, confirm, option, quiet, patience, frames }) => {
      const there = (selector: string) => document.querySelector(selector) !== null
      const look = (): { readonly waiting: Waiting; readonly options: number } | null => {
        for (const [waiting, selector] of [
          ['scored', '.scoring h1'],
          ['scene', scene],
          ['confirm', confirm],
        ] as const)
          if (there(selector)) return { waiting, options: 0 }
        const options = document.querySelectorAll(option).length
        if (options > 0) return { waiting: 'option', options }
        return there(quiet) ? { waiting: 'quiet', options: 0 } : null
      }
      const until = performance.now() + patience
      let changes = 0
      while (performance.now() < until) {
        const now = look()
        // What is there has to stay for some frames; where nothing is, one waits for the page to change.
        const changed = await new Promise<boolean>((resolve) => {
          const seen = new MutationObserver(() => {
            changes++
            done(true)
          })
          // Without frames, too, one looks again.
          const timer = setTimeout(() => done(now === null), 5_000)
          const done = (has: boolean) => {
            seen.disconnect()
            clearTimeout(timer)
            resolve(has)
          }
          seen.observe(document.body, { subtree: true, childList: true, attributes: true })
          if (now === null) return
          let left = frames
          const frame = () => (left-- > 0 ? requestAnimationFrame(frame) : done(false))
          requestAnimationFrame(frame)
        })
        if (!changed && now !== null) return now
      }
      const words = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent?.trim()).join(' / ')
      throw new Error(
        `Nothing can be done here, and the match is not over: ${look()?.waiting ?? 'nothing'} is there, the page ` +
          `changed ${changes} times. It asks: ${words('.action')}. It shows: ${words('dialog[open]')}. ` +
          `It tells: ${words('[role=status], [role=alert]')}`,
      )
    },
    { scene: SCENE, confirm: CONFIRM, option: OPTION, quiet: QUIET, patience: PATIENCE, frames: FRAMES },
  )
}

/** A small generator of choices, so that a match that fails can be played again. */
function generator(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
