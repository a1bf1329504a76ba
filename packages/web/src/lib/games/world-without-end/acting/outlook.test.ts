import { clone } from '@chronik/kernel'
import { GOODS, TERMS, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { decisionsOf } from '../testing.ts'
import { outlookOf } from './outlook.ts'

type Tokens = readonly { readonly piece: string; readonly amount?: number }[]
const amountOf = (tokens: Tokens, piece: string): number =>
  tokens.find((token) => token.piece === piece)?.amount ?? 0

/** What the cards that can be played now would do, at every decision of a match. */
function handOutlooks() {
  const atHand = decisionsOf({ players: 3 }, 31, 'en').filter(({ decision }) => decision === 'open-card')
  return Array.from(atHand).flatMap(({ state, seat, moves }) =>
    moves.flatMap((move) => {
      const card = worldWithoutEnd.notation.format(move).slice('play:'.length)
      const outlook = outlookOf(worldWithoutEnd, state, seat, card)
      return outlook === null ? [] : [{ card, state, seat, ...outlook }]
    }),
  )
}

test('a card in hand tells what it would do now, as long as nothing but an amount is to be chosen', () => {
  const outlooks = handOutlooks()
  const of = (card: string) => outlooks.filter((one) => one.card === card)
  const told = new Set(outlooks.map(({ card }) => card))
  // W-501, W-505, W-515
  for (const { gain } of of('act-grain')) expect(gain).toEqual([{ piece: 'grain', amount: 1 }])
  for (const { cost, gain, state, seat } of of('act-sale')) {
    expect(amountOf(cost, 'wool')).toBe(state.players[seat].goods[GOODS.at.wool])
    expect(amountOf(gain, 'money')).toBe(
      amountOf(cost, 'wool') * state.terms[TERMS.at['wool-price']] +
        amountOf(cost, 'cloth') * state.terms[TERMS.at['cloth-price']],
    )
  }
  for (const { cost, gain } of of('act-cloth')) expect(amountOf(gain, 'cloth')).toBe(amountOf(cost, 'wool'))
  expect([...told]).toEqual(
    expect.arrayContaining(['act-piety', 'act-sale', 'act-cloth', 'act-rent', 'act-favour', 'act-privilege']),
  )
})

test('W-514: a donation whose seal could lie on one project only shows no price for nothing', () => {
  for (const { card, gain } of handOutlooks()) expect(gain, card).not.toEqual([])
})

test('a card that can do nothing has no outlook', () => {
  const [first] = decisionsOf({ players: 2 }, 11, 'en').filter(({ decision }) => decision === 'open-card')
  expect(outlookOf(worldWithoutEnd, first.state, first.seat, 'act-privilege')).toBeNull()
})

test('a position that is only passed through while it is drawn shows no outlook', () => {
  const [before] = decisionsOf({ players: 2 }, 11, 'en')
  expect(before.decision).toBe('orientation')
  expect(outlookOf(worldWithoutEnd, before.state, before.seat, 'act-grain')).toBeNull()
  const nothingDue = clone(worldWithoutEnd, before.state)
  nothingDue.depth = 0
  const [due] = decisionsOf({ players: 2 }, 11, 'en').filter(({ decision }) => decision === 'open-card')
  expect(outlookOf(worldWithoutEnd, due.state, 1 - due.seat, 'act-grain')).toBeNull()
  expect(outlookOf(worldWithoutEnd, nothingDue, before.seat, 'act-grain')).toBeNull()
})
