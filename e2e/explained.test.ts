import type { CDPSession, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { SIZES, visitTables } from './visit.ts'

/** What a screen reader says of a thing: what it is called, and what is said about it. */
async function heardOf(session: CDPSession, thing: Locator, about: Locator): Promise<readonly unknown[]> {
  await thing.focus()
  await about.waitFor()
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  return [nodes[0]?.name?.value, nodes[0]?.description?.value]
}

/** Whether no edge of a thing lies beyond the screen, and it has its full width. */
async function onScreen(thing: Locator): Promise<boolean> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { phone } = SIZES
  return x >= 0 && y >= 0 && x + width <= phone.width && y + height <= phone.height && width > 280
}

test('a long press tells what a pointer and a screen reader tell, and does nothing; the tab says whose turn it is', async () => {
  const { page, goTo } = await visitTables({ language: 'en-GB', size: 'phone' })
  await goTo(matchAt('take-three'))
  expect(await page.title()).toMatch(/^Greta’s turn · Village: Greta, Anselm, Berta/)
  expect(await page.locator('link[rel=icon][type="image/svg+xml"]').last().getAttribute('href')).toContain(
    'turn',
  )

  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('button', { name: /Crafts/ })
    .tap()
  const mill = page.locator('button[data-at="mill"]')
  const tip = page.locator('.tip')
  const told = async () => [await tip.locator('b').textContent(), await tip.locator('span').textContent()]
  await atRest(page)
  const { x, y, width, height } = (await mill.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const finger = { x: x + width / 2, y: y + height / 2 }

  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await tip.locator('span').waitFor()
  const pressed = await told()
  await expect.poll(() => onScreen(tip), { message: 'all of it is on the screen' }).toBe(true)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(pressed[0]).toMatch(/^Mill: 2 time and 2 grain for 2 coins/)
  expect(pressed[1]).toMatch(/workshop/)
  expect(await page.locator('.popover').count(), 'whoever only asks does nothing').toBe(0)

  await page.keyboard.press('Escape')
  expect(await tip.count()).toBe(0)
  await page.locator('[data-question]').focus()
  await page.keyboard.press('Tab')
  expect(await heardOf(session, mill, tip.locator('span'))).toEqual(pressed)
  await page.keyboard.press('Escape')
  await page.mouse.move(finger.x, finger.y)
  await tip.locator('span').waitFor()
  expect(await told()).toEqual(pressed)

  // On a desk everything that lies on a farm tells it, too, one's own or not.
  await page.setViewportSize(SIZES.desktop)
  await atRest(page)
  for (const [at, rule] of [
    ['quill:0', 'V-604'],
    ['lifetime:0:9', 'V-604'],
    ['ended:0', 'V-801'],
    ['prestige:1', 'V-801'],
    ['grain:1', 'V-401'],
    ['served:1', 'V-441'],
    ['cube:crafts:plague', 'V-208'],
  ]) {
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    await page.locator(`[data-at="${at}"]`).first().hover()
    await expect.poll(() => tip.locator('i').textContent(), { message: at }).toContain(rule)
  }

  // Whoever goes on by keys asks nothing with the mouse that lies there.
  await page.keyboard.press('3')
  await atRest(page)
  expect(await tip.count()).toBe(0)
})
