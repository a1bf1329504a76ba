import { TablePlan } from '@chronik/protocol'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { withSeat } from '../../library/plan.ts'
import { bank, draftFor, perMove, tablePlan } from './draft.ts'

test.each([village, worldWithoutEnd])('a new table of $id is one that the server takes', (game) => {
  const draft = draftFor(game, 'Greta')
  const plan = tablePlan(game.id, draft, 'request-1')
  expect(TablePlan.parse(plan)).toEqual(plan)
  expect(plan.seats.map(({ kind }) => kind)).toEqual(['me', 'open', 'open'])
  expect(plan.open).toBe(false)
})

test('seats that a bot takes have its level, others come by the link', () => {
  const draft = draftFor(village, 'Greta')
  const plan = withSeat(draft.plan, 2, { kind: 'bot', level: 'master' })
  expect(tablePlan('village', { ...draft, plan }, 'request-1').seats).toEqual([
    { kind: 'me', colour: 'red' },
    { kind: 'open', colour: 'yellow' },
    { kind: 'bot', colour: 'blue', level: 'master' },
  ])
})

test('paces are those of the server', () => {
  const draft = draftFor(village, '')
  for (const pace of [bank(30, 30), perMove(24, true, 'Europe/Berlin'), perMove(48, false, 'Europe/Berlin')])
    expect(TablePlan.parse(tablePlan('village', { ...draft, pace }, 'request-1')).pace).toEqual(pace)
})
