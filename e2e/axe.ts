import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Of what is in order nothing is written down: that would take longer than looking for what is not. */
const ONLY_FAULTS = { resultTypes: ['violations' as const] }

/** What axe finds on the page as it is now, in words. */
export async function accessibilityTroubles(page: Page): Promise<string[]> {
  await page.evaluate(atRest)
  const violations = (await page.evaluate(lookAgain, ONLY_FAULTS)) ?? (await firstLook(page))
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

/** Brings axe into the page. One without frames needs no second page to gather results in. */
async function firstLook(page: Page): Promise<Results['violations']> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(ONLY_FAULTS).analyze()
  return violations
}

/** Runs in the page: looks with the axe that somebody has brought before; null where nobody has. */
async function lookAgain(options: typeof ONLY_FAULTS): Promise<Results['violations'] | null> {
  const { axe } = window as { axe?: { run(on: Document, how: object): Promise<Results> } }
  return axe === undefined ? null : (await axe.run(document, options)).violations
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
