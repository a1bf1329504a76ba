import { expect, test } from 'vitest'
import { fit, freeRoom, panelsOf, usualPlan } from '#lib/table/layout/size.ts'
import { RIBBON } from './frame/camera.svelte.ts'
import { withPanels } from './panels.ts'

const VILLAGE = { x: 0, y: 92, width: 1160, height: 544 }

test.each([
  [1024, 768],
  [1180, 820],
  [1366, 768],
  [1440, 900],
])('%i x %i: with modules all of the village is seen between ribbon and bar', (width, height) => {
  const room = { width, height }
  const plan = withPanels(usualPlan)
  const { top, height: high, ...free } = freeRoom(room, plan)
  const below = { ...free, top: top + RIBBON, height: high - RIBBON }
  const lies = fit(room, below, VILLAGE, 0.75, 1)
  expect([lies.width, lies.height]).toEqual([width, height])
  const { own, bar } = panelsOf(room, plan)
  expect(lies.y + (VILLAGE.y + VILLAGE.height) * lies.scale).toBeLessThanOrEqual(
    height - own - bar - 16 + 0.01,
  )
})
