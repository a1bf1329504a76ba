// Somebody who plays without the picture: every step follows from what was heard.
import type { Locator, Page } from 'playwright-core'
import type { Ear } from './ear.ts'

/** More than a page has to step over. */
const MOST_STEPS = 80
/** More than a match asks. */
const MOST_ACTS = 1_500
/** As long as a table rests before it asks. */
const REST = 1_000

export class Listener {
  readonly #page: Page
  readonly #ear: Ear
  readonly #lines: string[] = []
  #draws = 12

  constructor(page: Page, ear: Ear) {
    this.#page = page
    this.#ear = ear
  }

  get transcript(): string {
    return this.#lines.join('\n\n')
  }

  /** Another game than the one that is offered first is chosen by its name, and its table set up. */
  async playAMatch(game: string | RegExp | null): Promise<void> {
    this.#chapter('The start page')
    if (game === null) await this.#stepTo(this.#page.locator('.play .enter'))
    else {
      await this.#stepTo(this.#page.getByRole('link', { name: game, exact: true }))
      await this.#press('Enter')
      this.#chapter('A new match')
      const begin = this.#page.getByRole('button', {
        name: /Set up the table|Tisch aufbauen|Tafel klaarzetten/,
      })
      await begin.waitFor()
      await this.#stepTo(begin)
    }
    await this.#press('Enter')
    await this.#page.locator('.action [data-question]').waitFor()
    await this.#quiet()
    if (await this.#page.locator('dialog[open]').isVisible()) {
      this.#chapter('The welcome')
      await this.#read('dialog[open]')
      await this.#press('Escape')
      await this.#quiet()
    }
    this.#chapter('The table')
    await this.#read('main')
    this.#chapter('The match')
    await this.#play()
    this.#chapter('The end')
    await this.#quiet()
    await this.#read('.scoring')
  }

  /** Answers what is asked until the match is scored. */
  async #play(): Promise<void> {
    for (let act = 0; act < MOST_ACTS; act++) {
      await this.#quiet()
      const { waiting, options } = await this.#situation()
      if (waiting === 'scored') return
      if (waiting === 'scene') {
        await this.#read('dialog[open]')
        await this.#press('Escape')
      } else if (waiting === 'confirm') await this.#press('Enter')
      else if (waiting === 'quiet') await this.#press('0')
      else if (waiting === 'option') await this.#choose(options)
      else if (waiting === 'table') await this.#chooseOnTable()
      else await this.#page.waitForTimeout(REST)
    }
    throw new Error(`The match did not end within ${MOST_ACTS} acts.`)
  }

  /** Hears all options first, then takes one by its key, or by going there. */
  async #choose(options: readonly number[]): Promise<void> {
    await this.#page.locator('[data-question]').focus()
    const count = await this.#page.locator('.action .option, .action .ends .button').count()
    for (let at = 0; at < count; at++) await this.#press('Tab')
    const picked = options[this.#below(options.length)]
    const key = await this.#page.locator('.action .option').nth(picked).getAttribute('aria-keyshortcuts')
    if (key !== null) {
      await this.#press(key)
      return
    }
    for (let at = count - 1; at > picked; at--) await this.#press('Shift+Tab')
    await this.#press('Enter')
  }

  /** What lies on the table itself: a card of the hand, a way to lay the event card, a site. */
  async #chooseOnTable(): Promise<void> {
    const options = this.#page.locator('.hand-card.possible, .column.allowed, .lot.possible')
    await this.#page.locator('[data-question]').focus()
    await this.#stepTo(options.nth(this.#below(await options.count())))
    await this.#press('Enter')
  }

  /** What can be done now. */
  async #situation() {
    return this.#page.evaluate(() => {
      const there = (selector: string) => document.querySelector(selector) !== null
      const all = Array.from(document.querySelectorAll('.action .option'))
      const options = all.flatMap((option, at) =>
        option.getAttribute('aria-disabled') === 'true' ? [] : [at],
      )
      const waiting = there('dialog[open] .button.primary')
        ? 'scene'
        : there('.scoring h1')
          ? 'scored'
          : there('.action .ends .button.primary')
            ? 'confirm'
            : options.length > 0
              ? 'option'
              : there('.hand-card.possible, .column.allowed, .lot.possible')
                ? 'table'
                : there('.action .ends .button.quiet')
                  ? 'quiet'
                  : 'nothing'
      return { waiting, options } as const
    })
  }

  /** Goes on with the Tab key to the board, which is one stop of it, and over the board with the arrows. */
  async #stepTo(goal: Locator): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const key = await goal.evaluate(wayTo)
      if (key === null) return
      await this.#press(key)
    }
    throw new Error('No key leads there.')
  }

  async #press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.#page.waitForTimeout(40)
    this.#lines.push(`**${key}**`)
    await this.#hear()
  }

  /** Waits until nothing more is said. */
  async #quiet(): Promise<void> {
    for (let still = 0; still < 2; ) {
      await this.#page.waitForTimeout(REST / 2)
      const before = this.#lines.length
      await this.#hear()
      still = this.#lines.length === before ? still + 1 : 0
    }
    if (await this.#ear.isLost()) this.#lines.push('*Nothing has the focus.*')
  }

  async #hear(): Promise<void> {
    for (const { from, text } of await this.#ear.listen())
      this.#lines.push(from === 'live' ? `> ${text}` : text)
  }

  /** Reads on from here, as the accessibility tree has it. */
  async #read(selector: string): Promise<void> {
    const lines = await this.#ear.read(this.#page.locator(selector).last())
    this.#lines.push(`\`\`\`\n${lines.join('\n')}\n\`\`\``)
  }

  #chapter(title: string): void {
    this.#lines.push(`## ${title}`)
  }

  /** The same choices at every run. */
  #below(limit: number): number {
    this.#draws = (Math.imul(this.#draws, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#draws / 2 ** 32) * limit)
  }
}

/** Runs in the page: the key that leads nearer to a thing; null where it has the focus. */
function wayTo(goal: Element): string | null {
  const from = document.activeElement
  if (from === goal) return null
  if (!from?.matches('button[data-at]')) return 'Tab'
  const here = from.getBoundingClientRect()
  const there = goal.getBoundingClientRect()
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  if (Math.abs(y) > there.height / 2) return y > 0 ? 'ArrowDown' : 'ArrowUp'
  return x > 0 ? 'ArrowRight' : 'ArrowLeft'
}
