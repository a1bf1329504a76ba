import { worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { commandOf, isChosen } from '#lib/acting/keys.ts'
import { outcomeOf } from '#lib/acting/preview.ts'
import { decisionsOf } from '../testing.ts'
import { pressedIn, turnedBy } from './turntable.ts'

const SEEDS = Array.from({ length: 40 }, (_, nth) => nth + 1)

/** Whether somebody lays the event card of a match and has no turn after it. */
const endsWithTheCard = (seed: number): boolean =>
  decisionsOf({ players: 2 }, seed, 'en').some(
    ({ decision, state, seat, moves }) =>
      decision === 'orientation' &&
      state.chapter > 1 &&
      state.round === 1 &&
      outcomeOf(worldWithoutEnd, state, seat, moves[0]).decision === '',
  )

test('W-923: who stands at the royal court lays the event card and has nothing else to do', () => {
  expect(SEEDS.some(endsWithTheCard)).toBe(true)
})

test('W-311: then Enter confirms the card that was chosen, instead of choosing it again and again', () => {
  expect(turnedBy('Enter', 'possible')).toBe('lay')
  expect(turnedBy('Enter', 'chosen')).toBeNull()
  expect(commandOf({ key: 'Enter', ctrlKey: false, metaKey: false, altKey: false })).toEqual({
    type: 'confirm',
  })
})

test('the same on the buttons: one that has chosen leaves Enter to the table', () => {
  const button = (state: 'possible' | 'chosen') => ({
    ariaPressed: pressedIn(state) ?? null,
    matches: () => false,
  })
  expect([isChosen(button('possible')), isChosen(button('chosen'))]).toEqual([false, true])
})

test('arrows turn the card, the space bar lays it, other keys belong to the table', () => {
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', ' ', 'h', '1']
  expect(keys.map((key) => turnedBy(key, 'possible'))).toEqual([-1, -1, 1, 1, 'lay', null, null])
})
