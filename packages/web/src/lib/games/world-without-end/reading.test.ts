import { clone } from '@chronik/kernel'
import { PHASES, TILES } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import * as m from '#lib/words/messages.js'
import { decisionsOf } from './testing.ts'
import { dutiesHeading, dutyWords, named, penaltyWords, plagueWords } from './words.ts'

const SEEDS = [31, 32, 33]
const contexts = SEEDS.flatMap((seed) => [...decisionsOf({ players: 3 }, seed, 'en')])

test('duties are those of this chapter, of the next once they are being paid, and count double after IV', () => {
  const [{ game, state }] = contexts
  const en = { locale: 'en' } as const
  expect(dutiesHeading(state, [], 'en')).toBe(m.world_duties({}, en))
  const ends = clone(game, state)
  ends.phase = PHASES.at['chapter-end']
  const end = { code: 'chapter-end', chapter: 1 }
  // W-901: building progress comes before the duties.
  expect(dutiesHeading(ends, [end], 'en')).toBe(m.world_duties({}, en))
  const paid = { code: 'duty', seat: 0, duty: 'piety', due: 2, given: 2 }
  expect(dutiesHeading(ends, [end, paid], 'en')).toBe(m.world_duties_next({}, en))
  ends.chapter = 2
  expect(dutiesHeading(ends, [end, paid], 'en'), 'new hands').toBe(m.world_duties({}, en))
  ends.chapter = 4
  expect(dutiesHeading(ends, [end, paid], 'en'), 'new hands').toBe(m.world_duties_last({}, en))
  end.chapter = 4
  expect(dutiesHeading(ends, [end], 'en')).toBe(m.world_duties_last({}, en))
  expect(dutiesHeading(ends, [end, paid], 'en')).toBe(m.world_duties_again({}, en))
})

test('a penalty is told by the name that the game has for it', () => {
  for (const penalty of ['penance', 'begging', 'royal-court'] as const)
    for (const language of ['de', 'en', 'nl'] as const)
      expect(penaltyWords(penalty, language).toLowerCase()).toContain(named(penalty, language).toLowerCase())
})

test('W-701, W-862: what the plague means is said as it stands', () => {
  const [{ game, state }] = contexts
  expect(plagueWords(state, 'en')).toBe(m.world_plague_later({}, { locale: 'en' }))
  const healed = clone(game, state)
  healed.tiles.fill(TILES.at.gone)
  expect(plagueWords(healed, 'en')).toBe('Nobody falls ill any more.')
})

test('W-213: a missed duty that costs no more points is still missed', () => {
  const duty = { duty: 'grain', penalty: 'begging', have: 1, least: 2, most: 2, lossAtBest: 0 } as const
  expect(dutyWords({ ...duty, lossAtWorst: 0 }, 'en')).toBe('Grain: 1 of 2, −0 victory points')
  expect(dutyWords({ ...duty, have: 2, lossAtWorst: 0 }, 'en')).toBe('Grain: ready')
})
