import { LANGUAGES, tell } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { type PositionInWords, tableAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'
import { whyNotYet } from './why.ts'

const POOL = ['w1', 'w1', 'w2', 'b1']

/** The reason in words; every language has some of its own. */
function why(position: PositionInWords, text: string, ...played: string[]): string {
  const table = tableAt({ pool: POOL, ...position }).play(...played)
  const move = myVillage.notation.parse(text)
  const refusal = typeof move === 'number' ? whyNotYet(table.state, 0, move) : null
  if (refusal === null) return ''
  const told = LANGUAGES.map((language) => tell(refusal, language, myVillage.refusals, myVillage.names))
  expect(new Set(told).size).toBe(LANGUAGES.length)
  return `${refusal.rule} ${tell(refusal, 'en', myVillage.refusals, myVillage.names)}`
}

test('M-353, M-701: before the dice are taken a card names its condition, and then its value', () => {
  expect(why({ villages: [{ villagers: ['merchant'] }] }, 'black church-abbey')).toMatch(/^M-701 .*abbot/)
  expect(why({}, 'black church-abbey')).toMatch(/^M-353 Abbey Church: .*11/)
  expect(why({ villages: [{ cards: ['church-trade'] }] }, 'black church-abbey')).toMatch(
    /already own a church/,
  )
})

test('M-452: before the dice are taken a white banner names its values, and a customer with "?" the dice', () => {
  expect(why({}, 'white school')).toMatch(/^M-452 School: .*3\/11/)
  const village = { cards: ['customer-32', 'scriptorium-1'], goods: { scroll: 2 } }
  expect(why({ villages: [village] }, 'white customer-32')).toMatch(/^M-452 .*any value/)
})

test('M-501: the headman walks with any value, once two dice are taken', () => {
  expect(why({}, 'leader')).toMatch(/^M-501 .*any value/)
  expect(why({ value: 5 }, 'leader')).toBe('')
})

test('M-304: a value that cannot be made says how many coins are missing', () => {
  expect(why({ villages: [{ coins: 3 }] }, 'value 9 coins 0 markers 0')).toMatch(
    /^M-304 You are 3 coins short/,
  )
  expect(why({ villages: [{ coins: 3 }] }, 'value 5 coins 0 markers 0')).toBe('')
})

test('M-301, M-351: a value that is made stays, and whoever has begun a chain takes no card', () => {
  const made = { value: 3, villages: [{ cards: ['hall-finance'] }] }
  expect(why(made, 'value 9 coins 0 markers 0')).toMatch(/^M-351 .*3/)
  expect(why(made, 'black field', '1 white', '1 white hall-finance')).toMatch(/^M-351 .*white banners/)
  const taken = ['1 die w1', '1 die w1']
  expect(why({ villages: [{ coins: 3 }] }, 'die w2', ...taken)).toMatch(/^M-301 .*two dice/)
})
