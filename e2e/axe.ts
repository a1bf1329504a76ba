import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { withOpenEyes } from './blindfold.ts'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Of what is in order nothing is written down: that would take longer than looking for what is not. */
const ONLY_FAULTS = { resultTypes: ['violations' as const] }
/** The same with what axe cannot decide. */
const AND_DOUBTS = { resultTypes: ['violations' as const, 'incomplete' as const] }
type Options = typeof ONLY_FAULTS | typeof AND_DOUBTS

/** What axe finds on the page as it is now, in words. */
export async function accessibilityTroubles(page: Page): Promise<string[]> {
  return inWords((await look(page, ONLY_FAULTS)).violations)
}

/** Makes it day or night. The app hears of it a moment later, and only then do its colours begin to change. */
export async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' })
}

/** The same in both themes; afterwards it is day. */
export async function troublesByDayAndNight(page: Page): Promise<string[]> {
  await turnTo(page, 'dark')
  const night = await accessibilityTroubles(page)
  await turnTo(page, 'light')
  return [...night.map((trouble) => `by night: ${trouble}`), ...(await accessibilityTroubles(page))]
}

/** What axe finds, and which elements have words of which axe cannot decide whether they can be read. */
export async function findingsOf(
  page: Page,
): Promise<{ readonly troubles: string[]; readonly undecided: string[] }> {
  const { violations, incomplete } = await look(page, AND_DOUBTS)
  const contrasts = incomplete.filter(({ id }) => id === 'color-contrast')
  return {
    troubles: inWords(violations),
    undecided: contrasts.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
  }
}

function inWords(violations: Results['violations']): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

type Findings = Pick<Results, 'violations' | 'incomplete'>

function look(page: Page, options: Options): Promise<Findings> {
  return withOpenEyes(page, async () => {
    await page.evaluate(atRest)
    return (await page.evaluate(lookAgain, options)) ?? firstLook(page, options)
  })
}

/** Brings axe into the page. One without frames needs no second page to gather results in. */
async function firstLook(page: Page, options: Options): Promise<Findings> {
  return new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
}

/** Runs in the page: looks with the axe that somebody has brought before; null where nobody has. */
async function lookAgain(options: Options): Promise<Findings | null> {
  const { axe } = window as { axe?: { run(on: Document, how: object): Promise<Results> } }
  if (axe === undefined) return null
  const { violations, incomplete } = await axe.run(document, options)
  return { violations, incomplete }
}

/** Runs in the page: waits until nothing fades or slides any more that will come to an end. */
async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
