import { GOODS, TERMS, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { decisionsOf } from '../testing.ts'
import { outlookOf } from './outlook.ts'

type Tokens = readonly { readonly piece: string; readonly amount?: number }[]
const of = (tokens: Tokens, piece: string): number =>
  tokens.find((token) => token.piece === piece)?.amount ?? 0

test('a card in hand tells what it would do now, as long as nothing but an amount is to be chosen', () => {
  const told = new Set<string>()
  for (const { state, seat, decision, moves } of decisionsOf({ players: 3 }, 31, 'en')) {
    if (decision !== 'open-card') continue
    const { goods } = state.players[seat]
    for (const move of moves) {
      const card = worldWithoutEnd.notation.format(move).slice('play:'.length)
      const outlook = outlookOf(worldWithoutEnd, state, seat, card)
      if (outlook === null) continue
      told.add(card)
      const { cost, gain } = outlook
      // W-501, W-505, W-515
      if (card === 'act-grain') expect(gain).toEqual([{ piece: 'grain', amount: 1 }])
      if (card === 'act-sale') {
        expect(of(cost, 'wool')).toBe(goods[GOODS.at.wool])
        expect(of(gain, 'money')).toBe(
          of(cost, 'wool') * state.terms[TERMS.at['wool-price']] +
            of(cost, 'cloth') * state.terms[TERMS.at['cloth-price']],
        )
      }
      if (card === 'act-cloth') expect(of(gain, 'cloth')).toBe(of(cost, 'wool'))
    }
  }
  expect([...told]).toEqual(
    expect.arrayContaining(['act-piety', 'act-sale', 'act-cloth', 'act-rent', 'act-favour', 'act-privilege']),
  )
})

test('a card that can do nothing has no outlook', () => {
  const [first] = decisionsOf({ players: 2 }, 11, 'en').filter(({ decision }) => decision === 'open-card')
  expect(outlookOf(worldWithoutEnd, first.state, first.seat, 'act-privilege')).toBeNull()
})
