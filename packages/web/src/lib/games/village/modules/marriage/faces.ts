import { nameOf } from '@chronik/kernel'
import { CUSTOMERS } from '@chronik/village'
import type { Reading } from '../../../../table/wording.ts'
import { capital } from '../../../../table/wording.ts'
import * as m from '../../../../words/messages.js'
import { figureTarget, kindName, meeple, type VillageContext } from '../../acting/figures.ts'
import { customerTells } from '../../telling.ts'
import type { Drawing, Face, Word } from '../filling.ts'
import { favoursOf } from './reading.ts'

const plain =
  (title: Word, targets: readonly string[], piece?: string): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), targets, ...(piece && { piece }) })

const quiet =
  (title: Word): Drawing =>
  ({ language }) => ({ title: title({}, { locale: language }), quiet: true, targets: [] })

/** Something that is called by its own name and lies somewhere. */
const thing =
  (word: string, target: (seat: number) => string): Drawing =>
  ({ game, language, seat }) => ({
    title: capital(nameOf(word, language, game.names)),
    piece: word,
    targets: [target(seat)],
  })

/** A house is chosen for what it gives: the one or the other. */
const houseOf =
  (house: 'bakery' | 'store'): Drawing =>
  (context, words) => {
    const [one, other] = favoursOf(context.state, house)
    const [first, ...rest] = other
    const gain = [...one, { ...first, or: true as const }, ...rest]
    return { ...thing(house, () => `house:${house}`)(context, words), later: { cost: [], gain } }
  }

/** VM-302: all that one has of a kind, for one price; how many they are is asked next. */
const soldOff =
  (title: Word, piece: 'bread' | 'tool'): Drawing =>
  ({ state, seat, language }) => {
    const { persuasion, sellTime, prestige } = state.box.figures.marriage.smuggler
    const { bread, tools } = state.marriage.families[seat]
    const amount = piece === 'bread' ? bread : tools
    return {
      title: title({}, { locale: language }),
      piece,
      targets: ['smuggler:sell'],
      later: {
        cost: [
          { piece, amount },
          { piece: 'persuasion', amount: persuasion },
          { piece: 'time', amount: sellTime },
        ],
        gain: [{ piece: 'prestige', amount: amount * prestige }],
      },
    }
  }

/** VM-302: how many of what is sold; what it is stands in what was chosen before. */
const count: Drawing = ({ language }, { count: tiles }) => ({
  title: m.wed_count({ count: tiles }, { locale: language }),
  targets: ['smuggler:sell'],
})

const joins: Drawing = (context, { number }) => ({
  title: kindName(number, context.language),
  piece: meeple(context, context.seat, number),
  targets: figureTarget(context.state, context.seat, number, 'farm'),
})

const onRank: Drawing = ({ language }, { rank }) => ({
  title: m.wed_rank({ rank }, { locale: language }),
  targets: [`rank:${rank}`],
})

function swapped({ game, language, seat }: VillageContext, { piece }: Reading['words']): Face {
  const locale = { locale: language }
  return piece === 'coin'
    ? { title: m.wed_swap_coin({}, locale), piece, targets: [`coins:${seat}`] }
    : {
        title: m.wed_swap({ cube: capital(nameOf(piece, language, game.names)) }, locale),
        piece,
        targets: [`influence:${seat}:${piece}`],
      }
}

/** VM-603: whoever gets the bread, and the number that counts from then on. */
const laid: Drawing = (context, { number, place }) => ({
  title: m.wed_lay_bread(
    { number, next: Number(number) + 1, place: capital(nameOf(place, context.language, context.game.names)) },
    { locale: context.language },
  ),
  piece: `${meeple(context, context.seat, number)}-raised`,
  targets: [`bread:${context.seat}`],
  onTable: 'aside',
})

/** VM-303: a customer of the queue; who listens hears what it wants. */
const lured: Drawing = ({ state, language }, { customer }) => {
  const number = (CUSTOMERS.list as readonly string[]).indexOf(customer)
  const title = m.wed_queue_place({ place: state.queue.indexOf(number) + 1 }, { locale: language })
  return {
    title,
    spoken: `${title}. ${customerTells({ view: state, language }, number)}`,
    piece: customer,
    targets: [`customer:${customer}`],
  }
}

export const faces: { readonly [kind: string]: Drawing } = {
  'wed <number>': joins,
  'rank <rank>': onRank,
  'swap <piece>': swapped,
  'sell-bread': soldOff(m.wed_sell_bread, 'bread'),
  'sell-tool': soldOff(m.wed_sell_tool, 'tool'),
  serve: plain(m.wed_lure, ['smuggler:lure']),
  // VM-305: two of one colour are not to be had.
  cubes: (context, words) => ({
    ...plain(m.wed_fetch, ['smuggler:fetch'])(context, words),
    remark: m.wed_fetch_colours({}, { locale: context.language }),
  }),
  'number <count>': count,
  bakery: houseOf('bakery'),
  store: houseOf('store'),
  bread: thing('bread', (seat) => `bread:${seat}`),
  tool: thing('tool', (seat) => `tools:${seat}`),
  'bread-grain': plain(m.wed_bread_grain, ['house:bakery']),
  'bread-bread': plain(m.wed_bread_bread, ['house:bakery']),
  'tool-cubes': plain(m.wed_tool_cubes, ['house:store']),
  'tool-tool': plain(m.wed_tool_tool, ['house:store']),
  'bread <number> <place>': laid,
  'pay grain': thing('grain', (seat) => `grain:${seat}`),
  'pay bread': thing('bread', (seat) => `bread:${seat}`),
}

/** Where another face would be misleading. */
export const facesAt: { readonly [decision: string]: { readonly [kind: string]: Drawing } } = {
  'd-rank-bonus': { none: quiet(m.wed_no_swap) },
  'd-wed-buy': { none: quiet(m.wed_no_gift) },
  'd-tool': {
    none: quiet(m.wed_keep_tool),
    tool: ({ language, seat }) => ({
      title: m.wed_use_tool({}, { locale: language }),
      piece: 'tool',
      targets: [`tools:${seat}`],
    }),
  },
  'd-smuggler-customer': { 'serve <customer>': lured },
}

export const acts: { readonly [kind: string]: Word } = {
  'wed <number>': m.wed_do_join,
  'rank <rank>': m.wed_do_join,
  'swap <piece>': m.wed_do_swap,
  'sell-bread': m.wed_do_sell,
  'sell-tool': m.wed_do_sell,
  serve: m.wed_do_lure,
  cubes: m.act_do_take,
  'number <count>': m.wed_do_sell,
  bakery: m.wed_do_move,
  store: m.wed_do_move,
  bread: m.act_do_buy,
  tool: m.act_do_buy,
  'bread-grain': m.act_do_take,
  'bread-bread': m.act_do_take,
  'tool-cubes': m.act_do_take,
  'tool-tool': m.act_do_take,
  'bread <number> <place>': m.wed_do_lay,
  'pay grain': m.act_do_pay,
  'pay bread': m.act_do_pay,
}

export const actsAt: { readonly [decision: string]: { readonly [kind: string]: Word } } = {
  'd-rank-bonus': { none: m.wed_do_keep },
  'd-wed-buy': { none: m.wed_do_keep },
  'd-tool': { none: m.wed_do_keep, tool: m.act_do_use },
  'd-smuggler-customer': { 'serve <customer>': m.wed_do_lure },
}
