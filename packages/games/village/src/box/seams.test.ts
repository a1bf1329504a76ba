import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { chartSea } from '../port/sea.ts'
import type { Draft } from './box.ts'
import { packModules } from './seams.ts'
import { PLACES, SPACES } from './vocabulary.ts'

const draft = (): Draft => {
  const box = village.open({ players: 3 })
  return {
    ...box,
    takeovers: { ...box.takeovers },
    actions: [...box.actions],
    guestElsewhere: [...box.guestElsewhere],
    places: [...box.places],
  }
}

const fills = {
  takeover: (box: Draft) => {
    box.takeovers.time = () => true
  },
  action: (box: Draft) => {
    box.actions[SPACES.at.travel] = { ...box.actions[SPACES.at.travel] }
  },
  burial: (box: Draft) => {
    box.guestElsewhere[SPACES.at.travel] = () => {}
  },
  place: (box: Draft) => {
    box.places[PLACES.at.inn] = { ...box.places[PLACES.at.inn] }
  },
  'something of its own': (box: Draft) => {
    box.sea = chartSea(box)
  },
  hold: (box: Draft) => {
    box.aboard = () => 1
  },
}

describe('seams of the box', () => {
  test.each(Object.entries(fills))('two modules cannot fill the same: %s', (_, pack) => {
    const one = { id: 'one', pack }
    expect(() => packModules(draft(), [one])).not.toThrow()
    expect(() => packModules(draft(), [one, { id: 'two', pack }])).toThrow('"one" and "two" both fill ')
  })

  test('what many may add to is no such seam', () => {
    const pack = (box: Draft) => box.setups.push(() => {})
    expect(() =>
      packModules(draft(), [
        { id: 'one', pack },
        { id: 'two', pack },
      ]),
    ).not.toThrow()
  })

  test('every combination of the real modules goes together', () => {
    for (const setup of village.samples()) expect(() => village.open(setup)).not.toThrow()
  })
})
