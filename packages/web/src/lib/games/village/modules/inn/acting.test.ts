import { NONE, type Setup } from '@chronik/kernel'
import { PERSONS, timeToLower, type VillageState, village } from '@chronik/village'
import { beforeAll, expect, test } from 'vitest'
import { outcomeOf } from '../../../../acting/preview.ts'
import { villageActing } from '../../acting/index.ts'
import { decisions, expectOffers, expectWords, inEveryLanguage } from '../../testing/decisions.ts'
import { loadFillings } from '../modules.ts'
import { countedCards, personOf, personText } from './persons.ts'

beforeAll(() => loadFillings({ expansions: ['inn'] }))

const MATCHES: readonly [string, Setup, number][] = [
  ['solo', { players: 1, options: { expansions: ['inn'], 'round-limit': 4 } }, 11],
  ['two, front', { players: 2, options: { expansions: ['inn'], 'round-limit': 6 } }, 24],
  ['three, back', { players: 3, options: { expansions: ['inn'], 'inn-side': 'back', 'round-limit': 5 } }, 33],
  ['five, back', { players: 5, options: { expansions: ['inn'], 'inn-side': 'back', 'round-limit': 3 } }, 55],
]

const met = new Set<string>()

test.each(MATCHES)(
  'every decision of a match with the Inn is in words and offers every move once: %s',
  (_name, setup, seed) => {
    for (const context of inEveryLanguage(setup, seed)) {
      met.add(context.decision)
      expectWords(context)
      expectOffers(context)
    }
  },
)

/** VI-101: so many cards are in the box of the Inn; those of other boxes come behind them. */
const OF_THE_INN = 30

/** Everybody begins with all the cards: each of them is met sooner or later. */
const dealAll = ({ box, inn }: VillageState): void => {
  for (let seat = 0; seat < box.players; seat++) {
    inn.hands[seat].cards.fill(1, 0, OF_THE_INN)
    inn.hands[seat].size = OF_THE_INN
  }
}

test('so is every decision with all cards in every hand', () => {
  const setup: Setup = { players: 3, options: { expansions: ['inn'], 'round-limit': 3 } }
  for (const context of inEveryLanguage(setup, 9, dealAll)) {
    met.add(context.decision)
    expectWords(context)
    expectOffers(context)
  }
})

test('those matches met every decision that the Inn asks for', () => {
  const all = [
    'd-inn',
    'd-inn-member',
    'd-inn-cycle',
    'd-inn-buy',
    'd-card',
    'd-card-now',
    'd-card-member',
    'd-card-animal',
    'd-cubes',
    'd-herald',
  ]
  expect(all.filter((decision) => !met.has(decision))).toEqual([])
})

test('every person has a text with the rule of the card', () => {
  const rules = PERSONS.list.map((word) => personOf(word).rule)
  expect(new Set(rules).size).toBe(PERSONS.size)
  expect(rules.filter((rule) => !/^V[IX]-5[0-4]\d$/.test(rule))).toEqual([])
})

test('VI-305, VI-306: whoever listens hears what a person would do before it is slid away or bought', () => {
  const asked = { 'd-inn-cycle': 0, 'd-inn-buy': 0 }
  for (const context of decisions({ players: 2, options: { expansions: ['inn'] } }, 5, 'de')) {
    if (context.decision !== 'd-inn-cycle' && context.decision !== 'd-inn-buy') continue
    const { prompt, cards } = villageActing.offer(context)
    expect(prompt.hint).not.toBe(undefined)
    for (const { piece, about } of cards.filter(({ quiet }) => quiet !== true)) {
      expect(about).toBe(`Die Karte: ${personText(context.state, piece ?? '', 'de')}`)
      asked[context.decision]++
    }
  }
  expect(asked['d-inn-cycle']).toBeGreaterThan(0)
  expect(asked['d-inn-buy']).toBeGreaterThan(0)
})

test('VI-402, VX-406: in the scoring each card that counts stands with what it brings; the others are not there', () => {
  const [{ state }] = decisions({ players: 2, options: { expansions: ['inn'] } }, 5, 'de')
  const { cards } = state.inn.hands[0]
  for (const word of ['person-medic', 'person-bishop', 'person-smith'] as const) cards[PERSONS.at[word]] = 1
  const amount = state.box.figures.inn.persons['person-medic'].amount
  expect(countedCards(state, 0)).toEqual([
    { word: 'person-medic', points: 4 * amount },
    { word: 'person-bishop', points: 0 },
  ])
})

test('a card on top that cannot be paid says what is missing', () => {
  for (const context of decisions({ players: 2, options: { expansions: ['inn'] } }, 5, 'de')) {
    if (context.decision !== 'd-inn-buy') continue
    const refused = villageActing.offer(context).cards.find(({ refusal }) => refusal !== undefined)
    if (refused === undefined) continue
    expect(refused.refusal?.rule).toBe('VI-306')
    expect(refused.targets[0]).toMatch(/^person:person-/)
    return
  }
  throw new Error('everything could be paid')
})

test('the cards on top stand in the order of their stacks, whichever of them can be paid', () => {
  let locked = 0
  for (const context of decisions({ players: 2, options: { expansions: ['inn'] } }, 5, 'de')) {
    if (context.decision !== 'd-inn-buy') continue
    const cards = villageActing.offer(context).cards.filter(({ quiet }) => quiet !== true)
    locked += cards.slice(0, -1).filter(({ refusal }) => refusal !== undefined).length
    const tops = Array.from(context.state.inn.stacks, ({ top }) => top).filter((top) => top !== NONE)
    expect(cards.map(({ piece }) => piece)).toEqual(tops.map((top) => PERSONS.list[top]))
  }
  expect(locked, 'one that cannot be paid stands before others').toBeGreaterThan(0)
})

test('VI-508: the watchman says which payment he lowers, what it is for, and to what', () => {
  const said = new Set<string | undefined>()
  const setup: Setup = { players: 3, options: { expansions: ['inn'], 'round-limit': 2 } }
  for (const context of decisions(setup, 9, 'de', dealAll))
    if (context.decision === 'd-card-now' && timeToLower(context.state) !== null)
      said.add(villageActing.offer(context).prompt.hint)
  expect([...said]).toContain('1 Zeit für die Stufe im Rat; mit dem Nachtwächter 0.')
  expect([...said]).toContain('2 Zeit für die Ausbildung; mit dem Nachtwächter 0.')
})

test('VI-405: a card for this moment that would do nothing says so, one that counts at the end is left out', () => {
  const rules = new Set<string | undefined>()
  const setup: Setup = { players: 3, options: { expansions: ['inn'], 'round-limit': 2 } }
  for (const context of decisions(setup, 9, 'de', dealAll)) {
    if (context.decision !== 'd-card') continue
    for (const { refusal } of villageActing.offer(context).cards)
      if (refusal !== undefined) rules.add(refusal.rule)
  }
  expect([...rules]).toEqual(['VI-405'])
})

test('VI-R3: an empty stack stands among the others and says so', () => {
  const empty = ({ inn }: VillageState): void => {
    inn.stacks[2].top = NONE
    inn.stacks[2].unseen = 0
    inn.stacks[2].slid = 0
  }
  for (const context of decisions({ players: 2, options: { expansions: ['inn'] } }, 5, 'de', empty)) {
    if (context.decision !== 'd-inn-cycle') continue
    const refused = villageActing.offer(context).cards.filter(({ refusal }) => refusal !== undefined)
    expect(refused.map(({ title, refusal }) => [title, refusal?.rule])).toEqual([
      ['Personenstapel 3', 'VI-R3'],
    ])
    return
  }
  throw new Error('nobody went to the inn')
})

test('VI-202: whoever has chosen the brewery is asked how the beer is made', () => {
  const setup: Setup = { players: 3, options: { expansions: ['inn'], 'round-limit': 3 } }
  const crafts = decisions(setup, 9, 'de').find(({ decision }) => decision === 'd-crafts')
  expect(crafts && villageActing.narrowed(crafts, 'building:brewery')).toBe('Wie entsteht das Bier?')
})

test('VI-404: before the cube a turn asks for both at once; whoever takes a cube plays no card', () => {
  let met = 0
  const setup: Setup = { players: 2, options: { expansions: ['inn'], 'round-limit': 2 } }
  for (const context of decisions(setup, 9, 'de', dealAll)) {
    const { prompt, cards, groups, aims } = villageActing.offer(context)
    const done = village.notation.parse('done')
    const both = cards.filter(({ next }) => next !== undefined)
    if (context.decision !== 'd-card' || both.length === 0) continue
    met++
    expect(prompt).toMatchObject({
      question: 'Welchen Stein nimmst du?',
      hint: 'Davor darfst du Personen ausspielen.',
    })
    // Every deed is the refusal of a card and one cube, or the well.
    for (const { move, next = [] } of both) {
      expect(move).toBe(done)
      const after = outcomeOf(village, context.state, context.seat, move)
      expect(after.decision).toBe('d-source')
      expect(next.every((one) => after.moves.includes(one))).toBe(true)
    }
    // The places of the board and the cards in the hand stand beside each other.
    const ids = (groups ?? []).map(({ id }) => id)
    expect(ids.some((id) => id.startsWith('space:'))).toBe(true)
    expect(ids.some((id) => id.startsWith('person:'))).toBe(true)
    const [space, aim] = [...aims].find(([, { keys }]) => keys !== undefined) ?? []
    expect(space).toMatch(/^space:/)
    expect(new Set(aim?.keys).size).toBe(aim?.moves.length)
  }
  expect(met).toBeGreaterThan(3)
})

test('VX-205: where any colour will do, each way to pay is called by its colours', () => {
  const COLOURS = ['Können', 'Überzeugungskraft', 'Glaube', 'Wissen']
  const setup: Setup = { players: 3, options: { expansions: ['inn'], 'inn-side': 'back', 'round-limit': 5 } }
  for (const context of decisions(setup, 33, 'de')) {
    if (context.decision !== 'd-pay') continue
    const titles = villageActing.offer(context).cards.map(({ title }) => title.replaceAll('\u00ad', ''))
    const colours = titles.filter((title) => COLOURS.includes(title))
    if (colours.length < 2) continue
    expect(new Set(colours).size).toBe(colours.length)
    expect(titles).not.toContain('Mit Einfluss')
    return
  }
  throw new Error('no colour was to be chosen')
})

test('cards that may come before the cube have keys of their own, behind those of the places', () => {
  const setup: Setup = { players: 2, options: { expansions: ['inn'], 'round-limit': 2 } }
  let met = 0
  for (const context of decisions(setup, 9, 'de', dealAll)) {
    if (context.decision !== 'd-card') continue
    const keys = (villageActing.offer(context).groups ?? []).map(({ key }) => key)
    if (keys.length === 0) continue
    met++
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(undefined)
  }
  expect(met).toBeGreaterThan(3)
})
