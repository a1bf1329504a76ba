import { expect, test } from 'vitest'
import { placeIn } from './chapter.ts'

const step = (...moves: string[]) => ({ moves, spot: '', say: () => '' })
const chapter = {
  steps: [step('take council'), step('advance 2 1'), step('pay scroll'), step('privilege 2')],
  reached: { code: 'privilege' },
}
const at = (made: readonly string[], possible: readonly string[]) =>
  placeIn(chapter, { told: [], tentative: [], made }, possible)

test('whoever does as told is at the step that is due', () => {
  expect(at([], ['take council', 'take market'])).toBe(0)
  expect(at(['take council', 'advance 2 1'], ['pay scroll', 'pay 2 persuasion'])).toBe(2)
})

test('something else leads astray, even where the same is paid for it, until it is taken back', () => {
  expect(at(['take council', 'seat 1'], ['pay scroll', 'pay 2 persuasion'])).toBe('astray')
  expect(at(['take council'], ['advance 2 1', 'seat 1'])).toBe(1)
})

test('what is reached is reached, whatever way led there', () => {
  const told = [{ code: 'privilege', seat: 0 }]
  expect(placeIn(chapter, { told, tentative: [], made: [] }, ['take council'])).toBe('reached')
  expect(placeIn(chapter, { told: [], tentative: told, made: ['seat 1'] }, [])).toBe('reached')
})
