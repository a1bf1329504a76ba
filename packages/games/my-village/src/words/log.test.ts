import { Match, ScriptedChance, SeededChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { tableAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'

/** What was told of these codes, in order. */
const told = (
  { match }: { match: { readonly log: readonly { readonly code: string }[] } },
  ...codes: string[]
) => match.log.filter(({ code }) => codes.length === 0 || codes.includes(code))

test('setup and preparation: every piece that comes to the table is told', () => {
  const script = {
    'start-player': ['2'],
    boards: ['board-3', 'board-1'],
    'monk-quill': ['monk-quill-1'],
    customers: ['customer-05'],
    'white-dice': ['4'],
    'black-dice': ['6'],
  }
  const match = new Match(myVillage, { players: 2 }, new ScriptedChance(script, new SeededChance(1)))
  expect(told({ match }).slice(0, 6)).toEqual([
    { code: 'start-player', seat: 1 },
    { code: 'start-coins', seat: 1, coins: 1 },
    { code: 'start-coins', seat: 0, coins: 2 },
    { code: 'board', seat: 0, board: 'board-3', values: [6, 9] },
    { code: 'board', seat: 1, board: 'board-1', values: [5, 6] },
    { code: 'monk-top', monk: 'monk-quill-1', bonus: 'stories', count: 3 },
  ])
  expect(told({ match }, 'customer-shown')[0]).toEqual({
    code: 'customer-shown',
    customer: 'customer-05',
    to: 'display-1',
  })
  expect(told({ match }, 'round', 'hand-story')).toEqual([
    { code: 'round', seat: 1, round: 1 },
    { code: 'hand-story', seat: 1, stories: 1 },
  ])
  const dice = told({ match }, 'die-rolled')
  expect([dice[0], dice[8]]).toEqual([
    { code: 'die-rolled', die: 'w4' },
    { code: 'die-rolled', die: 'b6' },
  ])
  expect(told({ match }, 'turn')).toEqual([{ code: 'turn', seat: 1, turn: 1 }])
})

test('a turn with dice, value and leader banner', () => {
  const table = tableAt({ pool: ['w3', 'b4', 'w6', 'w5'], villages: [{ coins: 1, time: 8 }] }, { rat: ['2'] })
  table.play(
    '1 die w3',
    '1 die b4',
    '1 value 6 coins 1 markers 0',
    '1 leader',
    '1 coins',
    '1 victim traveller',
  )
  expect(told(table)).toEqual([
    { code: 'die-taken', seat: 0, die: 'w3' },
    { code: 'die-taken', seat: 0, die: 'b4' },
    { code: 'time', seat: 0, time: 2, from: 9, to: 1 },
    { code: 'reaper', seat: 0, to: 'time-marker' },
    { code: 'value', seat: 0, value: 6, coins: 1, markers: 0, faces: [2, 4] },
    { code: 'leader', seat: 0 },
    { code: 'time', seat: 0, time: 1, from: 1, to: 2 },
    { code: 'headman', seat: 0, from: 'main-house', to: 'coin-space' },
    { code: 'coins', seat: 0, coins: 1, card: null },
    { code: 'reaper', seat: 0, to: 'bridge' },
    { code: 'death', seat: 0, profession: 'traveller', coffin: 'chronicle', number: 1 },
    { code: 'stories', seat: 0, stories: 2, from: 'supply' },
    { code: 'rat', roll: 2, from: 9, to: 7 },
    { code: 'turn', seat: 1, turn: 2 },
  ])
})

test('the path: stories and securing', () => {
  const on = tableAt({ value: 7, villages: [{ headman: 'coin-space', tree: 4 }] }).play(
    '1 leader',
    '1 stories',
  )
  expect(told(on, 'headman', 'stories')).toEqual([
    { code: 'headman', seat: 0, from: 'coin-space', to: 'story-space' },
    { code: 'stories', seat: 0, stories: 3, from: 'supply' },
  ])
  const home = tableAt({ value: 7, villages: [{ headman: 'coin-space', tree: 4 }] }).play(
    '1 leader',
    '1 house',
  )
  expect(told(home, 'headman', 'secure')).toEqual([
    { code: 'headman', seat: 0, from: 'coin-space', to: 'main-house' },
    { code: 'secure', seat: 0, stories: 4 },
  ])
})

test('death, labourer and plague', () => {
  const villages = [
    { time: 9, villagers: ['abbot'] as const, tree: 5 },
    { tree: 4, cards: ['church-salvation'], blocks: 1 },
    { tree: 3 },
  ]
  const position = { players: 3, value: 7, villages, rat: 2, chronicle: { abbot: 2 }, graves: 4 }
  const table = tableAt(position, { rat: ['6'] }).play(
    '1 leader',
    '1 coins',
    '1 labourer councillor',
    '2 block',
  )
  expect(told(table).slice(5)).toEqual([
    { code: 'reaper', seat: 0, to: 'bridge' },
    { code: 'death', seat: 0, profession: 'abbot', coffin: 'grave', number: 5 },
    { code: 'labourer', seat: 0, profession: 'councillor' },
    { code: 'rat', roll: 6, from: 2, to: 0 },
    { code: 'plague', seat: 0 },
    { code: 'block', seat: 1, octagon: 2 },
    { code: 'plague-loss', seat: 0, lost: 2, left: 3 },
    { code: 'plague-loss', seat: 2, lost: 1, left: 2 },
    { code: 'rat-home', to: 11 },
    { code: 'turn', seat: 1, turn: 2 },
  ])
})

test('a monk, from the stack to the church', () => {
  const villages = [{ cards: ['church-abbey', 'brewery-1'], goods: { beer: 1 }, coins: 1 }]
  const script = { 'monk-jug': ['monk-jug-3'] }
  const table = tableAt({ value: 9, villages, tops: ['monk-jug-2'] }, script).play(
    '1 black',
    '1 black monk-jug',
    '1 accept',
    '1 coins',
  )
  expect(told(table).slice(0, 9)).toEqual([
    { code: 'black', seat: 0, banner: 'monk-jug', card: 'monk-jug-2' },
    { code: 'time', seat: 0, time: 2, from: 1, to: 3 },
    { code: 'monk-top', monk: 'monk-jug-3', bonus: 'school', count: 1 },
    { code: 'pay', seat: 0, from: 'beer', count: 1 },
    { code: 'pay', seat: 0, from: 'coins', count: 1 },
    { code: 'bonus', seat: 0, bonus: 'leader', accepted: true },
    { code: 'leader', seat: 0 },
    { code: 'time', seat: 0, time: 1, from: 3, to: 4 },
    { code: 'headman', seat: 0, from: 'main-house', to: 'coin-space' },
  ])
  expect(told(table, 'place')).toEqual([{ code: 'place', seat: 0, card: 'monk-jug-2', area: 'religion' }])
})

test('the other bonuses by name', () => {
  const bonus = (value: number, top: string, next: string) => {
    const stack = top.slice(0, top.lastIndexOf('-'))
    const table = tableAt(
      { value, villages: [{ cards: ['church-abbey'], coins: 2 }], tops: [top] },
      { [stack]: [next] },
    ).play('1 black')
    if (table.due === '1 black') table.play(`1 black ${stack}`)
    return told(table.play('1 decline'), 'bonus')[0]
  }
  expect(bonus(9, 'monk-jug-3', 'monk-jug-1')).toEqual({
    code: 'bonus',
    seat: 0,
    bonus: 'school',
    accepted: false,
  })
  expect(bonus(9, 'monk-jug-4', 'monk-jug-1')).toEqual({
    code: 'bonus',
    seat: 0,
    bonus: 'steward',
    accepted: false,
  })
})

test('steward with the Trade Church', () => {
  const display = ['customer-01', 'customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06']
  const villages = [{ cards: ['church-trade'], coins: 1 }]
  const script = { customers: ['customer-10', 'customer-11', 'customer-12', 'customer-13'] }
  const table = tableAt({ value: 4, villages, display }, script)
  table.play(
    '1 black',
    '1 use',
    '1 free customer-10',
    '1 take customer-01',
    '1 take customer-03',
    '1 take customer-04',
    '1 stop',
  )
  expect(told(table)).toEqual([
    { code: 'black', seat: 0, banner: 'steward', card: null },
    { code: 'trade', seat: 0 },
    { code: 'customer-shown', customer: 'customer-10', to: 'display-7' },
    { code: 'customer', seat: 0, customer: 'customer-10', from: 'display-7', free: true },
    { code: 'customer', seat: 0, customer: 'customer-01', from: 'display-1', free: false },
    { code: 'customer', seat: 0, customer: 'customer-03', from: 'display-3', free: false },
    { code: 'customer', seat: 0, customer: 'customer-04', from: 'display-4', free: false },
    { code: 'time', seat: 0, time: 2, from: 1, to: 3 },
    { code: 'pay', seat: 0, from: 'coins', count: 1 },
    { code: 'customer-shown', customer: 'customer-11', to: 'display-1' },
    { code: 'customer-shown', customer: 'customer-12', to: 'display-3' },
    { code: 'customer-shown', customer: 'customer-13', to: 'display-4' },
    { code: 'turn', seat: 1, turn: 2 },
  ])
})

test('travel with a redraw', () => {
  const fields = ['field-1', 'field-2', 'field-3', 'field-4', 'field-5', 'field-6', 'field-7', 'field-8']
  const script = { 'travel-a': ['travel-a-1', 'travel-a-3'] }
  const table = tableAt({ value: 7, villages: [{ cards: ['church-mission'] }], gone: fields }, script).play(
    '1 black',
    '1 redraw',
  )
  expect(told(table).slice(0, 7)).toEqual([
    { code: 'black', seat: 0, banner: 'travel-a', card: null },
    { code: 'time', seat: 0, time: 2, from: 1, to: 3 },
    { code: 'travel-turned', seat: 0, card: 'travel-a-1', prestige: 2 },
    { code: 'redraw', seat: 0, card: 'travel-a-1' },
    { code: 'travel-turned', seat: 0, card: 'travel-a-3', prestige: 3 },
    { code: 'shuffle', stack: 'travel-a', card: 'travel-a-1' },
    { code: 'place', seat: 0, card: 'travel-a-3', area: 'travel' },
  ])
})

test('white banners: school, hall, craft, field, customer, meeting place', () => {
  const school = tableAt({ value: 3, villages: [{ cards: ['hall-guild'], pupils: ['left'] }] })
  school.play('1 white', '1 white school', '1 shift-right', '1 white hall-guild')
  expect(told(school, 'white', 'pupil', 'joker')).toEqual([
    { code: 'white', seat: 0, banner: 'school' },
    { code: 'pupil', seat: 0, from: 'left', to: 'right' },
    { code: 'white', seat: 0, banner: 'hall-guild' },
    { code: 'joker', seat: 0, card: 'hall-guild' },
  ])
  const empty = tableAt({ value: 3 }).play('1 white')
  expect(told(empty, 'pupil')).toEqual([{ code: 'pupil', seat: 0, from: 'supply', to: 'left' }])
  const graduate = tableAt({ value: 3, villages: [{ pupils: ['right'], villagers: ['abbot'] }] })
  expect(told(graduate.play('1 white', '1 graduate right merchant'), 'graduate')).toEqual([
    { code: 'graduate', seat: 0, from: 'right', to: 'merchant' },
  ])
  const craft = tableAt({
    value: 9,
    villages: [{ cards: ['stable-4', 'customer-10'], goods: { horse: 2, wagon: 1 }, board: 'board-1' }],
  })
  craft.play('1 white', '1 white stable-4', '1 white customer-10')
  expect(told(craft, 'good', 'pay', 'serve')).toEqual([
    { code: 'good', seat: 0, good: 'horse', card: 'stable-4' },
    { code: 'pay', seat: 0, from: 'horse', count: 1 },
    { code: 'pay', seat: 0, from: 'wagon', count: 1 },
    { code: 'serve', seat: 0, customer: 'customer-10', prestige: 4 },
  ])
  const field = tableAt({ value: 7, villages: [{ cards: ['smithy-1', 'field-1'], goods: { plow: 1 } }] })
  field.play('1 plow smithy-1 field-1', '1 white')
  expect(told(field, 'plow', 'coins')).toEqual([
    { code: 'plow', seat: 0, from: 'smithy-1', to: 'field-1' },
    { code: 'coins', seat: 0, coins: 1, card: 'field-1' },
    { code: 'coins', seat: 0, coins: 1, card: 'field-1' },
  ])
})

test('meeting place, tile, marks and what is forfeited', () => {
  const built = tableAt({ value: 2 }).play('1 black', '1 tile school')
  expect(told(built).slice(2, 6)).toEqual([
    { code: 'tile', seat: 0, from: null, to: 'school' },
    { code: 'stories', seat: 0, stories: 1, from: 'supply' },
    { code: 'place', seat: 0, card: 'meeting-place-1', area: 'council' },
    { code: 'die-marker', seat: 0, card: 'meeting-place-1' },
  ])
  const full = tableAt({ value: 2, villages: [{ cards: ['meeting-place-3'], tile: 'game', dieMarkers: 2 }] })
  full.play('1 white', '1 white meeting-place-3', '1 tile school')
  expect(told(full, 'tile', 'forfeit')).toEqual([
    { code: 'tile', seat: 0, from: 'game', to: 'school' },
    { code: 'forfeit', seat: 0, card: 'meeting-place-3' },
  ])
  const mark = tableAt({ value: 3 }).play('1 black', '1 black hall-population', '1 mark abbot')
  expect(told(mark, 'mark')).toEqual([{ code: 'mark', seat: 0, card: 'hall-population', octagon: 'abbot' }])
  const forfeits = (card: string, more: object, value = 3) =>
    told(
      tableAt({ value, villages: [{ cards: [card], ...more }] }).play('1 white', `1 white ${card}`),
      'forfeit',
    )
  expect(forfeits('hall-guild', { jokers: 3 })).toEqual([{ code: 'forfeit', seat: 0, card: 'hall-guild' }])
  const marks = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant']
  expect(forfeits('hall-population', { marks })).toEqual([
    { code: 'forfeit', seat: 0, card: 'hall-population' },
  ])
  expect(forfeits('smithy-1', { goods: { plow: 3 }, board: 'board-1', values: [5, 6] }, 5)).toEqual([
    { code: 'forfeit', seat: 0, card: 'smithy-1' },
  ])
})

test('the start hand and the end of the game', () => {
  const hand = tableAt({ players: 3, turn: 2, value: 4, hand: { stories: 3 } }).play(
    '2 black',
    '2 black hand',
  )
  expect(told(hand).slice(0, 2)).toEqual([
    { code: 'black', seat: 1, banner: 'hand', card: null },
    { code: 'hand', seat: 1, from: 0, stories: 3 },
  ])
  const end = tableAt({ players: 3, round: 9, turn: 3, value: 7, graves: 14 }).play('3 leader', '3 coins')
  expect(told(end, 'end')).toEqual([{ code: 'end', round: 9, coffins: 14 }])
  const palm = tableAt({ players: 3, preparing: true, hand: { holder: 2, back: true, stories: 0 } })
  expect(told(palm, 'hand-palm', 'hand-story')).toEqual([
    { code: 'hand-palm', seat: 1 },
    { code: 'hand-story', seat: 1, stories: 1 },
  ])
})

test('what does not happen is not told', () => {
  const field = tableAt({ value: 7, villages: [{ cards: ['field-1'] }] }).play('1 white')
  expect(told(field).map(({ code }) => code)).toEqual(['white', 'coins', 'turn'])
  const hand = tableAt({ players: 3, preparing: true, hand: { holder: 2, stories: 4 } })
  expect(told(hand, 'hand-palm')).toEqual([])
  const one = tableAt({ value: 4, deck: 0, villages: [{ coins: 3 }] }).play('1 black')
  one.play('1 take customer-01', '1 stop')
  expect(told(one, 'pay')).toEqual([])
})
