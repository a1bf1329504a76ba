import type { LogEntry } from '@chronik/kernel'
import type { VillageLog } from '@chronik/village'
import { expect, test } from 'vitest'
import { spaceUnderWay } from './under-way.ts'

const told = (...entries: readonly VillageLog[]): readonly LogEntry[] => entries
const took = (seat: number, space: string): VillageLog => ({ code: 'take', seat, space, cube: 'skill' })

test('an action is under way from its cube on, for whoever took it', () => {
  const log = told(took(1, 'crafts'), took(0, 'inn'), { code: 'pay', seat: 0, what: 'time', amount: 1 })
  expect(spaceUnderWay(log, 0)).toBe('inn')
  expect(spaceUnderWay(log, 1)).toBeNull()
})

test('the well and the herald call an action of their own', () => {
  const well = told(took(0, 'inn'), { code: 'well', seat: 0, free: false })
  expect(spaceUnderWay(well, 0)).toBeNull()
  expect(spaceUnderWay([...well, ...told({ code: 'well-action', seat: 0, action: 'travel' })], 0)).toBe(
    'travel',
  )
})

test('the wedding at the end of a round is held for all, until the next one begins', () => {
  const wedding = told(took(0, 'inn'), { code: 'wedding-phase', seat: 1 })
  expect(spaceUnderWay(wedding, 0)).toBe('wedding')
  expect(spaceUnderWay([...wedding, ...told({ code: 'round', round: 2, seat: 0 })], 0)).toBeNull()
})
