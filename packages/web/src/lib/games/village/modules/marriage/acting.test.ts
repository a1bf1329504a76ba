import { NONE, type Setup } from '@chronik/kernel'
import { CUSTOMERS, village } from '@chronik/village'
import { beforeAll, describe, expect, test } from 'vitest'
import { shellSheet } from '../../../../pieces/shell-sheet.ts'
import { readMove } from '../../../../table/wording.ts'
import type { VillageContext } from '../../acting/figures.ts'
import { villageActing } from '../../acting/index.ts'
import { faceSymbols } from '../../faces.ts'
import { tableSheet } from '../../pieces/sheet.ts'
import { decisions, expectOffers, expectWords, inEveryLanguage, RAW } from '../../testing/decisions.ts'
import { type FarmSketch, SketchedTable } from '../../testing/table.ts'
import { goalSheet } from '../goals/pieces.ts'
import { loadFillings } from '../modules.ts'
import { marriageSheet } from './pieces.ts'
import { questions } from './questions.ts'

const setupOf = (players: number, side: 'a' | 'b', rounds: number): Setup => ({
  players,
  options: { expansions: ['marriage'], goals: true, 'marriage-side': side, 'round-limit': rounds },
})

const MATCHES: [string, Setup, number][] = [
  ['solo', setupOf(1, 'a', 5), 12],
  ['two', setupOf(2, 'b', 5), 22],
  ['three', setupOf(3, 'a', 4), 32],
  ['five', setupOf(5, 'b', 3), 52],
]

beforeAll(() => loadFillings({ expansions: ['marriage'], goals: true }))

describe.each(MATCHES)(
  'every decision of a random match with the wedding board (%s)',
  (_name, setup, seed) => {
    test('has a question and options in words, in every language', () => {
      for (const context of inEveryLanguage(setup, seed)) expectWords(context)
    })

    test('offers every legal move exactly once', () => {
      for (const context of decisions(setup, seed, 'de')) expectOffers(context)
    })

    test('explains everything that can be pointed at and not be had', () => {
      for (const context of decisions(setup, seed, 'nl')) {
        for (const [id, { state, moves }] of villageActing.offer(context).aims) {
          if (state !== 'asked' || moves.length > 0) continue
          const explained = villageActing.explain(context, id)
          expect(explained === null || !RAW.test(`${explained.title} ${explained.sentence}`), id).toBe(true)
        }
      }
    })
  },
)

test('random matches meet every question and every move of the wedding board', () => {
  const asked = new Set<string>()
  const kinds = new Set<string>()
  for (let at = 0; at < 40; at++) {
    const setup = setupOf(2 + (at % 3), at % 2 === 0 ? 'a' : 'b', 9)
    for (const { decision, moves } of decisions(setup, 60 + at, 'en')) {
      asked.add(decision)
      for (const move of moves) kinds.add(readMove(village, move).kind)
    }
  }
  // Bread in a mass is rare among those who play at random: it has a test of its own.
  const unmet = Object.keys(questions).filter((decision) => !asked.has(decision))
  expect(unmet).toEqual(['d-promote-pay'])
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
})

/** What is asked at a sketched table. */
function asked({ match }: SketchedTable): VillageContext {
  const { turn, state } = match
  if (turn.over) throw new Error('nothing is asked')
  const { seat, decision, moves } = turn
  return { game: village, state, seat, decision, moves, seats: [], language: 'de' }
}

/** The first seat took a cube from the smuggler; a wagon serves somebody in the queue. */
function atTheSmuggler(farm: FarmSketch, dowry: { bread?: number; tools?: number } = {}): VillageContext {
  const table = new SketchedTable({
    players: 2,
    options: { expansions: ['marriage'] },
    farms: [{ ...farm, members: { farm: [1] } }, { members: { farm: [1] } }],
    spaces: { smuggler: ['plague', 'faith'], crafts: ['faith'] },
    queue: QUEUE,
    also: (state) => Object.assign(state.marriage.families[0], dowry),
  })
  table.play('take smuggler plague')
  return asked(table)
}

const QUEUE = ['customer-03', 'customer-marriage-1', 'customer-11', 'customer-marriage-3', 'customer-01']

const locked = (context: VillageContext): (readonly [title: string, rule: string | undefined])[] =>
  villageActing
    .offer(context)
    .cards.flatMap(({ title, refusal }) => (refusal === undefined ? [] : [[title, refusal.rule] as const]))

test('VM-301: ways of the smuggler that are not to be had stand there with their rule', () => {
  const poor = atTheSmuggler({})
  expectOffers(poor)
  expect(locked(poor)).toEqual([
    ['Brot verkaufen', 'VM-R1'],
    ['Werkzeug verkaufen', 'VM-R1'],
    ['Kunden bedienen', 'VM-303'],
  ])
  expect(locked(atTheSmuggler({ goods: { wagon: 1 } }, { bread: 1, tools: 1 }))).toEqual([
    ['Brot verkaufen', 'VM-302'],
    ['Werkzeug verkaufen', 'VM-302'],
    ['Kunden bedienen', 'VM-303'],
  ])
  const rich = { goods: { wagon: 1 }, cubes: { persuasion: 1 } }
  expect(locked(atTheSmuggler(rich, { bread: 1, tools: 1 }))).toEqual([])
})

test('VM-305: the influence of the smuggler is of two colours', () => {
  const { cards } = villageActing.offer(atTheSmuggler({}))
  expect(cards.map(({ remark }) => remark)).toContain('zwei verschiedene Farben')
})

test('VM-402, VM-403: a rank costs a cube of any colour, and shows which cube it brings', () => {
  const table = new SketchedTable({
    players: 2,
    options: { expansions: ['marriage'], 'marriage-side': 'a' },
    farms: [{ cubes: { skill: 1, knowledge: 1 }, members: { farm: [1] } }, { members: { farm: [1] } }],
    spaces: { wedding: ['faith'], crafts: ['faith'] },
  })
  table.play('take wedding faith', 'wed 1')
  const { cards } = villageActing.offer(asked(table))
  const rank = (number: number) => cards.find(({ targets }) => targets.includes(`rank:${number}`))
  expect(rank(1)?.cost).toContainEqual({ piece: 'influence-any', amount: 1 })
  expect(rank(3)?.gain).toEqual([
    { piece: 'persuasion', amount: 1 },
    { piece: 'faith', amount: 1, or: true },
  ])
})

test('VM-201: in the first round the family space stands among the others and says why it is empty', () => {
  const taking = [...decisions(setupOf(2, 'a', 2), 5, 'de')].filter(({ decision }) => decision === 'd-source')
  const groupOf = (context: VillageContext) =>
    villageActing.offer(context).groups?.find(({ id }) => id === 'space:family')
  const inRound = (round: number) => taking.filter(({ state }) => state.round === round).map(groupOf)
  expect(new Set(inRound(1).map((group) => group?.refusal?.rule))).toEqual(new Set(['VM-201']))
  expect(inRound(2)[0]?.options.length).toBeGreaterThan(0)
})

test('VM-303: customers of the queue that cannot be served stand there with their rule', () => {
  for (const context of decisions(setupOf(3, 'a', 9), 71, 'de')) {
    if (context.decision !== 'd-smuggler-customer') continue
    const { cards } = villageActing.offer(context)
    const waiting = Array.from(context.state.queue).filter((customer) => customer !== NONE)
    expect(new Set(cards.map(({ piece }) => piece))).toEqual(
      new Set(waiting.map((customer) => CUSTOMERS.list[customer])),
    )
    expect(cards.every(({ refusal }) => refusal === undefined || refusal.rule !== undefined)).toBe(true)
    return
  }
  throw new Error('nobody went to the smuggler for a customer')
})

test('VM-602: a step of the church is paid with grain or with bread', () => {
  const table = new SketchedTable({
    players: 2,
    options: { expansions: ['marriage'] },
    farms: [{ grain: 4, members: { farm: [1], 'church-1': [2] } }, { members: { farm: [1] } }],
    spaces: { church: ['skill'] },
    also: (state) => {
      state.marriage.families[0].bread = 1
    },
  })
  table.play('skip', 'promote 2 1')
  expect(table.decision).toBe('d-promote-pay')
  const context = asked(table)
  expectWords(context)
  expectOffers(context)
  const { prompt, cards } = villageActing.offer(context)
  expect(prompt.question).toBe('Womit zahlst du die Stufe?')
  const paid = cards.filter(({ onTable }) => onTable === undefined)
  expect(paid.map(({ title, cost }) => [title, cost])).toEqual([
    ['Getreide', [{ piece: 'grain', amount: 1 }]],
    ['Brot', [{ piece: 'bread', amount: 1 }]],
  ])
})

const KINDS = [
  ['wed <number>', 'rank <rank>', 'swap <piece>', 'sell-bread', 'sell-tool', 'serve', 'cubes'],
  ['number <count>', 'bakery', 'store', 'bread', 'tool', 'bread-grain', 'bread-bread', 'tool-cubes'],
  ['tool-tool', 'bread <number> <place>'],
].flat()

test('every piece that is shown is on the sheet', () => {
  const symbols = [
    shellSheet(),
    tableSheet(),
    faceSymbols(CUSTOMERS.size),
    marriageSheet(),
    goalSheet(),
  ].join('')
  const drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))
  const shown = new Set<string>()
  for (const context of decisions(setupOf(3, 'b', 4), 9, 'en')) {
    for (const { piece, cost, gain } of villageActing.offer(context).cards) {
      for (const token of [...cost, ...gain]) shown.add(token.piece)
      if (piece !== undefined) shown.add(piece)
    }
  }
  expect([...shown].filter((piece) => !drawn.has(piece))).toEqual([])
  expect(
    [...symbols.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !drawn.has(id)),
  ).toEqual([])
})
