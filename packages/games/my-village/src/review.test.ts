import type { Script } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { deckOf, displayOf, optionsOf, type PositionInWords, tableAt, villageAt } from '../test/position.ts'
import { myVillage } from './game.ts'

// Tricky positions with what the rulebook makes of them, across the whole game.

const ALL = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'] as const

function sorted(options: readonly string[]): string[] {
  return [...options].sort((a, b) => (a < b ? -1 : 1))
}

/** Asks for the same options, whatever their order. */
function expectOptions(options: readonly string[], expected: readonly string[]): void {
  expect(sorted(options)).toEqual(sorted(expected))
}

/** Plays lines at a position, and gives the table. */
function played(position: PositionInWords, script: Script, ...lines: string[]) {
  const table = tableAt(position, script)
  for (const line of lines) table.play(line)
  return table
}

test('review 1: a black die is paid at once, and every thrifty way to a value is offered (M-303 to M-307, M-R05)', () => {
  const table = tableAt({
    pool: ['w1', 'b4', 'w2', 'w6'],
    villages: [{ coins: 3, dieMarkers: 1, cards: ['meeting-place-1'], tile: 'game', time: 8 }],
  })
  table.play('1 die b4').play('1 die w1')
  expect(villageAt(table, 1)).toMatchObject({ time: 10, cloud: 1, reaper: true, coins: 3 })
  const ways = [
    [2, 3, 0],
    [2, 0, 1],
    [3, 2, 0],
    [3, 0, 1],
    [4, 1, 0],
    [4, 0, 1],
    [5, 0, 0],
    [6, 1, 0],
    [6, 0, 1],
    [7, 2, 0],
    [7, 0, 1],
    [8, 3, 0],
    [8, 0, 1],
    [9, 0, 1],
    [10, 0, 1],
    [11, 1, 1],
    [12, 2, 1],
  ]
  expectOptions(
    table.options,
    ways.map(([value, coins, markers]) => `value ${value} coins ${coins} markers ${markers}`),
  )
  expect(table.refusal('1 value 9 coins 4 markers 0')).toMatchObject({ rule: 'M-304' })
  expect(table.refusal('1 value 12 coins 0 markers 2')).toMatchObject({ rule: 'M-305' })
  expect(table.refusal('1 value 9 coins 1 markers 1')).toMatchObject({ rule: 'M-R05' })
})

test('review 2: equal dice are one option, and without any choice even two black dice are taken (M-R36, M-303)', () => {
  const table = tableAt({ pool: ['w3', 'w3', 'b3'] })
  expectOptions(table.options, ['die w3', 'die b3'])
  expectOptions(table.play('1 die w3').options, ['die w3', 'die b3'])
  table.play('1 die b3')
  expect(table.state.turn.value).toBe(6)
  expect(villageAt(table, 1).time).toBe(2)

  const forced = tableAt({ turn: 4, pool: ['b2', 'b2', 'b2'], villages: [{}, { time: 6 }] })
  expect(villageAt(forced, 2)).toMatchObject({ time: 10, reaper: true })
  expect(forced.state.turn.value).toBe(4)
  expectOptions(forced.options, ['black', 'leader'])
})

test('review 3: who may take the hand, and when (M-411 to M-416)', () => {
  expect(tableAt({ value: 4 }).refusal('1 black hand')).toMatchObject({ rule: 'M-415' })
  expect(tableAt({ players: 3, value: 4 }).refusal('1 black hand')).toMatchObject({ rule: 'M-414' })
  expect(tableAt({ value: 5, turn: 2 }).refusal('2 black hand')).toMatchObject({ rule: 'M-353' })
  // Seat 2 took it in turn 2: the start player's second turn does not help.
  const late = tableAt({ value: 10, turn: 3, hand: { holder: 2, back: true, stories: 0 } })
  expect(late.refusal('1 black hand')).toMatchObject({ rule: 'M-416' })
  // Nobody took it: in the second turn the start player may, without villagers or time.
  const own = tableAt({ value: 10, turn: 3, hand: { stories: 3 }, villages: [{ tree: 1, time: 9 }] })
  own.play('1 black')
  expectOptions(own.options, ['black hand', 'black steward'])
  own.play('1 black hand')
  expect(villageAt(own, 1)).toMatchObject({ tree: 4, time: 9, reaper: false })
  expect(own.state.hand).toMatchObject({ holder: 0, back: 1, stories: 0 })
})

test('review 4: the taker of the hand prepares and starts the next round (M-202, M-209, M-413)', () => {
  const table = tableAt(
    { value: 5, turn: 4, hand: { holder: 2, back: true, stories: 0 } },
    { 'white-dice': ['1', '1', '2', '2', '3', '3', '4', '4'], 'black-dice': ['5', '6', '6'] },
  )
  table.play('2 leader', '2 coins')
  expect(table.state.hand).toMatchObject({ holder: 1, back: 0, stories: 1 })
  expect(table.state.round).toBe(2)
  expectOptions(table.options, ['die w1', 'die w2', 'die w3', 'die w4', 'die b5', 'die b6'])
  expect(table.refusal('1 die w1')).toMatchObject({ code: 'not-your-turn' })
  expect(table.refusal('2 die w1')).toBeNull()
})

test('review 5: what the steward takes and what he costs (M-421 to M-425, M-R09)', () => {
  const poor = { value: 4, display: ['customer-01', 'customer-02', 'customer-03'], deck: 0 }
  const two = tableAt(poor).play('1 black')
  expectOptions(two.options, ['take customer-01', 'take customer-02', 'take customer-03', 'stop'])
  two.play('1 take customer-02')
  expectOptions(two.options, ['take customer-01', 'take customer-03', 'stop'])
  two.play('1 take customer-03')
  expect(villageAt(two, 1)).toMatchObject({ time: 2, cards: ['customer-02', 'customer-03'] })
  expect(displayOf(two)).toEqual(['customer-01'])

  const four = played(
    { value: 10, villages: [{ coins: 1, villagers: ['abbot'] }] },
    { customers: ['customer-30', 'customer-31', 'customer-32', 'customer-33'] },
    '1 black',
    '1 take customer-01',
    '1 take customer-02',
    '1 take customer-03',
    '1 take customer-04',
  )
  expect(villageAt(four, 1)).toMatchObject({ time: 3, coins: 0 })
  expect(displayOf(four)).toEqual([
    'customer-05',
    'customer-06',
    'customer-30',
    'customer-31',
    'customer-32',
    'customer-33',
  ])
  expect(deckOf(four)).toBe(23)

  const nobody = tableAt({ value: 10, turn: 2, display: [], deck: 0 }).play('2 black', '2 black steward')
  expect(villageAt(nobody, 2)).toMatchObject({ time: 0, coins: 0, cards: [] })
  expect(nobody.due).toBe('1 die-1')
})

test('review 6: the Trade Church with a single customer left (M-705, M-R10, M-R11)', () => {
  const last = { value: 4, display: ['customer-01'], deck: 0 }
  const position = { ...last, villages: [{ cards: ['church-trade'] }] }
  const table = tableAt(position).play('1 black')
  expectOptions(table.options, ['use', 'skip'])
  expectOptions(table.play('1 use').options, ['free customer-01', 'none'])
  table.play('1 free customer-01')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, cards: ['church-trade', 'customer-01'] })
  // Who declines the free card may still take one at the usual cost, or none at all.
  const paid = played(position, {}, '1 black', '1 use', '1 none')
  expectOptions(paid.options, ['take customer-01', 'stop'])
  paid.play('1 take customer-01')
  expect(villageAt(paid, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-01'] })
  // Without the abbot there is nothing to ask.
  const villages = [{ cards: ['church-trade'], villagers: ['merchant'] as const }]
  const without = tableAt({ ...last, villages }).play('1 black', '1 take customer-01')
  expect(villageAt(without, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-01'] })
})

test("review 7: a monk's steward takes two at most, and the Trade Church one more (M-728, M-R12)", () => {
  const table = played(
    { value: 3, tops: ['monk-quill-3'], villages: [{ cards: ['church-trade'], coins: 3 }] },
    { customers: ['customer-20', 'customer-21', 'customer-22'], 'monk-quill': ['monk-quill-1'] },
    '1 black',
    '1 black monk-quill',
  )
  expectOptions(table.options, ['accept', 'decline'])
  expect(villageAt(table, 1)).toMatchObject({ coins: 1, time: 2 })
  expectOptions(table.play('1 accept').options, ['use', 'skip'])
  table.play('1 use')
  const seven = ['01', '02', '03', '04', '05', '06', '20'].map((one) => `free customer-${one}`)
  expectOptions(table.options, [...seven, 'none'])
  table.play('1 free customer-20')
  expect(table.options).toContain('stop')
  table.play('1 take customer-01')
  expect(table.options).toContain('stop')
  table.play('1 take customer-02')
  expect(villageAt(table, 1)).toMatchObject({
    coins: 1,
    time: 4,
    cards: ['church-trade', 'monk-quill-3', 'customer-01', 'customer-02', 'customer-20'],
  })
  expect(displayOf(table)).toEqual(['03', '04', '05', '06', '21', '22'].map((one) => `customer-${one}`))
})

test('review 8: the school by its pupils, and without anything to do (M-472 to M-476, M-R13)', () => {
  const right = tableAt({ value: 11, villages: [{ pupils: ['right'] }] }).play('1 white')
  expectOptions(right.options, ['place-left', 'none'])
  expect(right.refusal('1 graduate right abbot')).toMatchObject({ rule: 'M-476' })

  const full = tableAt({ value: 3, villages: [{ pupils: ['left', 'right'], time: 9 }] })
  expect(full.options).toContain('white')
  full.play('1 white')
  expect(villageAt(full, 1)).toMatchObject({ time: 9, tree: 0, pupils: ['left', 'right'] })
  expect(full.state.turn.index).toBe(1)

  const both = tableAt({
    value: 3,
    villages: [{ pupils: ['left', 'right'], villagers: ['abbot', 'merchant', 'craftsman'] }],
  }).play('1 white')
  expectOptions(both.options, [
    'graduate left councillor',
    'graduate left traveller',
    'graduate right councillor',
    'graduate right traveller',
    'none',
  ])
  both.play('1 graduate right traveller')
  expect(villageAt(both, 1)).toMatchObject({ time: 1, tree: 2, pupils: ['left'] })
})

test('review 9: a graduate opens the meeting place for the same 12 (M-458, M-753, M-755, M-R23)', () => {
  const table = tableAt({
    value: 12,
    villages: [
      {
        villagers: ['abbot', 'traveller', 'craftsman', 'merchant'],
        pupils: ['left'],
        cards: ['meeting-place-1', 'customer-21', 'customer-26', 'customer-29'],
        dieMarkers: 1,
        tile: 'school',
      },
    ],
  })
  expectOptions(table.options, ['white', 'leader'])
  expect(table.refusal('1 white meeting-place-1')).toMatchObject({ code: 'area-inactive', rule: 'M-454' })
  table.play('1 white')
  expectOptions(table.options, ['shift-right', 'graduate left councillor', 'none'])
  table.play('1 graduate left councillor')
  expectOptions(table.options, ['white meeting-place-1', 'stop'])
  table.play('1 white meeting-place-1')
  const targets = ['game', 'customer-21', 'customer-26', 'customer-29', 'meeting-place-1']
  expectOptions(table.options, [...targets.map((one) => `tile ${one}`), 'stay'])
  table.play('1 tile customer-21')
  expect(villageAt(table, 1)).toMatchObject({ tree: 1, dieMarkers: 2, tile: 'customer-21', time: 1 })
  expect(table.state.turn.index).toBe(1)
})

test('review 10: nothing follows the meeting place, and a served customer returns the tile (M-457, M-757, M-R25)', () => {
  const position: PositionInWords = {
    value: 2,
    villages: [
      {
        cards: ['meeting-place-1', 'stable-1', 'brewery-1', 'scriptorium-1', 'customer-06', 'customer-26'],
        goods: { horse: 1, beer: 1, scroll: 1 },
        dieMarkers: 2,
        tile: 'customer-06',
      },
    ],
  }
  const first = tableAt(position).play('1 white')
  expectOptions(first.options, ['white customer-06', 'white customer-26', 'white meeting-place-1'])
  first.play('1 white meeting-place-1')
  const others = ['game', 'school', 'stable-1', 'brewery-1', 'scriptorium-1', 'customer-26']
  const targets = others.map((one) => `tile ${one}`)
  expectOptions(first.options, [...targets, 'tile meeting-place-1', 'stay'])
  first.play('1 stay')
  expect(villageAt(first, 1)).toMatchObject({ tree: 1, dieMarkers: 2, served: [], tile: 'customer-06' })
  expect(first.state.turn.index).toBe(1)

  const served = played(position, {}, '1 white', '1 white customer-06')
  expect(villageAt(served, 1)).toMatchObject({ served: ['customer-06'], goods: 'scroll 1' })
  expectOptions(served.options, ['white meeting-place-1', 'stop'])
  expectOptions(served.play('1 white meeting-place-1').options, [...targets, 'stay'])
})

test('review 11: a plow is paid from smithy, field or guild, and the payer says which (M-356, M-616, M-R35)', () => {
  const position: PositionInWords = {
    value: 2,
    plows: ['field-1', 'field-2'],
    villages: [
      {
        villagers: ['merchant'],
        cards: ['smithy-1', 'field-1', 'field-2', 'hall-guild', 'customer-28'],
        goods: { plow: 1 },
        jokers: 1,
        coins: 5,
      },
    ],
  }
  expectOptions(tableAt(position).options, ['white', 'leader'])
  const paid = new Set<string>()
  const pay = (lines: readonly string[]): void => {
    const next = played(position, {}, '1 white', ...lines)
    const { goods, jokers, served, coins, time } = villageAt(next, 1)
    if (served.length === 0) {
      for (const purse of optionsOf(next, 'pay ')) pay([...lines, `1 pay ${purse}`])
      return
    }
    expect({ coins, time }).toEqual({ coins: 5, time: 0 })
    const [one, two] = next.state.plows
    paid.add(`${goods === '' ? 0 : 1} ${one} ${two} ${jokers}`)
  }
  pay([])
  // What stays at the smithy, on the two fields and in the guild: any two of the four.
  expectOptions([...paid], ['1 1 0 0', '1 0 1 0', '1 0 0 1', '0 1 1 0', '0 1 0 1', '0 0 1 1'])
})

test('review 12: the grey banner is due together with the next card (M-358, M-665)', () => {
  const at = (coins: number, horse: number, card = 'travel-a-3', time = 0): PositionInWords => ({
    value: 7,
    villages: [{ coins, goods: { horse }, time, cards: [card, 'stable-1'] }],
  })
  const script = { 'travel-b': ['travel-b-1'] }
  expect(tableAt(at(2, 0)).refusal('1 black travel-b')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  expect(tableAt(at(0, 1)).refusal('1 black travel-b')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  expect(tableAt(at(9, 9)).refusal('1 black travel-c')).toMatchObject({ rule: 'M-662' })

  const horse = played(at(2, 1), script, '1 black', '1 black travel-b')
  expect(villageAt(horse, 1)).toMatchObject({ coins: 1, goods: '', time: 2 })

  const choice = played(at(3, 1), script, '1 black', '1 black travel-b')
  expectOptions(choice.options, ['pay horse', 'pay coins'])
  expect(villageAt(choice.play('1 pay coins'), 1)).toMatchObject({ coins: 0, goods: 'horse 1', time: 2 })

  const slow = played(at(2, 0, 'travel-a-4', 5), script, '1 black', '1 black travel-b')
  expect(villageAt(slow, 1)).toMatchObject({ coins: 0, time: 10, reaper: false })
  expectOptions(optionsOf(slow, 'victim '), ALL)
})

test('review 13: a joker goes where only a joker can help (M-357, M-360, M-665, M-R35)', () => {
  const way = ['travel-a-1', 'travel-b-1']
  const cards = ['stable-1', 'brewery-1', 'cartwright-1', 'hall-guild', ...way]
  const last = played(
    {
      value: 7,
      villages: [
        {
          cards: [...cards, 'travel-c-1', 'travel-d-2'],
          coins: 2,
          jokers: 1,
          goods: { horse: 1, wagon: 1 },
        },
      ],
    },
    { 'travel-e': ['travel-e-3'] },
    '1 black',
    '1 black travel-e',
  )
  expect(villageAt(last, 1)).toMatchObject({ coins: 0, jokers: 0, goods: '', time: 3 })
  expect(villageAt(last, 1).cards).toContain('travel-e-3')

  const toD = (coins: number, card: string, horse: number): PositionInWords => ({
    value: 7,
    villages: [{ cards: [...cards, card], coins, jokers: 1, goods: { horse } }],
  })
  expect(tableAt(toD(3, 'travel-c-4', 1)).refusal('1 black travel-d')).toMatchObject({
    code: 'cannot-pay',
    rule: 'M-353',
  })
  const choice = played(toD(4, 'travel-c-4', 1), {}, '1 black', '1 black travel-d')
  expectOptions(choice.options, ['pay horse', 'pay joker'])
  const only = played(toD(2, 'travel-c-1', 0), { 'travel-d': ['travel-d-4'] }, '1 black', '1 black travel-d')
  expect(villageAt(only, 1)).toMatchObject({ coins: 0, jokers: 0, time: 3 })

  const chapel = tableAt({
    value: 7,
    villages: [
      { cards: [...cards, 'travel-c-1', 'travel-d-4'], coins: 9, jokers: 3, goods: { horse: 1, wagon: 1 } },
    ],
  })
  expect(chapel.refusal('1 black travel-e')).toMatchObject({ rule: 'M-663' })
})

test('review 14: the Mission Church, and nobody plans past an unseen card (M-661, M-706, M-R19)', () => {
  const position: PositionInWords = { value: 7, villages: [{ cards: ['church-mission'] }] }
  const script = { 'travel-a': ['travel-a-1', 'travel-a-4'] }
  const moves = ['black', 'black travel-a', 'redraw'].map((text) => {
    const move = myVillage.notation.parse(text)
    if (typeof move !== 'number') throw new Error(text)
    return move
  })
  const table = tableAt(position, script)
  expect(table.match.play(moves, 0)).toMatchObject({ ok: false, index: 2, refusal: { code: 'past-barrier' } })
  expectOptions(table.options, ['black', 'leader'])
  expect(villageAt(table, 1).time).toBe(0)

  table.play('1 black').play('1 black travel-a')
  expectOptions(table.options, ['keep', 'redraw'])
  expect(villageAt(table, 1).time).toBe(2)
  table.play('1 redraw')
  expect(villageAt(table, 1)).toMatchObject({ cards: ['church-mission', 'travel-a-4'], time: 2 })
  expect(table.state.turn.index).toBe(1)

  const single = played(
    {
      players: 4,
      value: 7,
      villages: [
        { cards: ['church-mission'] },
        { cards: ['travel-a-1'] },
        { cards: ['travel-a-2'] },
        { cards: ['travel-a-3'] },
      ],
    },
    { 'travel-a': ['travel-a-4'] },
    '1 black',
    '1 black travel-a',
  )
  expect(villageAt(single, 1).cards).toEqual(['church-mission', 'travel-a-4'])
  expect(single.state.turn.index).toBe(1)

  const orphan = played(
    { value: 7, villages: [{ cards: ['church-mission'], villagers: ['traveller'] }] },
    script,
    '1 black',
    '1 black travel-a',
  )
  expect(villageAt(orphan, 1).cards).toEqual(['church-mission', 'travel-a-1'])
})

test("review 15: a monk's walk costs its hour, and its coin comes too late to pay the monk (M-354, M-359, M-725)", () => {
  const position: PositionInWords = {
    value: 9,
    tops: ['monk-jug-2'],
    villages: [
      {
        cards: ['church-salvation', 'brewery-1'],
        goods: { beer: 1 },
        coins: 1,
        headman: 'coin-space',
        tree: 4,
        house: 1,
        time: 7,
      },
    ],
  }
  const script = { 'monk-jug': ['monk-jug-1'] }
  const table = played(position, script, '1 black', '1 black monk-jug')
  expect(villageAt(table, 1)).toMatchObject({ coins: 0, goods: '', time: 9, reaper: false })
  expectOptions(table.options, ['accept', 'decline'])
  expectOptions(table.play('1 accept').options, ['house', 'stories', 'stay'])
  table.play('1 house')
  expect(villageAt(table, 1)).toMatchObject({ tree: 0, house: 5, time: 10, reaper: false })
  expectOptions(optionsOf(table, 'victim '), ALL)

  const declined = played(position, script, '1 black', '1 black monk-jug', '1 decline')
  expect(villageAt(declined, 1)).toMatchObject({ tree: 4, time: 9, headman: 'coin-space' })
  expect(declined.state.turn.index).toBe(1)

  const poor = tableAt({
    value: 9,
    tops: ['monk-jug-2'],
    villages: [{ cards: ['church-salvation'], coins: 1 }],
  })
  expect(poor.refusal('1 black monk-jug')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  const heathen = tableAt({ value: 9, tops: ['monk-jug-2'], villages: [{ coins: 9 }] })
  expect(heathen.refusal('1 black monk-jug')).toMatchObject({ rule: 'M-721' })
})

test('review 16: craft buildings on offer for a 9 (M-402, M-405, M-601 to M-603)', () => {
  const table = tableAt({ value: 9, gone: ['smithy-3'], villages: [{ cards: ['stable-1'] }] })
  expectOptions(table.options, ['black', 'leader'])
  expect(table.refusal('1 black stable-3')).toMatchObject({ rule: 'M-601' })
  expect(table.refusal('1 black smithy-3')).toMatchObject({ rule: 'M-405' })
  expect(table.refusal('1 black smithy-2')).toMatchObject({ code: 'value-differs', rule: 'M-353' })
  table.play('1 black')
  expectOptions(
    optionsOf(table, 'black '),
    ['brewery', 'scriptorium', 'cartwright'].flatMap((kind) => [`${kind}-3`, `${kind}-4`]).concat('smithy-4'),
  )
  table.play('1 black cartwright-4')
  expect(villageAt(table, 1)).toMatchObject({
    goods: 'wagon 1',
    time: 2,
    cards: ['stable-1', 'cartwright-4'],
  })
})

test('review 17: plows go out to the fields only in the own turn, before death is looked at (M-614, M-615, M-R26)', () => {
  const village = {
    villagers: ['abbot', 'merchant'] as const,
    cards: ['smithy-1', 'hall-guild', 'field-1', 'field-2'],
    goods: { plow: 1 },
    jokers: 1,
    time: 9,
  }
  const early = tableAt({ villages: [village] })
  const moves = ['smithy-1 field-1', 'smithy-1 field-2', 'hall-guild field-1', 'hall-guild field-2']
  expectOptions(
    early.options.filter((one) => one.startsWith('plow ')),
    moves.map((one) => `plow ${one}`),
  )
  expect(early.refusal('2 plow smithy-1 field-1')).toMatchObject({ code: 'not-your-turn' })

  const rich = tableAt({ value: 7, villages: [village] }).play('1 plow smithy-1 field-1')
  expectOptions(
    rich.options.filter((one) => one.startsWith('plow ')),
    ['plow hall-guild field-2'],
  )
  expect(rich.refusal('1 plow hall-guild field-1')).toMatchObject({ rule: 'M-152' })
  rich.play('1 white').play('1 white field-1')
  expectOptions(rich.options, ['white field-2', 'stop', 'plow hall-guild field-2'])
  expect(rich.refusal('1 white field-1')).toMatchObject({ rule: 'M-456' })
  rich.play('1 white field-2')
  expect(villageAt(rich, 1)).toMatchObject({ coins: 3, jokers: 1, goods: '', time: 9 })

  const dying = tableAt({ value: 7, villages: [village] }).play('1 leader', '1 coins')
  expectOptions(dying.options, ['victim abbot', 'victim merchant'])
})

test('review 18: the last villager, a day labourer, and a plague that asks somebody else first (M-553 to M-561, M-R14, M-R18)', () => {
  const position: PositionInWords = {
    value: 7,
    rat: 3,
    chronicle: { merchant: 2 },
    graves: 3,
    villages: [
      { villagers: ['merchant'], pupils: ['right'], tree: 5, time: 9 },
      { cards: ['church-salvation'], blocks: 1, tree: 7, house: 4 },
    ],
  }
  const table = tableAt(position, { rat: ['3'] }).play('1 leader', '1 coins')
  expectOptions(optionsOf(table, 'labourer '), ALL)
  expect(table.state.graves).toBe(4)
  table.play('1 labourer craftsman')
  expectOptions(table.options, ['block', 'suffer'])
  expect(table.refusal('1 block')).toMatchObject({ code: 'not-your-turn' })
  expect(villageAt(table, 2)).toMatchObject({ tree: 7 })
  table.play('2 block')
  expect(villageAt(table, 1)).toMatchObject({
    tree: 3,
    labourers: 1,
    villagers: ['craftsman'],
    pupils: ['right'],
    coins: 1,
    reaper: false,
    time: 10,
  })
  expect(villageAt(table, 2)).toMatchObject({ tree: 7, blocks: 2, house: 4 })
  expect(table.state.rat).toBe(9)

  const suffered = played(position, { rat: ['3'] }, '1 leader', '1 coins', '1 labourer abbot', '2 suffer')
  expect(villageAt(suffered, 2)).toMatchObject({ tree: 4, blocks: 1, house: 4 })
  const spared = played(position, { rat: ['2'] }, '1 leader', '1 coins', '1 labourer abbot')
  expect(spared.state.rat).toBe(1)
  expect(villageAt(spared, 1).tree).toBe(5)
})

test('review 19: Salvation is asked only if there is something to save and an abbot to pray (M-554, M-703, M-704, M-R16, M-R18)', () => {
  const at = (merchant: number, blocks = 0): PositionInWords => ({
    value: 7,
    rat: 1,
    chronicle: { merchant },
    villages: [{ villagers: ['abbot', 'merchant'], cards: ['church-salvation'], blocks, time: 9 }],
  })
  const rat = { rat: ['6'] }
  const saved = played(at(0), rat, '1 leader', '1 coins', '1 victim merchant')
  expectOptions(saved.options, ['block', 'suffer'])
  expect(villageAt(saved.play('1 block'), 1)).toMatchObject({ tree: 2, blocks: 1 })
  expect(saved.state.rat).toBe(9)

  const one = played(at(1), rat, '1 leader', '1 coins', '1 victim merchant')
  expect(villageAt(one, 1)).toMatchObject({ tree: 1, blocks: 0 })
  expect(one.state.turn.index).toBe(1)

  const abbot = played(at(0), rat, '1 leader', '1 coins', '1 victim abbot')
  expect(villageAt(abbot, 1)).toMatchObject({ tree: 1, blocks: 0, villagers: ['merchant'] })

  const used = played(at(0, 2), rat, '1 leader', '1 coins', '1 victim merchant')
  expect(villageAt(used, 1)).toMatchObject({ tree: 1, blocks: 2 })
})

test('review 20: marks of the Population Hall, and the hour that a full hall still costs (M-362, M-459, M-807)', () => {
  const at = (marks: readonly string[]) =>
    tableAt({ value: 3, villages: [{ cards: ['hall-population'], marks }] }).play('1 white')
  const three = at(['abbot', 'traveller', 'merchant'])
  expectOptions(three.options, ['white hall-population', 'white school'])
  expect(three.refusal('1 stop')).toMatchObject({ rule: 'M-459' })
  expectOptions(three.play('1 white hall-population').options, ['mark councillor', 'mark craftsman'])
  const four = at(['abbot', 'traveller', 'merchant', 'craftsman']).play('1 white hall-population')
  expect(villageAt(four, 1)).toMatchObject({ time: 1, marks: ALL })
  const full = at(ALL).play('1 white hall-population')
  expect(villageAt(full, 1)).toMatchObject({ time: 1, marks: ALL })
  expectOptions(full.options, ['white school', 'stop'])
})

test('review 21: the round is played out, then scored, and a tie is broken by coins, goods and tree (M-901 to M-913, M-R28 to M-R30)', () => {
  const at = (tree: number): PositionInWords => ({
    value: 12,
    turn: 4,
    hand: { holder: 1, stories: 3 },
    chronicle: { abbot: 2, merchant: 1, traveller: 2, councillor: 2, craftsman: 2 },
    plows: ['field-1'],
    villages: [
      {
        villagers: ['merchant', 'craftsman'],
        pupils: ['left'],
        labourers: 1,
        coins: 1,
        tree: 2,
        house: 5,
        dieMarkers: 2,
        goods: { horse: 1 },
        marks: ['abbot', 'merchant'],
        tile: 'game',
        served: ['customer-01'],
        cards: [
          'church-abbey',
          'monk-quill-1',
          'monk-jug-1',
          'hall-population',
          'meeting-place-1',
          'field-1',
          'field-2',
          'travel-a-2',
          'travel-b-2',
          'customer-06',
          'stable-1',
        ],
      },
      {
        coins: 1,
        tree,
        house: 4,
        blocks: 1,
        marks: ['travel', 'craft', 'served', 'religion', 'harvest'],
        served: ['customer-16', 'customer-29'],
        cards: [
          'church-salvation',
          'monk-rosary-1',
          'hall-area',
          'field-3',
          'travel-a-1',
          'stable-2',
          'brewery-2',
        ],
      },
    ],
  })
  const shared = tableAt(at(3)).play('2 leader', '2 coins')
  expect(shared.match.over).toBe(true)
  const { turn } = shared.match
  if (!turn.over) throw new Error('not over')
  expect(turn.score.totals).toEqual([30, 30])
  expect(turn.score.places).toEqual([1, 1])
  expect(turn.score.lines.slice(0, 8).map(({ values }) => values)).toEqual([
    [11, 6],
    [6, 8],
    [2, 1],
    [8, 2],
    [2, 9],
    [5, 4],
    [-5, 0],
    [1, 0],
  ])
  const broken = tableAt(at(2)).play('2 leader', '2 coins').match.turn
  expect(broken.over && broken.score.places).toEqual([1, 2])
  // Nine coffins in the third turn do not end the round.
  const third = tableAt({ ...at(3), turn: 3 }).play('1 leader', '1 coins')
  expect(third.match.over).toBe(false)
})

test('review 22: a joker that alone keeps a chosen option possible stays in the guild (M-356, M-R26)', () => {
  const table = tableAt({
    value: 8,
    villages: [{ cards: ['hall-guild', 'field-1', 'customer-01', 'customer-02'], jokers: 1 }],
  })
  expectOptions(table.options, ['black', 'white', 'leader', 'plow hall-guild field-1'])
  table.play('1 white')
  expectOptions(table.options, ['white customer-01', 'white customer-02'])
  expect(table.refusal('1 plow hall-guild field-1')).toMatchObject({ code: 'joker-needed' })
  table.play('1 white customer-02')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-02'], jokers: 0, time: 0 })
  expect(table.state.turn.index).toBe(1)
})

test('review 23: with three players only those tied for first count their coins (M-901, M-912)', () => {
  const at = (graves: number): PositionInWords => ({
    players: 3,
    value: 12,
    turn: 3,
    graves,
    chronicle: { abbot: 2, councillor: 2, traveller: 2, craftsman: 2, merchant: 2 },
    villages: [{ house: 4, labourers: 0, pupils: ['left', 'right'] }, { house: 4, coins: 20 }, { house: 5 }],
  })
  const { turn } = tableAt(at(4)).play('3 leader', '3 coins').match
  if (!turn.over) throw new Error('not over')
  expect(turn.score.totals).toEqual([5, 4, 5])
  expect(turn.score.places).toEqual([2, 3, 1])
  expect(tableAt(at(3)).play('3 leader', '3 coins').match.over).toBe(false)
})

test('review 24: a meeting place brings its tile, and the tile works without a councillor (M-752, M-755, M-R23, M-R24)', () => {
  const cards = ['stable-1', 'field-1', 'customer-30', 'customer-27', 'church-abbey']
  const built = tableAt({ value: 2, villages: [{ cards }] }).play('1 black')
  const targets = ['game', 'school', 'stable-1', 'field-1', 'customer-30', 'customer-27']
  expectOptions(optionsOf(built, 'tile '), targets)
  built.play('1 tile field-1')
  expect(villageAt(built, 1)).toMatchObject({ tree: 1, dieMarkers: 1, tile: 'field-1', time: 2 })

  const at = (value: number) =>
    tableAt({
      value,
      villages: [
        { villagers: ['abbot'], cards: [...cards, 'meeting-place-1'], dieMarkers: 1, tile: 'field-1' },
      ],
    })
  for (const value of [2, 7, 12]) {
    const table = at(value).play('1 white')
    expect(villageAt(table, 1)).toMatchObject({ coins: 1, time: 0, tile: 'field-1', dieMarkers: 1 })
    expect(table.state.turn.index).toBe(1)
  }
  expect(at(7).refusal('1 black meeting-place')).toMatchObject({ rule: 'M-353' })
  expect(at(11).refusal('1 white field-1')).toMatchObject({ code: 'value-differs', rule: 'M-452' })
})

test('review 25: a monk who teaches twice asks twice (M-472, M-473, M-726, M-727)', () => {
  const position: PositionInWords = {
    value: 11,
    tops: ['monk-quill-2'],
    villages: [
      {
        villagers: ['abbot', 'councillor', 'craftsman', 'merchant'],
        cards: ['church-abbey'],
        coins: 2,
        time: 2,
      },
    ],
  }
  const script = { 'monk-quill': ['monk-quill-1'] }
  const table = tableAt(position, script)
  expectOptions(table.options, ['black', 'white', 'leader'])
  // The abbey's owner needs no church any more, so the monk is all that an 11 offers.
  table.play('1 black')
  expectOptions(table.options, ['accept', 'decline'])
  table.play('1 accept')
  expect(villageAt(table, 1)).toMatchObject({ pupils: ['left'], time: 4 })
  expectOptions(table.options, ['accept', 'decline'])
  table.play('1 accept')
  expectOptions(table.options, ['shift-right', 'graduate left traveller', 'none'])
  table.play('1 graduate left traveller')
  expect(villageAt(table, 1)).toMatchObject({ time: 5, tree: 0, pupils: [], villagers: ALL, coins: 0 })

  const once = played(position, script, '1 black', '1 decline', '1 accept')
  expect(villageAt(once, 1)).toMatchObject({ pupils: ['left'], time: 4 })
  expect(once.state.turn.index).toBe(1)
})
