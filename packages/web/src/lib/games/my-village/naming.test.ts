import { expect, test } from 'vitest'
import { breakable, titled } from './naming.ts'

test('long names of cards may break between their parts, and read the same', () => {
  const halls = ['hall-finance', 'hall-guild', 'hall-area', 'hall-population', 'meeting-place']
  for (const card of halls) {
    const name = titled(card, 'de')
    expect(breakable(name)).toMatch(/\u00AD/)
    expect(breakable(name).replaceAll('\u00AD', '')).toBe(name)
  }
  expect(breakable('Stall')).toBe('Stall')
  expect(breakable(titled('church-salvation', 'nl'))).toBe('Ontsmet\u00ADtings\u00ADkerk')
})
