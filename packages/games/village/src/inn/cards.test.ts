import { describe, expect, test } from 'vitest'
import { handOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = { harvest: ['faith'], church: ['faith', 'persuasion'], market: ['skill'] }

function holding(persons: readonly string[], farm: FarmSketch = {}, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    stalls: [],
    queue: [],
    stack: [],
    farms: [{ members: { farm: [1] }, ...farm, persons }, { members: {} }],
    ...sketch,
  })
}

describe('windows of one’s own turn', () => {
  test('VI-403, VI-404: before the cube, before the action, after the action; any number of cards', () => {
    const table = holding(['person-smith', 'person-scribe', 'person-miller', 'person-wainwright'])
    expect([table.decision, table.seat]).toEqual(['d-card', 0])
    expect(table.offered).toEqual(
      anyOrder(
        'card person-smith',
        'card person-scribe',
        'card person-miller',
        'card person-wainwright',
        'done',
      ),
    )
    table.play('card person-smith', 'card person-miller')
    expect([table.decision, table.offered]).toEqual([
      'd-card',
      anyOrder('card person-scribe', 'card person-wainwright', 'done'),
    ])
    table.play('done')
    expect(table.decision).toBe('d-source')
    table.play('take harvest faith')
    expect([table.decision, table.stock(0).faith]).toEqual(['d-card', 1])
    table.play('card person-scribe')
    // The last card but one is gone; the other may still be played.
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-wainwright', 'done']])
    table.play('done')
    expect(table.decision).toBe('d-harvest')
    table.play('harvest')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-wainwright', 'done']])
    table.play('card person-wainwright')
    expect([table.decision, table.seat]).toEqual(['d-source', 1])
    expect(table.stock(0)).toEqual({ coin: 3, grain: 2, scroll: 2, plow: 2, wagon: 2, faith: 1 })
  })

  test('VI-404: with the well after its payment and before the action is named', () => {
    const table = holding(['person-smith'], { cubes: { skill: 3 } })
    table.play('done', 'well')
    expect([table.decision, table.stock(0)]).toEqual(['d-card', {}])
    table.play('card person-smith')
    expect([table.decision, table.stock(0)]).toEqual(['d-well-action', { plow: 2 }])
  })

  test('VI-404: after a plague cube the window opens when its time is paid', () => {
    const table = holding(
      ['person-smith'],
      {},
      { spaces: { harvest: ['plague'], church: ['faith', 'skill'] } },
    )
    table.play('done', 'take harvest plague')
    expect([table.decision, table.stock(0)]).toEqual(['d-card', { lifetime: 2 }])
  })

  test('VI-404: after the action, yet before the deaths of the turn', () => {
    const table = holding(
      ['person-midwife'],
      { lifetime: 9, members: { 'council-1': [1], 'church-1': [1], unborn: [2] } },
      { spaces: { harvest: ['plague'], church: ['faith', 'skill'] } },
    )
    table.play('done', 'take harvest plague', 'done')
    expect([table.decision, table.farm(0).dying]).toEqual(['d-card', 1])
    table.play('card person-midwife')
    expect([table.decision, table.at(0, 'farm')]).toEqual(['d-death', [2]])
  })

  test('VI-404: also after an action that was declined or lost', () => {
    const declined = holding(['person-smith'])
    declined.play('done', 'take harvest faith', 'done', 'skip')
    expect(declined.decision).toBe('d-card')
    const lost = holding(['person-smith'], { members: {} })
    lost.play('done', 'take harvest faith', 'done')
    expect([lost.decision, lost.match.log.at(-1)]).toEqual([
      'd-card',
      expect.objectContaining({ code: 'lost' }),
    ])
  })

  test('VI-404, VX-402: in a final turn on an empty board before and after the free well', () => {
    const table = holding(
      ['person-smith', 'person-scribe'],
      {},
      {
        spaces: {},
        also: (state) => {
          state.end.rung = 1
          state.end.begun = 1
          state.end.turns = 2
        },
      },
    )
    table.play('card person-smith')
    expect(table.decision).toBe('d-card')
    table.play('done', 'decline')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-scribe', 'done']])
  })

  test('VI-R10: cards before the cube do not replace the duty to take one', () => {
    const table = holding(['person-smith'])
    table.play('card person-smith')
    expect([table.decision, table.seat]).toEqual(['d-source', 0])
    expect(table.offered).toEqual(
      anyOrder('take harvest faith', 'take church faith', 'take church persuasion', 'take market skill'),
    )
  })

  test('VI-404: who holds no playable card is not asked', () => {
    const table = holding(['person-medic', 'person-watchman', 'person-trader', 'person-innkeeper'])
    expect([table.decision, table.seat]).toEqual(['d-source', 0])
  })

  test('VI-401, VI-403: a card is used once and leaves the game; the log tells', () => {
    const table = holding(['person-smith', 'person-scribe'])
    expect(table.play('card person-smith')).toEqual([
      { code: 'person-played', seat: 0, person: 'person-smith' },
      { code: 'gain', seat: 0, what: 'plow', amount: 2, from: 'person-smith' },
    ])
    expect([handOf(table.state, 0), table.state.inn.hands[0].size]).toEqual([['person-scribe'], 1])
    expect(table.why('card person-smith')).toEqual({
      code: 'person-not-held',
      rule: 'VI-403',
      params: { person: 'person-smith' },
    })
    const smith = 0
    expect(table.state.inn.unseen[smith]).toBe(0)
    expect(table.state.inn.stacks.map(({ top }) => top)).not.toContain(smith)
  })

  test('VI-402, VI-404: cards of the kind `end` are not played, nor cards outside their window', () => {
    const table = holding([
      'person-smith',
      'person-medic',
      'person-trader',
      'person-bard',
      'person-innkeeper',
    ])
    expect(table.offered).toEqual(['card person-smith', 'done'])
    expect(table.why('card person-medic')).toEqual({
      code: 'person-counts-at-end',
      rule: 'VI-402',
      params: { person: 'person-medic' },
    })
    for (const [person, moment] of [
      ['person-trader', 'at-own-market-opportunity'],
      ['person-bard', 'at-own-death'],
      ['person-innkeeper', 'at-end-of-action'],
    ])
      expect(table.why(`card ${person}`)).toEqual({
        code: 'person-other-moment',
        rule: 'VI-404',
        params: { person, moment },
      })
  })

  test('VI-407: a card bought in this turn may be played in a window still open', () => {
    const table = holding(
      [],
      { members: { inn: [1] }, goods: { beer: 1 } },
      {
        spaces: { ...spaces, inn: ['faith'] },
        inn: { tops: ['person-smith', 'person-miller', 'person-clerk'] },
      },
    )
    table.play('take inn faith', 'inn', 'cycle stack-3', 'buy person-miller')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-miller', 'done']])
    table.play('card person-miller')
    expect([table.stock(0).coin, table.seat]).toEqual([3, 1])
  })

  test('VI-R5: hands are open: every seat sees the cards of the others', () => {
    const table = holding(['person-smith'])
    expect(handOf(table.state, 0)).toEqual(['person-smith'])
    expect(table.state.box.secrets).toEqual([])
  })
})
