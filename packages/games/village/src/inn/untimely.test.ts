import { describe, expect, test } from 'vitest'
import { type Sketch, TestTable } from '../testing/position.ts'

const INN = { expansions: ['inn'] }

/** The table of a player who holds these persons. */
function holding(persons: readonly string[], sketch: Sketch = {}): TestTable {
  const [farm] = sketch.farms ?? []
  return new TestTable({
    options: INN,
    spaces: { harvest: ['skill', 'plague'], crafts: ['skill'], inn: ['skill'], church: ['faith', 'skill'] },
    ...sketch,
    farms: [{ goods: { beer: 2 }, members: { farm: [1, 2] }, ...farm, persons }],
  })
}

describe('cards and their moments', () => {
  test('VI-404: in a window of one’s own turn it is said first whether cards are played', () => {
    const table = holding(['person-smith'])
    expect(table.decision).toBe('d-card')
    for (const move of ['take harvest skill', 'well', 'skip', 'pass'])
      expect(table.refusals(move)).toEqual(['cards-first VI-404'])
  })

  test('VI-404: a card asked for is answered first', () => {
    const table = holding(['person-watchman'])
    table.play('take crafts skill', 'train smithy', 'member 1')
    expect(table.decision).toBe('d-card-now')
    for (const move of ['stop', 'produce', 'skip'])
      expect(table.why(move)).toEqual({
        code: 'card-asked',
        rule: 'VI-404',
        params: { person: 'person-watchman' },
      })
  })

  test('VI-405: before the cube a card that would do nothing says so, not that its moment is another', () => {
    const table = holding(['person-tollkeeper', 'person-bard'])
    expect(table.decision).toBe('d-source')
    expect(table.refusals('card person-tollkeeper')).toEqual(['person-without-effect VI-405'])
    expect(table.refusals('card person-bard')).toEqual(['person-other-moment VI-404'])
  })

  test.each([
    ['person-smith', 'at-own-turn-or-market'],
    ['person-friar', 'at-own-turn'],
    ['person-bard', 'at-own-death'],
    ['person-scrapdealer', 'at-end-of-own-market'],
    ['person-herbalist', 'at-plague-cube'],
    ['person-messenger', 'at-castle-step'],
  ])('VI-404: %s within an action: its moment is another', (person, moment) => {
    const table = holding([person], { farms: [{ coins: 1, cubes: { faith: 1 } }] })
    table.play(...(table.decision === 'd-card' ? ['done'] : []), 'take church faith')
    table.play(...(table.decision === 'd-card' ? ['done'] : []), 'church 1')
    expect(table.decision).toBe('d-church-pay')
    expect(table.why(`card ${person}`)).toEqual({
      code: 'person-other-moment',
      rule: 'VI-404',
      params: { person, moment },
    })
  })

  test('VI-R8: cards that bring an action are not played within one', () => {
    const table = holding(['person-herald', 'person-innkeeper'])
    table.play('done', 'take crafts skill', 'done', 'train smithy', 'member 1')
    expect(table.decision).toBe('d-train-produce')
    expect(table.refusals('card person-herald', 'card person-innkeeper')).toEqual([
      'no-action-within VI-R8',
      'no-action-within VI-R8',
    ])
  })

  test('VI-404: before the cube the window was declined, although an action was heralded', () => {
    const table = holding(['person-herald', 'person-innkeeper', 'person-midwife'])
    table.play('card person-herald', 'herald harvest')
    if (table.decision === 'd-card') table.play('done')
    expect(table.decision).toBe('d-source')
    expect(table.refusals('card person-innkeeper')).toEqual(['person-other-moment VI-404'])
  })

  test('VI-402, VI-403: what counts at the end and what is not held, at any moment', () => {
    const table = holding(['person-medic'])
    expect(table.decision).toBe('d-source')
    expect(table.refusals('card person-medic', 'card person-smith')).toEqual([
      'person-counts-at-end VI-402',
      'person-not-held VI-403',
    ])
  })

  test('VI-408: no cards in the wedding at the end of a round', () => {
    const table = new TestTable({
      options: { expansions: ['inn', 'marriage'] },
      spaces: {},
      mass: true,
      draws: { 'wedding-die': ['persuasion'] },
      farms: [
        { members: { 'ceremony-1': [1], farm: [2] }, persons: ['person-smith', 'person-medic'] },
        { members: { 'ceremony-3': [1] } },
      ],
    })
    expect([table.decision, table.seat]).toEqual(['d-building', 0])
    expect(table.refusals('card person-smith', 'card person-medic')).toEqual([
      'no-cards-now VI-408',
      'person-counts-at-end VI-402',
    ])
  })

  test('VI-405: once played, the effect of a card is carried out', () => {
    const table = holding(['person-juggler'])
    table.play('card person-juggler')
    expect([table.decision, ...table.refusals('take harvest skill', 'done')]).toEqual([
      'd-cubes',
      'card-effect-first VI-405',
      'card-effect-first VI-405',
    ])
  })

  test('VI-404, VI-519: two cards of one moment are asked for one after another', () => {
    const table = holding(['person-traveller', 'person-messenger'], {
      spaces: { travel: ['skill'], church: ['faith', 'skill'] },
      farms: [{ goods: { wagon: 1 }, cubes: { faith: 2 } }],
    })
    table.play('take travel skill', 'travel 1 village->castle-a')
    expect(table.offered).toEqual(['card person-messenger', 'no'])
    expect(table.why('card person-traveller')).toEqual({
      code: 'other-card-asked',
      rule: 'VI-404',
      params: { person: 'person-messenger' },
    })
  })
})

describe('at the inn', () => {
  test('VI-303: visit and pay, turn a stack, then buy or not', () => {
    const table = holding([], { inn: { tops: ['person-smith', 'person-brewer', 'person-medic'] } })
    table.play('take inn skill')
    expect([table.decision, ...table.refusals('cycle stack-1', 'buy person-medic')]).toEqual([
      'd-inn',
      'inn-order VI-303',
      'inn-order VI-303',
    ])
    table.play('inn')
    expect([table.decision, ...table.refusals('cycle stack-1', 'skip')]).toEqual([
      'd-inn-member',
      'inn-order VI-303',
      'inn-order VI-303',
    ])
    table.play('member 1', 'cycle stack-1')
    expect([table.decision, ...table.refusals('cycle stack-2', 'skip')]).toEqual([
      'd-inn-buy',
      'inn-order VI-303',
      'inn-order VI-303',
    ])
  })

  test('VI-510, VI-517, VI-520, VI-522: what only a card allows', () => {
    const table = holding([])
    for (const [move, person, rule] of [
      ['without skill', 'person-juggler', 'VI-510'],
      ['herald harvest', 'person-herald', 'VI-517'],
      ['castle castle-a', 'person-tollkeeper', 'VI-520'],
      ['scrap customer-01', 'person-scrapdealer', 'VI-522'],
    ])
      expect(table.why(move)).toEqual({ code: 'only-by-card', rule, params: { person } })
  })
})
