import { clone } from '@chronik/kernel'
import { TILES } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import * as m from '#lib/words/messages.js'
import { leadOf, penaltiesOf, plagueOf } from './reading.ts'
import { decisionsOf } from './testing.ts'
import { dutiesHeading, dutyWords, named, penaltyWords, plagueWords } from './words.ts'

const SEEDS = [31, 32, 33]
const contexts = SEEDS.flatMap((seed) => [...decisionsOf({ players: 3 }, seed, 'en')])

test('W-921 to W-923: everybody sees which penalties hang over whom, until round 1 is over', () => {
  const seen = new Set<string>()
  for (const { state } of contexts) {
    for (const seat of [0, 1, 2]) {
      const penalties = penaltiesOf(state, seat)
      for (const penalty of penalties) seen.add(penalty)
      if (state.chapter === 1 && state.round < 6) expect(penalties).toEqual([])
      if (state.round > 1 && state.round < 6) expect(penalties).toEqual([])
    }
  }
  expect([...seen].toSorted()).toEqual(['begging', 'penance', 'royal-court'])
})

test('W-952: after the last chapter nobody is punished, although duties are missed', () => {
  const ends = contexts.filter(
    ({ state, decision }) => state.chapter === 4 && decision === 'protection-choice',
  )
  expect(ends.length).toBeGreaterThan(0)
  for (const { state, seat } of ends) expect(penaltiesOf(state, seat)).toEqual([])
})

test('W-407: while the discard pile is ahead, nothing is to be discarded', () => {
  const ahead = contexts.filter(({ state, seat }) => leadOf(state, seat) > 0)
  expect(ahead.length).toBeGreaterThan(0)
  expect(ahead.filter(({ decision }) => decision === 'discard')).toEqual([])
})

test('duties are those of this chapter, of the next once they are paid, and count double after IV', () => {
  const [{ state }] = contexts
  const last = contexts.find((context) => context.state.chapter === 4)?.state ?? state
  const en = { locale: 'en' } as const
  expect(dutiesHeading(state, 'open-card', 'en')).toBe(m.world_duties({}, en))
  expect(dutiesHeading(state, 'protection-choice', 'en')).toBe(m.world_duties_next({}, en))
  expect(dutiesHeading(last, 'open-card', 'en')).toBe(m.world_duties_last({}, en))
  expect(dutiesHeading(last, 'protection-choice', 'en')).toBe(m.world_duties_again({}, en))
})

test('a penalty is told by the name that the game has for it', () => {
  for (const penalty of ['penance', 'begging', 'royal-court'] as const)
    for (const language of ['de', 'en', 'nl'] as const)
      expect(penaltyWords(penalty, language).toLowerCase()).toContain(named(penalty, language).toLowerCase())
})

test('W-701, W-862: the plague is still to come, rages, and is over once no tile is left', () => {
  const plagues = new Map(contexts.map(({ state }) => [state.chapter, plagueOf(state)]))
  expect([plagues.get(1), plagues.get(2), plagues.get(3)]).toEqual(['ahead', 'ahead', 'here'])
  const [{ game, state }] = contexts
  const healed = clone(game, state)
  healed.tiles.fill(TILES.at.gone)
  expect([plagueOf(healed), plagueWords(healed, 'en')]).toEqual(['over', 'Nobody falls ill any more.'])
})

test('W-213: a missed duty that costs no more points is still missed', () => {
  const duty = { duty: 'grain', penalty: 'begging', have: 1, least: 2, most: 2, lossAtBest: 0 } as const
  expect(dutyWords({ ...duty, lossAtWorst: 0 }, 'en')).toBe('Grain: 1 of 2, −0 victory points')
  expect(dutyWords({ ...duty, have: 2, lossAtWorst: 0 }, 'en')).toBe('Grain: ready')
})
