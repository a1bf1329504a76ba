import { NONE, nameOf } from '@chronik/kernel'
import { COLOURS, CUSTOMERS, PLACES, RANKS } from '@chronik/village'
import type { Need } from '../../../../acting/offer.ts'
import { capital } from '../../../../table/wording.ts'
import * as m from '../../../../words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import type { Filling } from '../filling.ts'
import { refusing } from '../refusing.ts'
import { faces, facesAt } from './faces.ts'

const HOUSES = ['bakery', 'store', 'parents']
const WAYS = ['sell', 'lure', 'fetch']
const ranks = Array.from({ length: RANKS }, (_, at) => at + 1)

/** Everything of the wedding quarter that explains itself when it is pointed at. */
export function askable({ seat }: VillageContext): string[] {
  return [
    ...ranks.map((rank) => `rank:${rank}`),
    ...HOUSES.map((house) => `house:${house}`),
    ...WAYS.map((way) => `smuggler:${way}`),
    `bread:${seat}`,
    `tools:${seat}`,
  ]
}

type OfSpot<T> = { readonly [kind: string]: (context: VillageContext, word: string, more: string) => T }

/** Moves that pointing at something may mean. */
export const texts: OfSpot<readonly string[]> = {
  rank: ({ decision }, rank) =>
    decision === 'd-wedding-rank' ? [`rank ${rank}`] : ['wed 1', `rank ${rank}`],
  house: ({ decision }, house) =>
    decision === 'd-favour'
      ? house === 'bakery'
        ? ['bread-bread']
        : ['tool-tool']
      : house === 'parents'
        ? []
        : [house],
  smuggler: (_context, way) =>
    way === 'sell' ? ['sell-bread', 'sell-tool'] : way === 'lure' ? ['serve'] : ['cubes'],
  bread: breadTexts,
  tools: ({ decision }) =>
    decision === 'd-wed-buy' || decision === 'd-tool' ? ['tool'] : ['tool', 'sell-tool'],
}

/** VM-603: under whom it might be laid. */
function breadTexts({ state, seat, decision }: VillageContext): string[] {
  if (decision === 'd-promote-pay') return ['pay bread']
  const { figures, raised } = state.farms[seat]
  return Array.from(
    figures.subarray(0, state.box.figureCount),
    (place, figure) =>
      `bread ${state.box.numbers[figure]}${raised[figure] === 1 ? '+' : ''} ${PLACES.list[place]}`,
  )
}

export const needs: OfSpot<readonly Need[]> = {
  rank: ({ state, seat }) => {
    const { time, cubes } = state.box.figures.marriage.wedding
    return [{ piece: 'time', amount: time, have: time }, anyCube(state, seat, cubes)]
  },
  smuggler: ({ state, seat }, way) => {
    const printed = state.box.figures.marriage.smuggler
    if (way === 'lure') return [anyCube(state, seat, printed.serveCubes)]
    if (way === 'fetch') return [{ piece: 'time', amount: printed.cubesTime, have: printed.cubesTime }]
    return [
      {
        piece: 'persuasion',
        amount: printed.persuasion,
        have: state.farms[seat].cubes[COLOURS.at.persuasion],
      },
      { piece: 'time', amount: printed.sellTime, have: printed.sellTime },
    ]
  },
}

/** VX-205: a coin stands in for a cube. */
function anyCube({ farms }: VillageContext['state'], seat: number, amount: number): Need {
  const { cubes, coins } = farms[seat]
  return { piece: 'influence-any', amount, have: cubes.reduce((sum, one) => sum + one, coins) }
}

export const names: OfSpot<string> = {
  rank: ({ language }, rank) => m.wed_rank({ rank }, { locale: language }),
  house: ({ game, language }, house) => capital(nameOf(house, language, game.names)),
  smuggler: ({ language }, way) => {
    const locale = { locale: language }
    if (way === 'sell') return m.wed_sell({}, locale)
    return way === 'lure' ? m.wed_lure({}, locale) : m.wed_fetch({}, locale)
  },
  bread: ({ game, language }) => capital(nameOf('bread', language, game.names)),
  tools: ({ game, language }) => capital(nameOf('tool', language, game.names)),
}

/** Before a cube is taken, a place stands for the space of its action. */
export const spaceOf: { readonly [kind: string]: string } = {
  rank: 'wedding',
  house: 'wedding',
  smuggler: 'smuggler',
}

/** VM-302, VM-303: ways of the smuggler and customers of the queue that are not to be had now, with the reason. */
export const refused = {
  'd-smuggler': refusing({ faces }, () => ['sell-bread', 'sell-tool', 'serve', 'cubes']),
  'd-smuggler-customer': refusing({ facesAt }, ({ state }) =>
    Array.from(state.queue).flatMap((customer) =>
      customer === NONE ? [] : [`serve ${CUSTOMERS.list[customer]}`],
    ),
  ),
} satisfies Filling['refused']
