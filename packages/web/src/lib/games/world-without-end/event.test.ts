import type { WorldLog } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { outbreaksBy, struckBy } from './event.ts'

const reveal: WorldLog = { code: 'reveal', seat: 0, event: 'second-wave', rule: 'W-870' }

test('only outbreaks since the card was turned up belong to it', () => {
  const log: WorldLog[] = [
    reveal,
    { code: 'sick', place: '2', value: 5 },
    reveal,
    { code: 'sick', place: '8', value: 3 },
  ]
  expect(outbreaksBy(log)).toEqual([{ place: '8', value: 3 }])
  expect(outbreaksBy(log.slice(0, 3))).toEqual([])
})

test('W-703 a place that was turned up before has no new case', () => {
  expect(outbreaksBy([reveal, { code: 'no-new-case', place: '7' }])).toEqual([{ place: '7', value: 0 }])
})

test('what comes after the card was laid is not the doing of the event', () => {
  const log: WorldLog[] = [
    reveal,
    { code: 'vp', seat: 1, amount: 2, line: 'events', why: 'event' },
    { code: 'orient', seat: 0, event: 'second-wave', rotation: 0, steps: 0 },
    { code: 'vp', seat: 1, amount: 5, line: 'favour', why: 'favour' },
  ]
  expect(struckBy(2, log).map(({ gain }) => gain)).toEqual([[], [{ piece: 'vp', amount: 2 }]])
})
