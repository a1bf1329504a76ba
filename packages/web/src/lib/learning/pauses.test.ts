import { expect, test } from 'vitest'
import { carriedOn, type Lesson, linesIn, pausesIn } from './pauses.ts'

const mass: Lesson = { id: 'mass', begins: ['mass'], ends: ['round'], passage: 'mass' }
const conny: Lesson = { id: 'conny', begins: ['conny-take'], ends: ['conny-take'], passage: 'conny' }
const log = (...codes: string[]) => codes.map((code) => ({ code }))
const unknown = () => false

test('the match waits when something begins and when it is over, and tells what happened', () => {
  const told = log('take', 'mass', 'draw', 'majority', 'round')
  expect(pausesIn([mass], told.slice(0, 2), 1, unknown)).toEqual([
    { lesson: mass, explains: true, told: null },
  ])
  expect(pausesIn([mass], told, 2, unknown)).toEqual([
    { lesson: mass, explains: false, told: { from: 1, to: 5 } },
  ])
})

test('beginning and end that came at once are one pause', () => {
  expect(pausesIn([mass], log('mass', 'draw', 'round'), 0, unknown)).toEqual([
    { lesson: mass, explains: true, told: { from: 0, to: 3 } },
  ])
})

test('what was over before anybody could read how it goes is still explained', () => {
  const told = log('mass', 'draw', 'round', 'conny-take')
  const [begun] = pausesIn([mass], told.slice(0, 1), 0, unknown)
  const later = pausesIn([mass, conny], told, 1, unknown)
  expect(carriedOn([begun], later)).toEqual([
    { lesson: mass, explains: true, told: { from: 0, to: 3 } },
    { lesson: conny, explains: true, told: { from: 3, to: 4 } },
  ])
  const [short] = pausesIn([conny], told, 3, unknown)
  expect(carriedOn([begun], [short])).toEqual([begun, short])
})

test('what is over at once is explained and told', () => {
  expect(pausesIn([conny], log('take', 'conny-take'), 0, unknown)).toEqual([
    { lesson: conny, explains: true, told: { from: 1, to: 2 } },
  ])
})

test('who knows it, and an end without a beginning, stop nothing', () => {
  expect(pausesIn([mass, conny], log('mass', 'round', 'conny-take'), 0, () => true)).toEqual([])
  expect(pausesIn([mass], log('take', 'round'), 0, unknown)).toEqual([])
  expect(pausesIn([mass], log('mass', 'round', 'take', 'round'), 2, unknown)).toEqual([])
})

test('the last line is told whole, also with what comes after the end; the next one is not', () => {
  const line = (told: number, ...codes: string[]) => ({ told, about: log(...codes) })
  const called = line(2, 'market-day')
  const ended = line(6, 'market-end', 'move-up', 'deal')
  const story = [line(1, 'take'), called, line(3, 'pass'), ended, line(7, 'take')]
  expect(linesIn(story, { from: 1, to: 4 })).toEqual([called, story[2], ended])
})
