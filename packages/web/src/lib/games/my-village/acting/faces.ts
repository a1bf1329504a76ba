import type { Language } from '@chronik/kernel'
import { customersTaken, GOODS } from '@chronik/my-village'
import type { TargetId } from '#lib/table/contract.ts'
import type { Reading } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { OCTAGON_PIECES as OCTAGONS } from '../board/octagon-pieces.ts'
import { markedName, named, onePiece, titled } from '../naming.ts'
import { comingMonk, craftsOf, whiteValues } from '../reading.ts'
import { bannerTarget, cardName, diePiece, goodOf, pieceOfBanner, pieceOfOffer } from '../words.ts'
import type { MyVillageContext } from './context.ts'
import { purseToken } from './effects.ts'

/** How a move is called, what stands before it and what it points at. */
interface Face {
  readonly title: string
  /** How it is called where it is heard. */
  readonly spoken?: string
  readonly piece?: string
  readonly targets: readonly TargetId[]
  /** Leaves things as they are. */
  readonly quiet?: boolean
}

type Words = Reading['words']
type Drawing = (context: MyVillageContext, words: Words) => Face

const quiet =
  (title: (inputs: object, options: { locale: Language }) => string): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), targets: [], quiet: true })

/** From where something is paid: its place in the row of one's own village, and the card it lies on. */
function purseTargets({ state, seat }: MyVillageContext, purse: string): readonly TargetId[] {
  if (purse === 'coins') return [`coins:${seat}`]
  if (purse === 'joker') return [`joker:${seat}`, 'card:hall-guild']
  if (purse.startsWith('field-')) return [`plow:${purse}`, `card:${purse}`]
  const building = craftsOf(state, seat)[GOODS.list.indexOf(purse as (typeof GOODS.list)[number])]
  return [`good:${seat}:${purse}`, ...(building === null ? [] : [`card:${building}`])]
}

/** The free place of one's village where a card will stand. */
function plotTargets(seat: number, banner: string): readonly TargetId[] {
  if (goodOf(banner) !== null) return [`area:${seat}:${banner.slice(0, -2)}`]
  if (banner.startsWith('church-')) return [`area:${seat}:religion`]
  if (banner.startsWith('hall-')) return [`area:${seat}:hall`]
  if (banner === 'meeting-place') return [`area:${seat}:meeting-place`]
  return banner === 'field' ? [`area:${seat}:harvest`] : []
}

/** A face and what is printed beside it; those who listen hear that it is a customer. */
const customer: Drawing = (context, words) => ({
  title: whiteValues(context.state, words.customer).join('/'),
  spoken: cardName(context, words.customer),
  piece: words.customer,
  targets: [`card:${words.customer}`],
})

const FACES: { readonly [kind: string]: Drawing } = {
  'die <die>': ({ language }, { die }) => ({
    title: titled(die, language),
    spoken: onePiece(diePiece(die), language),
    piece: diePiece(die),
    targets: [`die:${die}`],
  }),
  'value <value> coins <coins> markers <markers>': ({ language, seat }, { value, coins, markers }) => ({
    title: m.my_value({ value }, { locale: language }),
    targets: [
      `flag:${value}`,
      ...(coins === '0' ? [] : [`coins:${seat}`]),
      ...(markers === '0' ? [] : [`marker:${seat}`]),
    ],
  }),
  black: ({ language }) => ({
    title: m.my_use_black({}, { locale: language }),
    piece: 'banner-black',
    targets: [],
  }),
  white: ({ language }) => ({
    title: m.my_use_white({}, { locale: language }),
    piece: 'banner-white',
    targets: [],
  }),
  leader: ({ language, seat, seats }) => ({
    title: m.my_headman_walks({}, { locale: language }),
    piece: `headman-${seats[seat].colour}`,
    targets: [`leader:${seat}`],
  }),
  'black <banner>': (context, { banner }) => ({
    title: cardName(context, banner),
    piece: pieceOfOffer(banner),
    targets: [`offer:${banner}`, ...plotTargets(context.seat, banner)],
  }),
  'white <banner>': (context, { banner }) => ({
    title: cardName(context, banner),
    piece: pieceOfBanner(banner),
    targets: [bannerTarget(context.seat, banner)],
  }),
  stop: ({ decision, state, language }) => ({
    title:
      decision === 'customer'
        ? m.my_no_more_customers({ count: customersTaken(state) }, { locale: language })
        : m.my_no_more_banners({}, { locale: language }),
    targets: [],
    quiet: true,
  }),
  none: quiet(m.my_none),
  'pay <purse>': (context, { purse }) => ({
    title: purse.startsWith('field-')
      ? m.my_plow_from_field({}, { locale: context.language })
      : titled(purseToken(purse), context.language),
    piece: purseToken(purse),
    targets: [...purseTargets(context, purse), `purse:${purse}`],
  }),
  'plow <from> <field>': ({ language, seat }, { from, field }) => ({
    title: m.my_plow_to_field({}, { locale: language }),
    piece: from === 'hall-guild' ? 'joker' : 'plow',
    targets: [
      `plow:${field}`,
      from === 'hall-guild' ? `joker:${seat}` : `good:${seat}:${GOODS.list[GOODS.at.plow]}`,
    ],
  }),
  house: ({ language, seat }) => ({
    title: m.my_walk_home({}, { locale: language }),
    piece: 'main-house',
    targets: [`path:${seat}:main-house`],
  }),
  stories: ({ language, seat }) => ({
    title: m.my_walk_stories({}, { locale: language }),
    piece: 'story-tree',
    targets: [`path:${seat}:story-space`],
  }),
  coins: ({ language, seat }) => ({
    title: m.my_walk_coins({}, { locale: language }),
    piece: 'coin-barn',
    targets: [`path:${seat}:coin-space`],
  }),
  'place-left': ({ language, seat }) => ({
    title: m.my_pupil_left({}, { locale: language }),
    piece: 'pupil',
    targets: [`school:${seat}`, `pupil:${seat}:left`],
  }),
  'shift-right': ({ language, seat }) => ({
    title: m.my_pupil_right({}, { locale: language }),
    piece: 'pupil',
    targets: [`school:${seat}`, `pupil:${seat}:right`],
  }),
  'graduate <side> <profession>': ({ language, seat }, { side, profession }) => ({
    title: m.my_graduate({ side, name: titled(profession, language) }, { locale: language }),
    piece: profession,
    targets: [`villager:${seat}:${profession}`, `pupil:${seat}:${side}`],
  }),
  use: ({ language }) => ({
    title: m.my_trade_use({}, { locale: language }),
    piece: 'church-trade',
    targets: ['trade:use'],
  }),
  skip: ({ language }) => ({
    title: m.my_trade_skip({}, { locale: language }),
    piece: 'steward',
    targets: ['trade:skip'],
  }),
  'free <customer>': customer,
  'take <customer>': customer,
  keep: ({ language }) => ({
    title: m.my_keep({}, { locale: language }),
    piece: 'travel-card',
    targets: ['journey:keep'],
  }),
  redraw: ({ language }) => ({
    title: m.my_redraw({}, { locale: language }),
    piece: 'church-mission',
    targets: ['journey:redraw'],
  }),
  accept: ({ language, state }) => ({
    title: m.my_bonus_accept(
      { bonus: state.box.figures.monk.bonus[comingMonk(state)].kind },
      { locale: language },
    ),
    piece: 'window',
    targets: ['bonus:accept'],
  }),
  decline: quiet(m.my_bonus_decline),
  'tile <banner>': (context, { banner }) => ({
    title: cardName(context, banner),
    piece: pieceOfBanner(banner),
    targets: [bannerTarget(context.seat, banner)],
  }),
  stay: (context, words) =>
    quiet(context.decision === 'tile' ? m.my_stay : m.my_stay_headman)(context, words),
  'mark <octagon>': ({ language, seat }, { octagon }) => ({
    title: markedName(octagon, language),
    piece: OCTAGONS[octagon],
    targets: [`mark:${seat}:${octagon}`],
  }),
  'victim <profession>': ({ language, seat }, { profession }) => ({
    title: titled(profession, language),
    piece: profession,
    targets: [`villager:${seat}:${profession}`],
  }),
  'labourer <profession>': ({ language, seat }, { profession }) => ({
    title: m.my_labourer_option({ name: named(profession, language) }, { locale: language }),
    piece: profession,
    targets: [`villager:${seat}:${profession}`],
  }),
  block: ({ language, seat }) => ({
    title: m.my_block({}, { locale: language }),
    piece: 'church-salvation',
    targets: [`block:${seat}`],
  }),
  suffer: ({ language, seat }) => ({
    title: m.my_suffer({}, { locale: language }),
    piece: 'rat',
    targets: [`tree:${seat}`],
  }),
}

/** How a move is called and what it points at. */
export function faceOf(context: MyVillageContext, { kind, words }: Reading): Face {
  return FACES[kind](context, words)
}

/** Whether a kind of move has words of its own. */
export const hasFace = (kind: string): boolean => Object.hasOwn(FACES, kind)
