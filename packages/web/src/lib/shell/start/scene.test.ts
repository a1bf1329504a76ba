import { expect, test } from 'vitest'
import { startLamps, startScene } from './scene.ts'

/** Where the picture begins and how wide it is. */
function cutOf(picture: string): readonly [from: number, width: number] {
  const [, from, width] = /viewBox="(\d+) 0 (\d+) 900"/.exec(picture) ?? []
  return [Number(from), Number(width)]
}

test.each([startScene, startLamps])('%o: the cut for phones lies where the whole picture lies', (draw) => {
  expect(cutOf(draw('wide'))).toEqual([0, 1440])
  const [from, width] = cutOf(draw('phone'))
  // A page of 440 pixels shows 540 pixels of height: 0.6 of what is drawn.
  expect(width).toBeGreaterThanOrEqual(440 / 0.6)
  // What is cut off stands to the left and right as 56 to 44, as the page places both pictures.
  expect(from / (1440 - width)).toBeCloseTo(0.56, 2)
})

test('for phones only what they show is drawn, and all of that', () => {
  const [wide, phone] = [startScene('wide'), startScene('phone')]
  expect(phone.length).toBeLessThan(wide.length * 0.7)
  expect(phone).not.toMatch(/undefined|NaN|\[object/)
  // The church stands on both, the smithy and the haystacks only on the wide one.
  expect(phone).toContain('translate(812 448)')
  for (const outside of ['translate(1290 520)', 'translate(300 520)']) {
    expect(wide).toContain(outside)
    expect(phone).not.toContain(outside)
  }
})
