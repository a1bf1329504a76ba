import { expect, test } from 'vitest'
import { deckOf, displayOf, optionsOf, tableAt, villageAt } from '../test/position.ts'

/** Positions that a player who knows the rulebook might argue about. */

test('M-755, M-454 the tile opens 12 to the hall, but a hall without a councillor stays silent', () => {
  const village = {
    cards: ['hall-guild', 'meeting-place-1'],
    tile: 'hall-guild',
    villagers: ['abbot', 'merchant'] as const,
  }
  const table = tableAt({ value: 12, villages: [village] })
  expect(table.told).toContain('leader')
})

test('M-726, M-476 a merchant who graduates by a monk serves nobody in this turn', () => {
  const village = {
    cards: ['church-abbey', 'customer-29'],
    goods: { horse: 2 },
    coins: 2,
    pupils: ['left'] as const,
    villagers: ['abbot'] as const,
  }
  const table = tableAt(
    { value: 9, villages: [village], tops: ['monk-jug-3'] },
    { 'monk-jug': ['monk-jug-1'] },
  )
  table.play('1 black', '1 accept', '1 graduate left merchant')
  expect(villageAt(table, 1)).toMatchObject({ served: [], time: 3, villagers: ['abbot', 'merchant'] })
  expect(table.due).toBe('2 die-1')
})

test('M-728, M-705, M-425 the monk of a Trade Church with one card in the deck: seven shown, three taken, four left', () => {
  const village = { cards: ['church-trade'], coins: 2 }
  const display = ['customer-01', 'customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06']
  const script = { 'monk-quill': ['monk-quill-1'], customers: ['customer-07'] }
  const table = tableAt({ value: 11, villages: [village], tops: ['monk-quill-3'], display, deck: 1 }, script)
  table.play('1 black', '1 accept', '1 use', '1 free customer-07', '1 take customer-01', '1 take customer-02')
  expect(displayOf(table)).toHaveLength(4)
  expect(deckOf(table)).toBe(0)
  expect(villageAt(table, 1)).toMatchObject({ time: 4, coins: 0 })
})

test('M-356, M-R35 two plows out of smithy, joker and field: exactly three ways', () => {
  const village = {
    cards: ['customer-28', 'smithy-1', 'hall-guild', 'field-1'],
    goods: { plow: 1 },
    jokers: 1,
  }
  const at = () => tableAt({ value: 2, villages: [village], plows: ['field-1'] }).play('1 white')
  expect(optionsOf(at(), 'pay ')).toEqual(['plow', 'joker'])
  expect(optionsOf(at().play('1 pay plow'), 'pay ')).toEqual(['joker', 'field-1'])
  const rest = at().play('1 pay joker')
  expect(villageAt(rest, 1)).toMatchObject({ goods: 'plow 1', jokers: 0, served: ['customer-28'] })
  expect(rest.state.plows[0]).toBe(0)
})

test('M-360, M-665, M-357 travel E from a grey beer: one joker is not enough for wagon and beer, two are', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-2', 'stable-1', 'hall-guild']
  const at = (jokers: number) =>
    tableAt(
      { value: 7, villages: [{ cards, coins: 2, goods: { horse: 1 }, jokers }] },
      { 'travel-e': ['travel-e-3'] },
    )
  const one = at(1).play('1 black')
  expect(villageAt(one, 1).cards).toContain('field-1')
  const two = at(2).play('1 black', '1 black travel-e')
  expect(villageAt(two, 1)).toMatchObject({ coins: 0, goods: '', jokers: 0, time: 3 })
})

test('M-303, M-159, M-553 black dice over the bridge: a villager dies though the banners were free', () => {
  const pool = ['b2', 'b3', 'w1', 'w2', 'w3', 'w4']
  const table = tableAt({ pool, villages: [{ time: 7, board: 'board-1' }] }, { rat: ['1'] })
  table.play('1 die b2', '1 die b3')
  expect(villageAt(table, 1)).toMatchObject({ reaper: true, cloud: 2 })
  table.play('1 white')
  expect(table.due).toBe('1 victim')
})

test('M-458, M-652 two customers want the only horse: whoever is served first takes it', () => {
  const village = {
    cards: ['customer-01', 'customer-02', 'stable-2', 'hall-guild'],
    goods: { horse: 1 },
    jokers: 0,
    board: 'board-1',
  }
  const table = tableAt({
    value: 6,
    villages: [{ ...village, cards: ['customer-01', 'customer-14', 'customer-29', 'stable-2'] }],
  }).play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['customer-01', 'game'])
  table.play('1 white customer-01')
  expect(optionsOf(table)).toEqual(['stop', 'white game'])
})

test('M-755, M-613 the tile beside a plowed field: value 2 brings two coins, no time', () => {
  const village = { cards: ['field-3', 'meeting-place-1'], tile: 'field-3', villagers: ['abbot'] as const }
  const table = tableAt({ value: 2, villages: [village], plows: ['field-3'] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, time: 0 })
})

test('M-901, M-902 the eighteenth coffin in the first turn of four: three more turns, then the end', () => {
  const pool = ['w3', 'w3', 'w3', 'w4', 'w4', 'w4', 'b1']
  const table = tableAt({ players: 4, value: 7, graves: 17, villages: [{ time: 9 }], pool }, { rat: ['1'] })
  table.play('1 leader', '1 coins', '1 victim abbot')
  for (const seat of [2, 3, 4])
    table.play(`${seat} die w3`, `${seat} die w4`, `${seat} leader`, `${seat} coins`)
  expect(table.due).toBe('over')
})

test('M-E28, M-411 any seat but the start player takes a hand with five points, even with one villager only', () => {
  const table = tableAt({
    players: 3,
    turn: 3,
    value: 10,
    hand: { stories: 5 },
    villages: [{}, {}, { villagers: ['craftsman'] }],
  })
  table.play('3 black', '3 black hand')
  expect(villageAt(table, 3)).toMatchObject({ tree: 5, time: 0 })
})

test('M-755, M-476, M-457 the tile wakes the school with a 2, the graduate the council, and the meeting place comes last', () => {
  const village = {
    cards: ['meeting-place-1'],
    tile: 'school',
    pupils: ['right'] as const,
    villagers: ['abbot'] as const,
  }
  const table = tableAt({ value: 2, villages: [village] }).play('1 white', '1 graduate right councillor')
  expect(optionsOf(table)).toEqual(['stop', 'white meeting-place-1'])
  table.play('1 white meeting-place-1', '1 stay')
  expect(villageAt(table, 1)).toMatchObject({ tree: 3, dieMarkers: 1, time: 1 })
  expect(table.due).toBe('2 die-1')
})

test('M-612, M-159 a field bought on cloud 9 brings its coin, then the Reaper his due', () => {
  const table = tableAt({ value: 7, villages: [{ time: 8 }] }).play('1 black', '1 black field')
  expect(villageAt(table, 1)).toMatchObject({ coins: 1, cloud: 1, cards: ['field-1'] })
  expect(table.due).toBe('1 victim')
})

test('M-722 the Abbey with four monks takes a fifth and no sixth', () => {
  const monks = ['monk-jug-1', 'monk-jug-2', 'monk-quill-1', 'monk-quill-2']
  const script = { 'monk-rosary': ['monk-rosary-2'] }
  const table = tableAt(
    { value: 8, villages: [{ cards: ['church-abbey', ...monks], coins: 4 }], tops: ['monk-rosary-1'] },
    script,
  )
  table.play('1 black', '1 black monk-rosary')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, tree: 2 })
  const full = tableAt({
    value: 8,
    villages: [{ cards: ['church-abbey', ...monks, 'monk-rosary-1'], coins: 4 }],
  }).play('1 black')
  expect(full.refusal('1 black monk-rosary')).toMatchObject({ code: 'windows-full' })
})

test('M-556, M-R15 the labourer who dies is followed by the next one', () => {
  const village = { time: 19, villagers: ['abbot'] as const, labourers: 1, headman: 'story-space' as const }
  const table = tableAt({ value: 7, villages: [village], chronicle: { abbot: 1 } }, { rat: ['2'] }).play(
    '1 leader',
    '1 coins',
    '1 labourer abbot',
  )
  expect(villageAt(table, 1)).toMatchObject({ labourers: 2, villagers: ['abbot'], tree: 1 })
  expect(table.state.chronicle[0]).toBe(2)
})

test('M-307 two sixes and one marker without coins: seven to twelve', () => {
  const village = { cards: ['meeting-place-1'], tile: 'game', dieMarkers: 1 }
  const table = tableAt({ pool: ['w6', 'w6', 'w1', 'w2'], villages: [village] }).play('1 die w6', '1 die w6')
  expect(optionsOf(table)).toEqual(
    [7, 8, 9, 10, 11].map((value) => `value ${value} coins 0 markers 1`).concat('value 12 coins 0 markers 0'),
  )
})

test('M-806 the last empty octagon is marked without asking', () => {
  const village = { cards: ['hall-area'], marks: ['travel', 'craft', 'served', 'religion'] }
  const table = tableAt({ value: 3, villages: [village] }).play('1 white', '1 white hall-area')
  expect(villageAt(table, 1).marks).toHaveLength(5)
  expect(table.due).toBe('1 white')
})

test('M-805, M-613 a joker laid on the field this turn already plows', () => {
  const village = { cards: ['field-1', 'hall-guild'], jokers: 1 }
  const table = tableAt({ value: 7, villages: [village] }).play('1 plow hall-guild field-1', '1 white')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, jokers: 0 })
})

test('M-704, M-560 a tree of three loses one, so the Salvation Church may step in; a tree of one may not', () => {
  const at = (tree: number) =>
    tableAt(
      {
        value: 7,
        rat: 1,
        chronicle: { abbot: 2 },
        villages: [{ time: 9 }, { cards: ['church-salvation'], tree }],
      },
      { rat: ['1'] },
    ).play('1 leader', '1 coins', '1 victim abbot')
  expect(at(3).due).toBe('2 block')
  expect(at(1).due).toBe('2 die-1')
})

test('M-554, M-560 the reward of the chronicle comes before the plague and is halved with the rest', () => {
  const table = tableAt({ value: 7, rat: 1, villages: [{ time: 9, tree: 4 }] }, { rat: ['1'] }).play(
    '1 leader',
    '1 coins',
    '1 victim abbot',
  )
  expect(villageAt(table, 1).tree).toBe(3)
})

test('M-665, M-666 a grey banner is never due for a field or at the end', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['travel-a-4'] }] }).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({ time: 2, cards: ['field-1', 'travel-a-4'] })
})

test('M-206, M-415, M-209 with two players the other seat takes the hand in turn 2; the start player cannot take it back', () => {
  const pool = ['w1', 'w3', 'w1', 'w3', 'b1', 'b2', 'b3']
  const table = tableAt({ turn: 2, value: 4, hand: { stories: 2 }, pool, deck: 0 }).play(
    '2 black',
    '2 black hand',
  )
  table.play('1 die w1', '1 die w3')
  expect(table.refusal('1 black hand')).toMatchObject({ code: 'hand-back-up', rule: 'M-416' })
})
