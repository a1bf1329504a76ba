// When a page has come to rest: what is measured earlier is measured on its way.
import type { Page } from 'playwright-core'

/** Letters and pictures are there, nothing moves that will come to an end, and everything stays where it is. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    /** So many frames without a change. */
    const STILL = 4
    /** More than the longest way of a piece. */
    const PATIENCE = 30_000
    /** What never comes is not waited for: it is told by what is looked for afterwards. */
    const soon = (what: Promise<unknown>) =>
      Promise.race([what, new Promise((late) => setTimeout(late, 5_000))])
    await soon(document.fonts.ready)
    await soon(Promise.allSettled(Array.from(document.images, (image) => image.decode())))
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    const places = () =>
      Array.from(document.querySelectorAll('body *'), (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return `${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`
      }).join()
    const until = performance.now() + PATIENCE
    let last = ''
    for (let still = 0; still < STILL; ) {
      if (performance.now() > until) throw new Error('The page does not come to rest.')
      await soon(new Promise(requestAnimationFrame))
      const now = places()
      still = now === last && !moves() ? still + 1 : 0
      last = now
    }
  })
}
