import { COLOURS, CUSTOMERS, GOODS, PLACES, type ROADS, WARES } from '@chronik/village'
import type { Need } from '../../../acting/offer.ts'
import type { TargetId } from '../../../table/contract.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import type { VillageContext } from './figures.ts'

/** What a thing on the board asks for, and what the seat has of it. */
export function needsOf(context: VillageContext, id: TargetId): Need[] {
  const [kind, word = '', more = ''] = id.split(':')
  const { figures } = context.state.box
  switch (kind) {
    case 'mill':
      return [always('time', figures.mill.time), need(context, 'grain', figures.mill.grain)]
    case 'building':
      return buildingNeeds(context, word)
    case 'customer':
      return customerNeeds(context, word)
    case 'road': {
      const { influence } = figures.roads[word as (typeof ROADS.list)[number]]
      return [
        always('time', figures.travel.time),
        need(context, 'wagon', figures.travel.wagons),
        ...Object.entries(influence).map(([colour, amount]) => need(context, colour, amount ?? 0)),
      ]
    }
    case 'castle':
      return [always('time', figures.travel.time), need(context, 'wagon', figures.travel.wagons)]
    case 'council':
      return [
        always('time', figures.council.time[Number(word) as 1 | 2 | 3 | 4]),
        need(context, 'persuasion', figures.council.persuasion),
      ]
    case 'church':
      return context.decision === 'd-promote' && word !== '1'
        ? [need(context, 'grain', figures.church.grain[Number(word) as 2 | 3 | 4])]
        : []
    default:
      return [
        ...(firstOf(fillingsIn(context.state.box), ({ needs }) => needs?.[kind]?.(context, word, more)) ??
          []),
      ]
  }
}

function buildingNeeds(context: VillageContext, word: string): Need[] {
  const building = context.state.box.buildings.find(({ place }) => PLACES.list[place] === word)
  if (building === undefined) return []
  const printed = context.state.box.figures.crafts as {
    readonly [name: string]: { readonly influence: object }
  }
  const influence = Object.entries(printed[word]?.influence ?? {}) as [string, number][]
  const grain = building.grain > 0 ? [need(context, 'grain', building.grain)] : []
  return [...grain, ...influence.map(([colour, amount]) => need(context, colour, amount))]
}

function customerNeeds(context: VillageContext, word: string): Need[] {
  const customer = context.state.box.customers[(CUSTOMERS.list as readonly string[]).indexOf(word)]
  if (customer === undefined) return []
  return WARES.list.flatMap((ware, at) =>
    customer.demand[at] > 0 ? [need(context, ware, customer.demand[at])] : [],
  )
}

/** Time can always be paid. */
function always(piece: string, amount: number): Need {
  return { piece, amount, have: amount }
}

function need({ state, seat }: VillageContext, piece: string, amount: number): Need {
  const farm = state.farms[seat]
  const goods = (GOODS.list as readonly string[]).indexOf(piece)
  const colour = (COLOURS.list as readonly string[]).indexOf(piece)
  if (piece === 'grain') return { piece, amount, have: farm.grain }
  if (goods >= 0) return { piece, amount, have: farm.goods[goods] }
  return { piece, amount, have: colour >= 0 ? farm.cubes[colour] : 0 }
}
