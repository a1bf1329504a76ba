import { tell } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'
import { refusals } from './refusals.ts'

type Row = readonly [
  line: string,
  rule: string,
  sentence: string,
  position: WorldPosition,
  ...played: string[],
]

const turn = (seat: SeatPosition, more: Partial<WorldPosition> = {}): WorldPosition => ({
  ...more,
  next: { turnOf: 0 },
  seats: [seat],
})

const rows: readonly Row[] = [
  [
    '1 play:act-grain',
    'W-401',
    'The card “act-grain” already lies in your open pile in this chapter.',
    turn({ open: ['act-grain'] }),
  ],
  [
    '1 play:act-grain',
    'W-401',
    'The card “act-grain” already lies face down in your discard pile in this chapter.',
    turn({ down: ['act-grain'] }),
  ],
  [
    '1 play:act-rent',
    'W-111',
    'The card “act-rent” is not used in the first chapter of a first game.',
    turn({}, { options: { 'first-game': true } }),
  ],
  [
    '1 orient:3',
    'W-312',
    'The favour stone would come to the outlaws on space 3, who ask for 1 money; you do not have that.',
    { next: 'orient', council: 'cloth-stalls', favour: 1 },
  ],
  [
    '1 lt-swap:scarlet-dye',
    'W-829',
    'The swap costs 1 wool, and you do not have that.',
    turn({ money: 3 }, { slots: ['priory-alms', 'scarlet-dye'] }),
  ],
  [
    '1 lt-swap:scarlet-dye',
    'W-829',
    'Not enough cloth is left in stock for the swap.',
    turn({ money: 3, wool: 1 }, { slots: ['priory-alms', 'scarlet-dye'], stock: { cloth: 0 } }),
  ],
  [
    '1 lt-swap:priory-alms',
    'W-411',
    'You have already made the swap of the event “priory-alms” in this round.',
    turn({ money: 3, wool: 1, swapped: [0] }, { slots: ['priory-alms', 'scarlet-dye'] }),
  ],
  [
    '1 lt-swap:fleece-buyers',
    'W-411',
    'The event “fleece-buyers” offers no swap now.',
    turn({ money: 3 }, { slots: ['priory-alms'] }),
  ],
  [
    '1 lt-swap:wool-slump',
    'W-411',
    'The event “wool-slump” offers no swap now.',
    turn({ money: 3 }, { slots: ['priory-alms', 'wool-slump'] }),
  ],
  [
    '1 house:site-02',
    'W-509',
    'This takes 1 wood, and you do not have that.',
    turn({ stone: 1, money: 1 }),
    '1 play:act-house',
    '1 use',
  ],
  [
    '1 house:site-01',
    'W-510',
    'There is already a house on this site.',
    turn({ stone: 1, money: 1, on: ['site-01'] }),
    '1 play:act-house',
    '1 use',
  ],
  [
    '1 house:site-02',
    'W-510',
    'You already have a house with the same yield.',
    turn({ stone: 1, wood: 1, money: 1, on: ['site-01'] }),
    '1 play:act-house',
    '1 use',
  ],
  [
    '1 rent:site-03',
    'W-512',
    'You have no house on this site.',
    turn({ on: ['site-01', 'site-05', 'site-07'] }),
    '1 play:act-rent',
    '1 use',
  ],
  [
    '1 rent:site-01',
    'W-512',
    'You have already taken the rent of this house with this action.',
    turn({ on: ['site-01', 'site-05', 'site-07'] }),
    '1 play:act-rent',
    '1 use',
    '1 rent:site-01',
  ],
  [
    '1 rent:site-01',
    'W-513',
    'There is no grain left in stock.',
    turn({ on: ['site-01', 'site-05', 'site-07', 'site-09'] }, { stock: { grain: 0 } }),
    '1 play:act-rent',
    '1 use',
  ],
  [
    '1 sell-wool:0',
    'W-505',
    'A sale needs at least one wool or cloth.',
    turn({ wool: 2 }),
    '1 play:act-sale',
    '1 use',
  ],
  [
    '1 sell-wool:3',
    'W-505',
    'This takes 3 wool, and you do not have that.',
    turn({ wool: 2 }),
    '1 play:act-sale',
    '1 use',
  ],
  [
    '1 sell-cloth:2',
    'W-505',
    'One action is good for at most 1 cloth.',
    turn({ wool: 2, cloth: 3 }, { chapter: 2 }),
    '1 play:act-sale',
    '1 use',
    '1 sell-wool:1',
  ],
  [
    '1 sell-cloth:2',
    'W-505',
    'This takes 2 cloth, and you do not have that.',
    turn({ wool: 2, cloth: 1 }, { chapter: 2, figures: { 'terms.cloth-per-sale': 3 } }),
    '1 play:act-sale',
    '1 use',
    '1 sell-wool:1',
  ],
  [
    '1 make-cloth:3',
    'W-515',
    'One action is good for at most 2 cloth.',
    turn({ wool: 4 }),
    '1 play:act-cloth',
    '1 use',
  ],
  [
    '1 make-cloth:4',
    'W-515',
    'This takes 4 wool, and you do not have that.',
    turn({ wool: 3 }, { figures: { 'actions.clothMaking': 5 } }),
    '1 play:act-cloth',
    '1 use',
  ],
  [
    '1 make-cloth:3',
    'W-515',
    'There is no cloth left in stock.',
    turn({ wool: 3 }, { figures: { 'actions.clothMaking': 5 }, stock: { cloth: 2 } }),
    '1 play:act-cloth',
    '1 use',
  ],
  [
    '1 project:tower',
    'W-601',
    'The project “tower” is not in play yet.',
    turn({ stone: 1 }, { projects: { bridge: {}, hospital: {} } }),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 project:guildhall',
    'W-607',
    'The project “guildhall” is covered in this chapter: no building, no donations.',
    turn({ stone: 1 }, { projects: { bridge: {}, hospital: {}, guildhall: { covered: true } } }),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 project:mary-chapel',
    'W-606',
    'The project “mary-chapel” is finished.',
    turn({ stone: 1 }, { projects: { bridge: {}, hospital: {}, 'mary-chapel': { stone: 3, wood: 1 } } }),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 project:fulling-mill',
    'W-504',
    'You have no material that fits the project “fulling-mill”.',
    turn({ stone: 1 }, { projects: { bridge: {}, hospital: {}, 'fulling-mill': { stone: 1 } } }),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 build:stone',
    'W-603',
    'The project “fulling-mill” has no free field for stone.',
    turn({ stone: 2, wood: 2 }, { projects: { 'fulling-mill': {} } }),
    '1 play:act-project',
    '1 use',
    '1 build:stone',
  ],
  [
    '1 build:wood',
    'W-504',
    'This takes 1 wood, and you do not have that.',
    turn({ stone: 2 }),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 donate:bridge',
    'W-611',
    'Your seal already lies on the project “bridge”.',
    turn({ money: 1 }, { projects: { bridge: { seals: [0] }, hospital: {}, guildhall: {} } }),
    '1 play:act-donation',
    '1 use',
  ],
  [
    '1 donate:tower',
    'W-601',
    'The project “tower” is not in play yet.',
    turn({ money: 1 }, { projects: { bridge: {}, hospital: {} } }),
    '1 play:act-donation',
    '1 use',
  ],
  [
    '1 treat:4',
    'W-702',
    'Nobody is sick at place 4.',
    turn({ 'medical-knowledge': 3 }, { chapter: 3, sick: { 1: 1, 2: 2 } }),
    '1 play:act-medicine',
    '1 use',
    '1 treat',
  ],
  [
    '1 treat:2',
    'W-705',
    'The person at place 2 takes 3 medical knowledge, and you have 2 left.',
    turn({ 'medical-knowledge': 3 }, { chapter: 3, sick: { 1: 1, 2: 3, 3: 2 } }),
    '1 play:act-medicine',
    '1 use',
    '1 treat',
    '1 treat:1',
  ],
  [
    '1 stop',
    'W-705',
    'Choose at least one person to treat.',
    turn({ 'medical-knowledge': 3 }, { chapter: 3, sick: { 1: 1, 2: 2 } }),
    '1 play:act-medicine',
    '1 use',
    '1 treat',
  ],
  [
    '1 treat:2',
    'W-705',
    'The person at place 2 takes 3 medical knowledge, and you have 1 left.',
    turn(
      { wood: 1, 'medical-knowledge': 1 },
      { chapter: 3, sick: { 1: 1, 2: 3 }, projects: { hospital: { stone: 3, wood: 1, seals: [0] } } },
    ),
    '1 play:act-project',
    '1 use',
  ],
  [
    '1 give:cloth',
    'W-828',
    'The event does not ask for cloth.',
    { next: 'reveal', chapter: 2, seats: [{ wool: 1, money: 1, cloth: 1 }] },
  ],
  [
    '1 give:wool',
    'W-842',
    'You have no wool.',
    { next: 'reveal', chapter: 3, healed: [6], seats: [{ money: 3, cloth: 1 }] },
  ],
  [
    '1 remove-house:site-04',
    'W-841',
    'You have no house on this site.',
    { next: 'reveal', chapter: 3, healed: [4], seats: [{ on: ['site-01', 'site-03'] }] },
  ],
]

const revealed: { readonly [rule: string]: string } = {
  'W-828': 'wool-levy',
  'W-842': 'new-earl',
  'W-841': 'plague-spreads',
}

for (const [line, rule, sentence, position, ...played] of rows) {
  test(`${line} is refused by ${rule}: ${sentence}`, () => {
    const table = worldAt(position, { events: [revealed[rule] ?? ''] }).play(...played)
    const refused = table.refusal(line)
    expect(refused && tell(refused, 'en', refusals)).toBe(sentence)
    expect(refused?.rule).toBe(rule)
  })
}
