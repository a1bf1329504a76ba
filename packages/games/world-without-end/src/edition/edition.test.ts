import { correct, figuresOf, MARKS, markOf, readEdition } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../box/vocabulary.ts'
import { worldWithoutEnd } from '../game.ts'
import { editions } from './standard.ts'

const { figures } = editions.standard
const cards = EVENTS.list.map((event) => ({ event, ...figures.events[event] }))
const ofChapter = (chapter: number) => cards.filter((card) => card.chapter === chapter)
const changed = (path: string, value: unknown) =>
  correct(editions, 'changed', [{ path, value: value as never, mark: 'R' }])
const opening = (path: string, value: unknown) => () =>
  worldWithoutEnd.open({ players: 4, edition: changed(path, value) })

describe('the standard edition', () => {
  test('is read by its own schema, and every figure says where it comes from', () => {
    expect(readEdition(editions, structuredClone(editions.standard)).figures).toEqual(figures)
    for (const [path] of figuresOf(figures)) expect(MARKS, path).toContain(markOf(editions.standard, path))
  })

  test.each([
    ['stock.stone', 'S'],
    ['start.seals', 'B'],
    ['start.vp', 'S'],
    ['favour.arc.0', 'B'],
    ['favour.arc.2', 'S'],
    ['favour.arc.4', 'R'],
    ['favour.persons.fav-king.each.vp', 'B'],
    ['sites.site-01.yield.grain', 'R'],
    ['sites.site-01.material', 'R'],
    ['sites.site-08.yield.medical-knowledge', 'S'],
    ['sites.site-13.yield.vp', 'R'],
    ['projects.bridge.stone', 'R'],
    ['projects.fulling-mill.bonus.cloth', 'R'],
    ['projects.hospital.bonus.vp', 'R'],
    ['projects.hospital.treat', 'B'],
    ['projects.tower.wood', 'B'],
    ['plague.tiles.3', 'R'],
    ['plague.places.9.freeHouse', 'B'],
    ['duties.taxDie.0', 'R'],
    ['duties.grain.vp', 'B'],
    ['terms.cloth-per-sale', 'B'],
    ['events.wool-slump.corners.2.money', 'R'],
    ['events.wool-slump.effect.terms.wool-price', 'B'],
    ['events.cloth-stalls.effect.uncover', 'R'],
    ['events.guildhall-begun.effect.project', 'R'],
    ['events.palace-begun.effect.project', 'B'],
    ['events.fleece-buyers.corners.0.vp', 'R'],
    ['events.fleece-buyers.effect.swap.get.money', 'B'],
    ['events.taking-the-veil.kind', 'R'],
    ['events.taking-the-veil.effect.terms.forgo-knowledge', 'B'],
    ['events.vice-and-chaos.place', 'B'],
    ['events.new-earl.place', 'R'],
    ['events.shared-lore.effect.gain.oneOf.0', 'S'],
    ['events.shared-lore.effect.gain.amount', 'R'],
    ['events.plague-ends.chapter', 'S'],
  ])('%s is marked %s', (path, mark) => {
    expect(markOf(editions.standard, path)).toBe(mark)
  })
})

describe('the event cards', () => {
  test.each([1, 2, 3, 4])('chapter %i has eleven, three of them long-term', (chapter) => {
    expect(ofChapter(chapter).length).toBe(11)
    expect(ofChapter(chapter).filter(({ kind }) => kind === 'long-term').length).toBe(3)
  })

  test('each has four different corners, never two kinds of money', () => {
    for (const { event, corners } of cards) {
      const kinds = corners.map((corner) => Object.keys(corner).join())
      expect(new Set(kinds).size, event).toBe(4)
    }
  })

  test('no medical knowledge as income in chapter I', () => {
    for (const { corners } of ofChapter(1)) {
      for (const corner of corners) expect(corner['medical-knowledge']).toBeUndefined()
    }
  })

  test('the places of chapters III and IV are each a permutation of 1 to 11, the others have none', () => {
    const places = (chapter: number) => ofChapter(chapter).map(({ place }) => place)
    for (const chapter of [3, 4])
      expect(places(chapter).sort((a, b) => Number(a) - Number(b))).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ])
    for (const chapter of [1, 2]) expect(places(chapter).every((place) => place === null)).toBe(true)
  })

  test('they bear the numbers of their rules', () => {
    const rules = worldWithoutEnd.open({ players: 2 }).events.map(({ rule }) => rule)
    expect([rules[0], rules[10], rules[11], rules[22], rules[33], rules[43]]).toEqual([
      'W-801',
      'W-811',
      'W-821',
      'W-841',
      'W-861',
      'W-871',
    ])
  })
})

describe('the figures together', () => {
  test('all projects can be finished with the stock', () => {
    const sum = (material: 'stone' | 'wood') =>
      Object.values(figures.projects).reduce((total, project) => total + project[material], 0)
    expect([sum('stone'), sum('wood')]).toEqual([23, 14])
  })

  test.each([
    ['sites.site-01.yield', { piety: 1 }, 'two sites of each yield'],
    ['stock.wool', 3, 'at least 4'],
    ['plague.tiles.1', 3, '11 tiles'],
    ['events.wool-slump.kind', 'immediate', 'long-term'],
    ['events.road-robbers.kind', 'long-term', 'immediate'],
  ])('%s as %j does not fit', (path, value, expected) => {
    expect(opening(path, value)).toThrow(expected)
  })

  test('a chapter needs six cards', () => {
    const changes = EVENTS.list
      .slice(0, 6)
      .map((event) => ({ path: `events.${event}.chapter`, value: 2, mark: 'R' as const }))
    const edition = correct(editions, 'changed', changes)
    expect(() => worldWithoutEnd.open({ players: 2, edition })).toThrow('at least 6 cards of chapter 1')
  })

  test('W-712 no card may ask for medical knowledge', () => {
    expect(() => changed('events.hungry-winter.effect.lose.oneOf.0', 'medical-knowledge')).toThrow(
      'events.hungry-winter',
    )
    const give = {
      path: 'events.royal-pardon.effect.swap.give',
      value: { 'medical-knowledge': 1 },
      mark: 'R' as const,
    }
    expect(() => correct(editions, 'changed', [give])).toThrow('events.royal-pardon')
  })

  test('a figure that is no figure is refused with its place', () => {
    expect(() => changed('stock.stone', 'many')).toThrow('figures.stock.stone')
    expect(() => changed('favour.start', 11)).toThrow('figures.favour.start')
  })
})
