import type { Move } from '@chronik/kernel'
import { CARDS, usefulWays } from '@chronik/my-village'
import { altered } from '#lib/acting/priced.ts'
import type { OptionCard, OptionSection, Token } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { diePiece } from '../words.ts'
import { cardOf, onTable } from './cards.ts'
import type { MyVillageContext } from './context.ts'
import { faceOf } from './faces.ts'
import { anytime, usesOf } from './sections.ts'
import { waysToPay } from './ways.ts'

interface Offered {
  readonly cards: readonly OptionCard[]
  readonly sections?: readonly OptionSection[]
}

/** So many pairs of dice are suggested. */
const SUGGESTIONS = 4

/** The options of a decision, with those that stand beside every one (M-614). */
export function offered(context: MyVillageContext): Offered {
  const { game, moves } = context
  const isPlow = (move: Move): boolean => readMove(game, move).kind.startsWith('plow')
  const main: MyVillageContext = { ...context, moves: moves.filter((move) => !isPlow(move)) }
  const plows = plowCards(context, moves.filter(isPlow))
  const own = (OFFERS[context.decision] ?? plain)({ ...main, moves })
  const cards = [...own.cards, ...plows]
  if (own.sections === undefined) return { cards }
  return { cards, sections: [...own.sections, ...anytime(context, plows)] }
}

/** One plow from each source is in the bar, the other fields are chosen on the board. */
function plowCards(context: MyVillageContext, moves: readonly Move[]): OptionCard[] {
  const seen = new Set<string>()
  return moves.map((move) => {
    const { from } = readMove(context.game, move).words
    if (seen.has(from)) return onTable(context, move)
    seen.add(from)
    return cardOf(context, [move], { section: 'anytime' })
  })
}

type Offering = (context: MyVillageContext) => Offered

const plain: Offering = (context) => ({
  cards: context.moves
    .filter((move) => !readMove(context.game, move).kind.startsWith('plow'))
    .map((move) => cardOf(context, [move])),
})

/** Every move itself is made on the table. */
const rawCards = (context: MyVillageContext): OptionCard[] =>
  context.moves
    .filter((move) => !readMove(context.game, move).kind.startsWith('plow'))
    .map((move) => onTable(context, move))

/** Dice are taken on the table; the bar suggests pairs that are good for something, if only for the headman. */
const dice: Offering = (context) => ({ cards: [...rawCards(context), ...suggestions(context)] })

function suggestions(context: MyVillageContext): OptionCard[] {
  const { state, seat, language } = context
  return usefulWays(state, seat)
    .slice(0, SUGGESTIONS)
    .map(({ way, white: whites, black }): OptionCard => {
      const [move, ...next] = way.moves
      const spent: Token[] = [
        { piece: 'time', amount: way.time },
        { piece: 'coin', amount: way.coins },
        { piece: 'die-marker', amount: way.markers },
      ]
      const gain: Token[] = [
        { piece: 'banner-white', amount: whites },
        { piece: 'banner-black', amount: black },
      ]
      const title = m.my_value({ value: way.value }, { locale: language })
      return {
        move,
        next,
        title,
        ...(whites + black === 0 && headmanOnly(context, title)),
        cost: [
          ...way.dice.map((die) => ({ piece: diePiece(die) })),
          ...spent.filter(({ amount }) => amount !== 0),
        ],
        gain: gain.filter(({ amount }) => amount !== 0),
        targets: way.dice.map((die) => `die:${die}`),
      }
    })
}

/** No banner answers to the value: the headman stands before it, for he can always walk. */
const headmanOnly = ({ seat, seats, language }: MyVillageContext, title: string): Partial<OptionCard> => ({
  piece: `headman-${seats[seat].colour}`,
  spoken: `${title}: ${m.my_headman_walks({}, { locale: language })}`,
  remark: m.my_only_headman({}, { locale: language }),
})

/** The dice as they lie can be used at once; flags make another value first. */
const change: Offering = (context) => {
  const { game, moves } = context
  const same = moves.find((move) => {
    const { kind, words } = readMove(game, move)
    return kind.startsWith('value') && words.coins === '0' && words.markers === '0'
  })
  const uses = same === undefined ? { cards: [], sections: [] } : usesOf(context, [same])
  return withUses(context, uses)
}

/** What a use does in one move stands in the bar already. */
function withUses(context: MyVillageContext, { cards, sections }: ReturnType<typeof usesOf>): Offered {
  const shown = new Set(cards.flatMap(({ move, next }) => (next === undefined ? [move] : [])))
  return { cards: [...rawCards(context).filter(({ move }) => !shown.has(move)), ...cards], sections }
}

const use: Offering = (context) => withUses(context, usesOf(context, []))

/** The chain of white banners: what may come next, or its end. */
const white: Offering = (context) => ({
  cards: plain(context).cards.map((card) =>
    card.quiet === true ? card : altered(card, { section: 'white' }),
  ),
  sections: [
    {
      id: 'white',
      title: m.my_chain({}, { locale: context.language }),
      piece: 'banner-white',
      hint: m.my_chain_hint({}, { locale: context.language }),
      closed: m.my_chain_done({}, { locale: context.language }),
    },
  ],
})

/** Whole ways to pay; the units one by one are chosen on the table. */
const pay: Offering = (context) => {
  const ways = waysToPay(context)
  const single = ways.filter((way) => way.length === 1).map(([move]) => move)
  return {
    cards: [
      ...rawCards(context).filter(({ move }) => !single.includes(move)),
      ...ways.map((way): OptionCard => {
        const card = cardOf(context, way)
        const faces = way.map((move) => faceOf(context, readMove(context.game, move)))
        return altered(card, {
          title: faces.map(({ title }) => title).join(' + '),
          cost: faces.map(({ piece = 'coin' }) => ({ piece })),
          gain: [],
        })
      }),
    ],
  }
}

/** M-753: what the meeting place brings comes wherever the tile lies: no place earns it. */
const tile: Offering = (context) => ({
  cards: plain(context).cards.map((card) => altered(card, { cost: [], gain: [] })),
})

/** Customers stand in the bar as they do in their stalls. */
const customers: Offering = (context) => {
  const placeOf = (move: Move): number => {
    const { customer } = readMove(context.game, move).words
    return customer === undefined ? CARDS.size : context.state.cards[CARDS.at[customer]]
  }
  return plain({ ...context, moves: context.moves.toSorted((one, other) => placeOf(one) - placeOf(other)) })
}

const OFFERS: { readonly [decision: string]: Offering } = {
  'die-1': dice,
  'die-2': dice,
  change,
  use,
  white,
  pay,
  tile,
  'free-customer': customers,
  customer: customers,
}
