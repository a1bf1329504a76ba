import { push } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { reveals } from '../../test/event.ts'
import { worldAt } from '../../test/position.ts'
import { houseForRent } from '../board/houses.ts'
import { plagueOf, sickPlaces } from '../board/plague.ts'
import { nextMaterial, projectsInPlay } from '../board/projects.ts'
import { CARDS, EVENTS, MONEY, PENALTIES, PHASES, PROJECTS, VP } from '../box/vocabulary.ts'
import { eventSwap } from '../cards/events/swap.ts'
import { eventsInForce } from '../cards/long-term.ts'
import { handSize, leadOf } from '../cards/piles.ts'
import { isChangedByEvents } from '../cards/terms.ts'
import { lossesOnceMore, lossOnceMore, protectOrAccept } from '../course/duties.ts'
import { penaltiesOver } from '../course/penalties.ts'
import { isBehindScreens } from '../course/scoring.ts'
import { holderIn } from '../course/shield.ts'
import {
  askingEvent,
  builtProject,
  goodsDemanded,
  goodsToGive,
  laidCard,
  penaltyAsked,
  rentsLeft,
  treatmentBudget,
} from './asked.ts'
import { priceOfCard } from './cards.ts'
import { dutiesAhead } from './duties.ts'
import { incomeIn, pathOf, personAfter, personAhead, stepsIn } from './orientations.ts'

test('W-911 to W-914 what would be missed of the duties today', () => {
  const { state } = worldAt({ next: 'orient', seats: [{ piety: 1, grain: 2, money: 3 }] })
  expect(dutiesAhead(state, 0)).toEqual([
    { duty: 'piety', penalty: 'penance', have: 1, least: 2, most: 2, lossAtBest: 3, lossAtWorst: 3 },
    { duty: 'grain', penalty: 'begging', have: 2, least: 2, most: 2, lossAtBest: 0, lossAtWorst: 0 },
    { duty: 'tax', penalty: 'royal-court', have: 3, least: 2, most: 5, lossAtBest: 0, lossAtWorst: 2 },
  ])
})

test('W-952 what would be missed of the last duties costs double', () => {
  const { state } = worldAt({ next: 'orient', chapter: 4, seats: [{ piety: 1, grain: 1, money: 5 }] })
  expect(dutiesAhead(state, 0).map(({ lossAtWorst }) => lossAtWorst)).toEqual([6, 4, 0])
})

test('W-951 to W-953, W-213 once the last duties are collected only what was missed costs its points once more', () => {
  const seats = [{ piety: 1, grain: 2, money: 1, loyalty: 1, vp: 9 }]
  const table = worldAt({ next: 'chapter-end', chapter: 4, round: 6, seats }, { 'tax-die': ['3'] })
  expect(table.due).toBe('1 protection-choice')
  const ahead = (): unknown[] =>
    dutiesAhead(table.state, 0).map(({ duty, have, most, lossAtWorst }) => [duty, have, most, lossAtWorst])
  // 3 points for piety and 2 for money are gone: 4 are left, and piety takes 3 of them first.
  expect(ahead()).toEqual([
    ['piety', 1, 2, 3],
    ['grain', 2, 2, 0],
    ['tax', 1, 3, 1],
  ])
  table.play('1 accept')
  expect([lossOnceMore(table.state, 0, 0), lossOnceMore(table.state, 0, 2)]).toEqual([3, 1])
  table.play('1 accept')
  expect([table.vp[0], ahead()], 'nothing is due after the end').toEqual([0, []])
})

test('W-E34 what each way to protect the last duties would still cost', () => {
  const seats = [{ piety: 1, grain: 1, money: 5, loyalty: 1, vp: 20 }]
  const { state } = worldAt({ next: 'chapter-end', chapter: 4, round: 6, seats }, { 'tax-die': ['2'] })
  const [piety, grain] = [0, 1]
  // The single loss of 3 + 2 is paid: of 10, 7 and 8 in all so much is left.
  expect([[], [piety], [grain]].map((spared) => lossesOnceMore(state, 0, spared))).toEqual([5, 2, 3])
})

test('W-213 nobody is told of a loss of points that are not there', () => {
  const seats = [{ piety: 1, grain: 1, money: 5, loyalty: 1, vp: 9 }]
  const { state } = worldAt({ next: 'chapter-end', chapter: 4, round: 6, seats }, { 'tax-die': ['2'] })
  expect(lossesOnceMore(state, 0, [])).toBe(4)
})

test('W-311 the corners of the card go round with it, and so does the arrow', () => {
  const { state } = worldAt({ next: 'orient', council: 'mill-begun' })
  const { corners } = state.box.events[state.council]
  expect([0, 1, 2, 3].map((rotation) => incomeIn(state, 0, rotation))).toEqual([
    corners[0],
    corners[3],
    corners[2],
    corners[1],
  ])
  expect([0, 1, 2, 3].map((rotation) => stepsIn(state, rotation))).toEqual([3, 0, 1, 2])
})

test('W-334 covered favour spaces are not touched', () => {
  const { state } = worldAt({ next: 'orient', council: 'mill-begun', favour: 9, covered: [10, 2] })
  expect(pathOf(state, 3)).toEqual([1, 3, 4])
  expect([1, 3].map((steps) => personAfter(state, steps))).toEqual(['fav-queen', 'fav-guild'])
  // W-517: the card of favour leads one space on.
  expect(personAhead(state)).toBe('fav-queen')
})

test('W-403, W-705 what the decision that is due is about, and nothing while another one is', () => {
  const table = worldAt({
    chapter: 3,
    next: { turnOf: 0 },
    sick: { 3: 1, 5: 2 },
    seats: [{ 'medical-knowledge': 4 }],
  })
  expect([laidCard(table.state), treatmentBudget(table.state)]).toEqual([null, 0])
  table.play('1 play:act-medicine')
  expect(CARDS.list[laidCard(table.state) ?? -1]).toBe('act-medicine')
  table.play('1 use', '1 treat')
  expect([laidCard(table.state), treatmentBudget(table.state)]).toEqual([null, 4])
  table.play('1 treat:3')
  expect(treatmentBudget(table.state)).toBe(3)
})

test('W-842 how many goods are still to be given up', () => {
  const table = reveals('new-earl', [{ money: 2, wool: 2 }], { chapter: 3 })
  expect([table.due, goodsToGive(table.state), goodsDemanded(table.state)]).toEqual(['1 good-to-lose', 2, 2])
  table.play('1 give:wool')
  expect([table.due, goodsToGive(table.state), goodsDemanded(table.state)]).toEqual(['1 good-to-lose', 1, 2])
})

test('W-603, W-512, W-931 the project, the rents and the penalty that are asked about', () => {
  const { state } = worldAt({ next: 'orient' })
  expect([builtProject(state), askingEvent(state), penaltyAsked(state), rentsLeft(state)]).toEqual([
    null,
    null,
    null,
    0,
  ])
  push(state, nextMaterial, 0, PROJECTS.at.bridge)
  push(state, houseForRent, 0, 2)
  push(state, protectOrAccept, 1, PENALTIES.at.begging)
  push(state, eventSwap, 0, 7)
  expect([builtProject(state), askingEvent(state), penaltyAsked(state), rentsLeft(state)]).toEqual([
    PROJECTS.at.bridge,
    7,
    PENALTIES.at.begging,
    2,
  ])
})

test('W-407, W-921 the discard pile is ahead after a penance, and never counts as behind', () => {
  const { state } = worldAt({
    next: 'orient',
    seats: [{ piles: [0, 1] }, { piles: [2, 2] }, { piles: [3, 2] }],
  })
  expect([0, 1, 2].map((seat) => leadOf(state, seat))).toEqual([1, 0, 0])
})

test('W-921 to W-923, W-952 penalties hang over a seat; after the last chapter nobody is punished', () => {
  const penalties = ['penance', 'royal-court'] as const
  const { state } = worldAt({ next: 'orient', chapter: 2, round: 1, seats: [{ penalties }, {}] })
  expect([penaltiesOver(state, 0), penaltiesOver(state, 1)]).toEqual([['penance', 'royal-court'], []])
  const begins = worldAt({ next: 'chapter', chapter: 3, round: 6, seats: [{ penalties: ['begging'] }] }).state
  begins.round = 0
  begins.phase = PHASES.at['chapter-end']
  expect([begins.chapter, penaltiesOver(begins, 0)], 'new hands of chapter IV').toEqual([4, ['begging']])
  const last = worldAt(
    { next: 'chapter-end', chapter: 4, round: 6, seats: [{ loyalty: 1, vp: 30 }] },
    { 'tax-die': ['3'] },
  )
  expect(last.due).toBe('1 protection-choice')
  expect(penaltiesOver(last.state, 0)).toEqual([])
})

test('W-410, W-R09 the cards in the slots and a long-term card of this round bind', () => {
  const { state } = worldAt({
    next: 'orient',
    chapter: 4,
    slots: ['wool-staple', 'book-of-cures'],
    council: 'masons-demands',
  })
  expect(eventsInForce(state).map((event) => EVENTS.list[event])).toEqual([
    'wool-staple',
    'book-of-cures',
    'masons-demands',
  ])
})

test('W-410, W-413 a card is changed by the events that speak of its action, and by no others', () => {
  const { state } = worldAt({ next: { turnOf: 0 }, chapter: 3, slots: ['few-labourers', 'buyers-stay-away'] })
  const changed = CARDS.list.filter((_, card) => isChangedByEvents(state, card))
  expect(changed).toEqual(['act-project', 'act-sale'])
  // W-849: one material, for 4 points instead of 3.
  expect(priceOfCard(state, CARDS.at['act-project'])).toEqual({
    cost: [],
    gain: [{ treasure: VP, amount: 4 }],
  })
})

test('W-509, W-514, W-516, W-868 what cards cost and bring before they are used', () => {
  const { state } = worldAt({ next: { turnOf: 0 }, chapter: 4, slots: ['masons-demands'] })
  const money = [{ treasure: MONEY, amount: 1 }]
  const price = (card: keyof typeof CARDS.at) => priceOfCard(state, CARDS.at[card])
  expect(price('act-project').cost).toEqual(money)
  expect([price('act-house').cost, price('act-donation').cost]).toEqual([money, money])
  expect(price('act-medicine').gain).toEqual([...money, { treasure: VP, amount: 1 }])
  expect(price('act-favour')).toEqual({ cost: [], gain: [] })
})

test('W-701, W-704, W-862 the plague is ahead, rages, and is over; who is sick now', () => {
  const { state } = worldAt({ next: 'orient', chapter: 1 })
  expect([plagueOf(state), sickPlaces(state)]).toEqual(['ahead', []])
  const rages = worldAt({ next: 'orient', chapter: 3, sick: { 3: 1, 5: 2 } }).state
  expect([plagueOf(rages), sickPlaces(rages)]).toEqual(['here', [2, 4]])
  const healed = Array.from({ length: 11 }, (_, place) => place + 1)
  expect(plagueOf(worldAt({ next: 'orient', chapter: 4, healed }).state)).toBe('over')
})

test('W-601 the bridge lies on the board from the start, the others come later', () => {
  const { state } = worldAt({ next: 'orient' })
  expect(projectsInPlay(state).map((project) => PROJECTS.list[project])).toEqual(['bridge'])
})

test('W-212 the shield passes from round to round', () => {
  const { state } = worldAt({ next: 'orient', players: 3, round: 2, active: 1 })
  expect([2, 3, 4, 5, 6].map((round) => holderIn(state, round))).toEqual([1, 2, 0, 1, 2])
})

test('W-110, W-954 materials and money are counted behind the screens', () => {
  expect(['building', 'materials', 'money'].map(isBehindScreens)).toEqual([false, true, true])
})

test('W-111, W-205 nobody holds cards before the first chapter; then 6 in a first game, 12 otherwise', () => {
  const size = (chapter: number, options = {}) => {
    const { state } = worldAt({ next: 'orient', options })
    state.chapter = chapter
    return handSize(state, 0)
  }
  expect([size(0), size(1), size(1, { 'first-game': true }), size(2, { 'first-game': true })]).toEqual([
    0, 12, 6, 12,
  ])
})
