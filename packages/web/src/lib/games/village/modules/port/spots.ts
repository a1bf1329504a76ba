import { CAPTAINS, CARGO, COLOURS, SEA_BURIALS, SEA_FIELDS, STAND_TILES } from '@chronik/village'
import type { Need } from '#lib/acting/offer.ts'
import type { TargetId } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import { titled } from '../../naming.ts'
import type { Filling } from '../filling.ts'
import { refusing as refusingWith } from '../refusing.ts'
import { faces, facesAt } from './faces.ts'
import {
  boughtOn,
  type Captain,
  captainPrice,
  chestsHome,
  ISLANDS,
  type IslandField,
  lightPrice,
  shipOf,
  symbolOf,
} from './reading.ts'

type OfSpot<T> = { readonly [kind: string]: (context: VillageContext, word: string, more: string) => T }

/** Everything at sea and from the sea that explains itself. */
export function askable({ state, seat, seats }: VillageContext): TargetId[] {
  return [
    ...SEA_FIELDS.list.map((field) => `field:${field}`),
    ...CAPTAINS.list.map((captain) => `captain:${captain}`),
    ...ISLANDS.flatMap((field) => islandSpots(state.box.figures.port.islands[field], field)),
    ...SEA_BURIALS.list.map((field) => `sea:${field}`),
    ...STAND_TILES.list.map((tile) => `stand:${tile}`),
    `ship:${seat}`,
    ...shipOf(state, seats, seat).holds.map(({ kind }) => `hold:${seat}:${kind}`),
    ...chestsHome(state, seat).map((_, at) => `chest:${seat}:${at + 1}`),
  ]
}

function islandSpots(
  { lighthouse, stack, buys }: VillageContext['state']['box']['figures']['port']['islands'][IslandField],
  field: string,
): TargetId[] {
  return [
    ...(lighthouse === null ? [] : [`lighthouse:${field}`]),
    ...(stack === null ? [] : [`tiles:${field}`]),
    ...(Object.keys(buys).length === 0 ? [] : [`board:${field}`]),
  ]
}

/** Moves that pointing at something may mean. */
export const texts: OfSpot<readonly string[]> = {
  field: ({ state, seat }, field) => {
    if (field === 'harbour') return ['return', 'leave']
    const here = SEA_FIELDS.list[state.port.ships[seat].field] === field
    return here ? ['stop', `sail ${field}`] : [`sail ${field}`]
  },
  captain: ({ decision, state }, captain) =>
    decision === 'd-captain-price'
      ? [`price ${captainPrice(state, captain as Captain)}`, `hire ${captain}`]
      : [`hire ${captain}`],
  captains: (_context, coins) => [`price ${coins}`],
  lighthouse: () => ['lighthouse'],
  tiles: ({ state }, field) => {
    const { stack } = state.box.figures.port.islands[field as IslandField]
    return stack === null ? [] : [`load ${stack}`]
  },
  board: ({ state }, field) => boughtOn(state, field as IslandField).map(({ kind }) => `sell ${kind}`),
  sea: (_context, field) => [`bury ${field}`],
  stand: (_context, tile) => [`sell ${tile}`],
  ship: () => ['leave', 'continue'],
  hold: (_context, _seat, kind) => [`sell ${kind}`],
  chest: (_context, _seat, number) => [`open-chest ${number}`],
}

/** What something at sea asks for, and what there is of it. */
export const needs: OfSpot<readonly Need[]> = {
  captain: ({ state, seat }, captain) => [
    { piece: 'coin', amount: captainPrice(state, captain as Captain), have: state.farms[seat].coins },
  ],
  field: (context) => {
    const { captain } = shipOf(context.state, context.seats, context.seat)
    return captain === null ? [] : cubeNeeds(context, symbolOf(context.state, captain).cubes)
  },
  lighthouse: (context, field) =>
    cubeNeeds(context, lightPrice(context.state, field as IslandField)?.cost ?? []),
}

function cubeNeeds({ state, seat }: VillageContext, pieces: readonly string[]): Need[] {
  const { farms, port } = state
  const have = (piece: string): number => {
    if (piece === 'wagon') return port.ships[seat].cargo[CARGO.at.wagon]
    const colour = (COLOURS.list as readonly string[]).indexOf(piece)
    const { cubes } = farms[seat]
    return colour < 0 ? cubes.reduce((sum, one) => sum + one, 0) : cubes[colour]
  }
  return [...new Set(pieces)].map((piece) => ({
    piece,
    amount: pieces.filter((one) => one === piece).length,
    have: have(piece),
  }))
}

/** What things at sea are called. */
export const names: OfSpot<string> = {
  field: ({ language }, field) => titled(field, language),
  captain: ({ language }, captain) => titled(captain, language),
  captains: ({ language }, coins) => titled(`captains-${coins}`, language),
  lighthouse: ({ language }, field) => titled(`lighthouse-${field}`, language),
  tiles: ({ language }, field) => titled(field, language),
  board: ({ language }, field) => titled(field, language),
  sea: ({ language }, field) => titled(field, language),
  stand: ({ language }, tile) => titled(`${tile}-stand`, language),
  ship: ({ seats, language }, seat) =>
    m.port_ship_of({ name: seats[Number(seat)]?.name ?? '' }, { locale: language }),
  hold: ({ language }, _seat, kind) => titled(kind, language),
  chest: ({ language }, _seat, number) => m.port_open_chest({ number }, { locale: language }),
  yard: ({ language }) => titled('farm', language),
}

/** Before a cube is taken, a place stands for the space of its action. */
export const spaceOf: { readonly [kind: string]: string } = {
  field: 'travel',
  captain: 'travel',
  captains: 'travel',
  lighthouse: 'travel',
  tiles: 'travel',
  board: 'travel',
  ship: 'travel',
  stand: 'market',
}

type Texts = (context: VillageContext) => readonly string[]
const refusing = (textsOf: Texts) => refusingWith({ faces, facesAt }, textsOf)

/** Options that are not to be had now, with the reason. */
export const refused = {
  'd-voyage': refusing(() => ['leave', 'continue', 'return']),
  'd-captain-price': refusing(({ state }) =>
    [...new Set(CAPTAINS.list.map((captain) => captainPrice(state, captain)))].map(
      (coins) => `price ${coins}`,
    ),
  ),
  'd-load': refusing(({ state, seat, seats }) =>
    shipOf(state, seats, seat).holds.map(({ kind }) => `load ${kind}`),
  ),
  'd-island': refusing(({ state, seat }) => {
    const field = SEA_FIELDS.list[state.port.ships[seat].field] as IslandField
    const { lighthouse, stack } = state.box.figures.port.islands[field]
    return [...(stack === null ? [] : [`load ${stack}`]), ...(lighthouse === null ? [] : ['lighthouse'])]
  }),
} satisfies Filling['refused']
