import { NONE, nameOf } from '@chronik/kernel'
import { CUSTOMERS, GOODS, PERSONS, SPACES, STACKS, timeToLower, type VillageState } from '@chronik/village'
import { capital, readMove } from '../../../../table/wording.ts'
import * as m from '../../../../words/messages.js'
import { figureTarget, meeple, type VillageContext } from '../../acting/figures.ts'
import { membersAt } from '../../reading.ts'
import type { Drawing, Filling, Word } from '../filling.ts'
import { refusing } from '../refusing.ts'
import { askedBeforeCube, offerBeforeCube } from './before-cube.ts'
import { handOf, personText, printedOf } from './persons.ts'
import { watchmanHint } from './watchman.ts'

const titled = (word: string, { game, language }: VillageContext): string =>
  capital(nameOf(word, language, game.names))

const quiet =
  (title: Word): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), quiet: true, targets: [] })

const person: Drawing = (context, words) => ({
  title: titled(words.person, context),
  piece: words.person,
  targets: [`person:${words.person}`],
})

/** What is printed on a card: nothing of it happens now. */
const cardSays = ({ state, language }: VillageContext, word: string): string =>
  m.inn_card_says({ text: personText(state, word, language) }, { locale: language })

/** The same where it is to be chosen among others: what it would do. */
const offered: Drawing = (context, words) => ({
  ...person(context, words),
  about: cardSays(context, words.person),
})

/** At which stall a customer stands, counted from 1. */
function stallOf({ stalls }: VillageState, customer: string): number {
  return stalls.indexOf((CUSTOMERS.list as readonly string[]).indexOf(customer)) + 1
}

function topOf({ inn }: VillageState, stack: string): string | null {
  const { top } = inn.stacks[STACKS.at[stack as (typeof STACKS.list)[number]]]
  return top === NONE ? null : PERSONS.list[top]
}

/** VI-302, VI-303: whoever has nobody there sends somebody first; then the three steps. */
function enters({ state, seat, language }: VillageContext): string {
  const { options, figures } = state.box
  const locale = { locale: language }
  const then =
    options['inn-side'] === 'front'
      ? m.inn_hint_inn_front({ time: figures.inn.frontTime }, locale)
      : m.inn_hint_inn_back({}, locale)
  return membersAt(state, [], seat, 'inn').length > 0
    ? then
    : `${m.inn_hint_inn_send({ time: figures.inn.placing }, locale)} ${then}`
}

/** The cards that lie on top of the stacks. */
const tops = (state: VillageState): string[] => STACKS.list.flatMap((stack) => topOf(state, stack) ?? [])

/** The cards that can be played now. */
const playable = ({ game, moves }: VillageContext): string[] =>
  moves.flatMap((move) => readMove(game, move).words.person ?? [])

/** VI-305: the card on top goes under its stack. */
const slid: Drawing = (context, { stack }) => {
  const top = topOf(context.state, stack)
  // VI-R3: of an empty stack there is nobody to name.
  if (top === null) return { title: titled(stack, context), targets: [`pile:${stack}`] }
  return {
    title: m.inn_face_slide({ person: titled(top, context) }, { locale: context.language }),
    piece: top,
    about: cardSays(context, top),
    targets: [`pile:${stack}`, `person:${top}`],
  }
}

const inHand = refusing({ faces: { 'card <person>': person } }, ({ state, seat }) =>
  handOf(state, seat).map((word) => `card ${word}`),
)

/** VI-405: cards for this moment that would do nothing now; those for another moment only lie at the farm. */
const idle: typeof inHand = (context, cards) =>
  inHand(context, cards).filter(({ refusal }) => refusal?.rule === 'VI-405')

/** VI-548: an action that the herald calls. */
const called: Drawing = (context, { action }) => ({
  title: titled(action, context),
  piece: action,
  targets: [`space:${action}`],
})

export const filling: Filling = {
  id: 'inn',
  chapter: 'the-inn',
  questions: {
    'd-inn': m.inn_ask_inn,
    'd-inn-member': m.inn_ask_member,
    'd-inn-cycle': m.inn_ask_cycle,
    'd-inn-buy': m.inn_ask_buy,
    'd-card': m.inn_ask_card,
    'd-card-now': m.inn_ask_card_now,
    'd-card-member': m.inn_ask_card_member,
    'd-card-animal': m.inn_ask_animal,
    'd-cubes': m.inn_ask_cubes,
    'd-herald': m.inn_ask_herald,
    'd-castle': m.inn_ask_castle,
    'd-scrap': m.inn_ask_scrap,
  },
  narrowed: ({ language }, id) =>
    id === 'building:brewery' ? m.inn_ask_brewery({}, { locale: language }) : null,
  hints: {
    'd-inn': (context) => enters(context),
    'd-inn-cycle': ({ language }) => m.inn_hint_cycle({}, { locale: language }),
    'd-inn-buy': ({ language }) => m.inn_hint_buy({}, { locale: language }),
    // A single card says itself what it does.
    'd-card': (context) => {
      const [word, ...others] = playable(context)
      return word === undefined || others.length > 0
        ? m.inn_hint_card({}, { locale: context.language })
        : personText(context.state, word, context.language)
    },
    // It is asked once for each animal: what there is by now tells that the last answer was heard.
    'd-card-animal': ({ state: { farms }, seat, language }) => {
      const { goods } = farms[seat]
      return m.inn_hint_animal(
        { horses: goods[GOODS.at.horse], oxen: goods[GOODS.at.ox] },
        { locale: language },
      )
    },
    'd-card-now': (context) => {
      const [word] = playable(context)
      const time = timeToLower(context.state)
      if (time !== null) return watchmanHint(time, context.language)
      return word === undefined ? undefined : personText(context.state, word, context.language)
    },
  },
  faces: {
    inn: ({ language }) => ({
      title: m.inn_face_inn({}, { locale: language }),
      piece: 'inn',
      targets: ['space:inn', 'taproom'],
    }),
    'cycle <stack>': slid,
    'buy <person>': offered,
    'card <person>': person,
    no: quiet(m.inn_face_no),
    'with <number> <place>': (context, { number, place }) => ({
      title: titled(place, context),
      piece: meeple(context, context.seat, number),
      targets: figureTarget(context.state, context.seat, number, place),
    }),
    'without <colour>': (context, { colour }) => ({
      title: m.inn_face_without(
        { colour: nameOf(colour, context.language, context.game.names) },
        { locale: context.language },
      ),
      piece: colour,
      targets: [`influence:${context.seat}:${colour}`],
    }),
    'herald <action>': called,
    'castle <castle>': (context, { castle }) => ({
      title: titled(castle, context),
      piece: 'castle',
      targets: [`castle:${castle}`],
    }),
    'scrap <customer>': (context, { customer }) => ({
      title: m.act_serve({ stall: stallOf(context.state, customer) }, { locale: context.language }),
      piece: customer,
      targets: [`customer:${customer}`],
    }),
  },
  facesAt: {
    'd-inn-buy': { none: quiet(m.inn_face_none) },
    'd-card': { done: quiet(m.inn_face_done) },
  },
  acts: {
    inn: m.inn_do_enter,
    'cycle <stack>': m.inn_do_slide,
    'buy <person>': m.inn_do_invite,
    'card <person>': m.inn_do_play,
    no: m.inn_do_keep,
    'with <number> <place>': m.inn_do_choose,
    'without <colour>': m.inn_do_choose,
    'herald <action>': m.inn_do_choose,
    'castle <castle>': m.inn_do_choose,
    'scrap <customer>': m.inn_do_choose,
  },
  actsAt: {
    'd-inn-member': { 'member <number>': m.inn_do_enter },
    'd-card': { done: m.inn_do_keep },
  },
  offer: offerBeforeCube,
  asked: askedBeforeCube,
  // Empty stacks, cards on top that cannot be paid, cards and actions without a use stand there all the same.
  refused: {
    'd-inn-cycle': refusing({ faces: { 'cycle <stack>': slid } }, () =>
      STACKS.list.map((stack) => `cycle ${stack}`),
    ),
    'd-inn-buy': refusing({ faces: { 'buy <person>': offered } }, ({ state }) =>
      tops(state).map((top) => `buy ${top}`),
    ),
    'd-card': idle,
    'd-herald': refusing({ faces: { 'herald <action>': called } }, ({ state }) =>
      state.box.spaces.map((space) => `herald ${SPACES.list[space]}`),
    ),
  },
  places: {
    'd-inn-cycle': () => STACKS.list.map((stack) => `pile:${stack}` as const),
    'd-inn-buy': ({ state }) => tops(state).map((top) => `person:${top}` as const),
    'd-herald': ({ state }) => state.box.spaces.map((space) => `space:${SPACES.list[space]}` as const),
  },
  askable: ({ state }) => [
    'taproom',
    ...STACKS.list.map((stack) => `pile:${stack}`),
    ...tops(state).map((top) => `person:${top}`),
    ...Array.from({ length: state.box.players }, (_, seat) => handOf(state, seat))
      .flat()
      .map((word) => `person:${word}`),
  ],
  texts: {
    person: ({ state, seat }, word) =>
      handOf(state, seat).includes(word) ? [`card ${word}`] : [`buy ${word}`],
    pile: (_context, stack) => [`cycle ${stack}`],
    taproom: () => ['inn'],
    castle: ({ decision }, castle) => (decision === 'd-castle' ? [`castle ${castle}`] : []),
    customer: ({ decision }, customer) => (decision === 'd-scrap' ? [`scrap ${customer}`] : []),
  },
  needs: {
    person: ({ state, seat }, word) => {
      if (handOf(state, seat).includes(word)) return []
      const { coins, beer } = printedOf(state, word)
      const farm = state.farms[seat]
      return [
        ...(coins > 0 ? [{ piece: 'coin', amount: coins, have: farm.coins }] : []),
        ...(beer > 0 ? [{ piece: 'beer', amount: beer, have: farm.goods[state.box.goods.at(-1) ?? 0] }] : []),
      ]
    },
  },
  names: {
    person: (context, word) => titled(word, context),
    taproom: ({ language }) => m.inn_room({}, { locale: language }),
  },
  spaceOf: { pile: 'inn', taproom: 'inn' },
  from: { inn: m.inn_from },
  about: { person: 'persons', pile: 'at-the-inn', taproom: 'at-the-inn' },
  aboutSpaces: { inn: 'at-the-inn' },
  details: ['d-inn-member'],
  tokens(_context, entry) {
    if (entry.code === 'person-bought') return { gain: [{ piece: entry.person, amount: 1 }] }
    return entry.code === 'inn' || entry.code === 'person-slid' ? {} : null
  },
  points: ['persons'],
  // VI-521: by the word of the bard beside the chronicle, not in a grave.
  rests: (place) => (place === 'chronicle' ? { where: m.inn_rests_bard, death: m.inn_death_bard } : null),
  flights(entry, _after, seats) {
    switch (entry.code) {
      case 'inn':
        return [
          {
            piece: `meeple-${seats[entry.seat]?.colour ?? 'purple'}-${entry.figure.charAt(0)}`,
            from: [`figure:${entry.seat}:${entry.figure}`, `yard:${entry.seat}`],
            to: [`figure:${entry.seat}:${entry.figure}`, 'taproom'],
          },
        ]
      case 'person-shown':
        return [{ piece: 'person-card', from: [`pile:${entry.stack}`], to: [`person:${entry.person}`] }]
      case 'person-slid':
        return [{ piece: entry.person, from: [`person:${entry.person}`], to: [`pile:${entry.stack}`] }]
      case 'person-bought':
        return [
          {
            piece: entry.person,
            from: [`pile:${entry.stack}`, 'space:inn'],
            to: [`person:${entry.person}`, `hand:${entry.seat}`, `farm:${entry.seat}`],
          },
        ]
      case 'person-played':
        return [{ piece: entry.person, from: [`hand:${entry.seat}`, `farm:${entry.seat}`], to: [] }]
      default:
        return null
    }
  },
  targets(entry) {
    switch (entry.code) {
      case 'inn':
        return [`figure:${entry.seat}:${entry.figure}`, 'taproom']
      case 'person-shown':
      case 'person-slid':
        return [`pile:${entry.stack}`]
      case 'person-bought':
      case 'person-played':
        return [`person:${entry.person}`, `hand:${entry.seat}`]
      case 'herald':
        return [`space:${entry.action}`]
      default:
        return null
    }
  },
  place: (place) => (place === 'inn' ? ['taproom'] : null),
  deeds: ['person-bought', 'person-played'],
  lines: {
    persons: {
      piece: 'person-card',
      name: () => m.inn_line({}),
      colour: ['#ad5a18', '#fff'],
    },
  },
  look: async () => (await import('./look.ts')).look,
}
