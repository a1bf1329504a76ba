import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Setup } from '@chronik/kernel'
import { CAPTAINS, PLACES, PLAYER_COLOURS, village } from '@chronik/village'
import { beforeAll, describe, expect, test } from 'vitest'
import { shellSheet } from '../../../../pieces/shell-sheet.ts'
import type { VillageContext } from '../../acting/figures.ts'
import { villageActing } from '../../acting/index.ts'
import { faceSymbols } from '../../faces.ts'
import { tableSheet } from '../../pieces/sheet.ts'
import { decisions, expectOffers, expectWords, inEveryLanguage } from '../../testing/decisions.ts'
import { loadFillings } from '../modules.ts'
import { captainsByPrice } from './reading.ts'
import { captainTells } from './telling.ts'

const port = { expansions: ['port'] }
const MATCHES: [name: string, setup: Setup, seed: number][] = [
  ['solo', { players: 1, options: port }, 3],
  ['two', { players: 2, options: port }, 5],
  ['three', { players: 3, options: { ...port, 'round-limit': 4 } }, 7],
  ['five', { players: 5, options: { ...port, 'round-limit': 3 } }, 11],
]
const DECISIONS = [
  'd-voyage',
  'd-captain-price',
  'd-captain',
  'd-load',
  'd-load-member',
  'd-sail',
  'd-island',
]

beforeAll(() => loadFillings(port))

describe.each(MATCHES)('every decision of a random match at sea (%s)', (_name, setup, seed) => {
  test('has a question and options in words, in every language', () => {
    for (const context of inEveryLanguage(setup, seed)) expectWords(context)
  })

  test('offers every legal move in exactly one card', () => {
    for (const context of decisions(setup, seed, 'en')) expectOffers(context)
  })
})

/** The first decision of this kind in random matches. */
function decisionOf(id: string, fits: (context: VillageContext) => boolean = () => true): VillageContext {
  for (let seed = 1; seed < 80; seed++) {
    for (const context of decisions({ players: 2, options: port }, seed, 'de'))
      if (context.decision === id && fits(context)) return context
  }
  throw new Error(`no ${id}`)
}

describe('a voyage in words', () => {
  test('VP-401: who has chosen what to do on an island cannot lose it by saying that all is done', () => {
    const { cards } = villageActing.offer(decisionOf('d-island'))
    expect(cards.filter(({ finishes }) => finishes === true).map(({ title }) => title)).toEqual(['Fertig'])
  })

  test('VP-301: a time field says which islands lie behind it', () => {
    const context = decisionOf('d-sail', ({ state, seat }) => state.port.ships[seat].field === 0)
    const { cards } = villageActing.offer(context)
    expect(cards.filter(({ title }) => title.startsWith('Zeitfeld')).map(({ remark }) => remark)).toEqual([
      'Dahinter: Insel 1, Insel 4',
      'Dahinter: Insel 4, Insel 5',
    ])
  })

  test('every decision of it is met by random players', () => {
    const met = new Set<string>()
    for (let seed = 1; seed < 80 && DECISIONS.some((decision) => !met.has(decision)); seed++)
      for (const { decision } of decisions({ players: 3, options: port }, seed, 'en')) met.add(decision)
    expect(DECISIONS.filter((decision) => !met.has(decision))).toEqual([])
  })

  test('what the ship cannot do now stands there with its reason', () => {
    const { cards } = villageActing.offer(decisionOf('d-voyage', ({ moves }) => moves.length > 2))
    const locked = cards.filter(({ refusal }) => refusal !== undefined)
    expect(locked.map(({ title, refusal }) => [title, refusal?.rule])).toEqual([['Ablegen', 'VP-201']])
  })

  test('VX-303: whoever is asked who comes home hears that nobody does from the sea', () => {
    const atSea = ({ state, seat }: VillageContext): boolean =>
      state.farms[seat].figures.includes(PLACES.at.ship)
    const hint = (fits: (context: VillageContext) => boolean) =>
      villageActing.offer(decisionOf('d-family', fits)).prompt.hint
    expect(hint(atSea)).toContain('kann nicht heimkehren')
    expect(hint(({ state }) => state.round === 1)).toBeUndefined()
  })

  test('a captain is chosen with the price at once, and says what further steps cost', () => {
    const context = decisionOf('d-captain-price')
    const ways = villageActing.offer(context).cards.filter(({ next }) => next !== undefined)
    expect(ways.length).toBeGreaterThan(4)
    expect(ways.every(({ onTable, title }) => onTable === 'always' && /Schritt/.test(title))).toBe(true)
  })

  test('a far island is one deed with the price of the whole way', () => {
    const context = decisionOf('d-sail', (one) =>
      villageActing.offer(one).cards.some(({ next }) => next !== undefined),
    )
    const { cards, aims } = villageActing.offer(context)
    const ways = cards.filter(({ next }) => next !== undefined)
    for (const { move, next = [], targets, cost } of ways) {
      expect(aims.get(targets[0])).toMatchObject({ state: 'possible', series: [move, ...next] })
      expect(cost.every(({ amount = 0 }) => amount > 0)).toBe(true)
    }
  })
})

describe('what is drawn', () => {
  const pictures = readdirSync(join(import.meta.dirname, 'art/captains'))
  const sheet = readFileSync(join(import.meta.dirname, 'pieces/sheet.svg'), 'utf8')

  test('every captain has a picture of its own, and a rule in words that no other one of its price has', () => {
    expect(pictures.toSorted()).toEqual(CAPTAINS.list.map((captain) => `${captain}.svg`).toSorted())
    const drawn = pictures.map((name) =>
      readFileSync(join(import.meta.dirname, 'art/captains', name), 'utf8'),
    )
    expect(new Set(drawn).size).toBe(CAPTAINS.size)
    const { state } = decisionOf('d-voyage')
    for (const language of LANGUAGES)
      for (const { captains } of captainsByPrice(state))
        expect(new Set(captains.map((captain) => captainTells(state, captain, language))).size).toBe(
          captains.length,
        )
  })

  test('every piece that an option shows is on a sheet', () => {
    const symbols = shellSheet() + tableSheet() + faceSymbols(33) + sheet
    const drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))
    for (const captain of CAPTAINS.list) drawn.add(captain)
    const missing = new Set<string>()
    for (let seed = 1; seed < 5; seed++) {
      for (const context of decisions({ players: 2, options: port }, seed, 'en')) {
        for (const { piece, cost, gain } of villageActing.offer(context).cards)
          for (const one of [piece, ...[...cost, ...gain].map((token) => token.piece)])
            if (one !== undefined && !drawn.has(one)) missing.add(one)
      }
    }
    expect([...missing]).toEqual([])
    for (const colour of PLAYER_COLOURS.list)
      for (const kind of ['ship', 'cog', 'hull']) expect(drawn).toContain(`${kind}-${colour}`)
  })
})

test('an option to open a chest is a side move that says what its owner knows', () => {
  const context = decisionOf('d-source', ({ moves }) =>
    moves.some((move) => village.notation.format(move).startsWith('open-chest')),
  )
  const { cards } = villageActing.offer(context)
  const chest = cards.find(({ piece }) => piece === 'chest')
  expect(chest?.title).toBe('Schatzkiste 1 öffnen')
  expect(chest?.gain.some(({ piece }) => piece === 'coin')).toBe(true)
})

test('VP-302: captains are told apart by what they ask for further steps', () => {
  const { cards } = villageActing.offer(decisionOf('d-captain'))
  const asked = cards.map(({ title, later }) => `${title}: ${later?.cost.map(({ piece }) => piece).join()}`)
  expect(asked).toContain('1 Schritt: skill,knowledge')
  expect(new Set(asked).size).toBe(cards.length)
})
