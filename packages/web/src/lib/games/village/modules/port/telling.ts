import type { Language } from '@chronik/kernel'
import { fieldsNextTo, type Route, SEA_FIELDS, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import { amounts, memberName, named, titled } from '../../naming.ts'
import {
  boughtOn,
  type Captain,
  type ChestContent,
  captainPrice,
  type Field,
  type IslandField,
  keeperOf,
  lightPrice,
  shipsOf,
  symbolOf,
  tilesLeft,
} from './reading.ts'

interface Heard {
  readonly view: VillageState
  readonly seats: readonly Seat[]
  readonly language: Language
}

interface Sailing {
  readonly state: VillageState
  readonly seat: number
  readonly language: Language
}

const listed = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(parts)

/** VP-301: the islands to which the lines of a field lead on from where the ship lies. */
export function beyondOf({ state, seat, language }: Sailing, field: Field): string {
  const here = state.port.ships[seat].field
  const further = fieldsNextTo(state, SEA_FIELDS.at[field]).filter((one) => one !== here)
  return listed(
    further
      .map((one) => SEA_FIELDS.list[one])
      .flatMap((one) => (one.startsWith('i') ? [named(one, language)] : [])),
    language,
  )
}

/** `2 Glaube, 1 Können`, with cubes of any colour in words. */
function cubeWords(cubes: readonly string[], language: Language): string {
  const any = cubes.filter((cube) => cube === 'influence-any').length
  if (any === 0) return amounts(cubes, language)
  const locale = { locale: language }
  return any === 1 ? m.port_any_one({}, locale) : m.port_any_several({ count: any }, locale)
}

/** `1 Schritt`, `bis zu 2 Schritte`: how far one comes for what a captain asks. */
export function stepWords(steps: number, language: Language): string {
  const locale = { locale: language }
  return steps > 1 ? m.port_steps_several({ steps }, locale) : m.port_steps_one({}, locale)
}

/** What a captain asks for further steps. */
export function symbolWords(view: VillageState, captain: Captain, language: Language): string {
  const { cubes, steps } = symbolOf(view, captain)
  return m.port_symbol(
    { cubes: cubeWords(cubes, language), steps: stepWords(steps, language) },
    { locale: language },
  )
}

/** The same with the word for the captain, for those who listen. */
export const captainWords = (view: VillageState, captain: Captain, language: Language): string =>
  `${titled(captain, language)}: ${symbolWords(view, captain, language)}`

/** VP-203, VP-302: everything that is printed on a captain. */
export function captainTells(view: VillageState, captain: Captain, language: Language): string {
  return m.port_captain_tells(
    { price: captainPrice(view, captain), symbol: symbolWords(view, captain, language) },
    { locale: language },
  )
}

/** What is to be had on an island, and who is there. */
export function islandTells({ view, seats, language }: Heard, field: IslandField): string {
  const locale = { locale: language }
  const parts: string[] = []
  const bought = boughtOn(view, field).map(({ kind, points }) =>
    m.port_buys_one({ what: named(kind, language), points }, locale),
  )
  if (bought.length > 0) parts.push(m.port_buys({ list: listed(bought, language) }, locale))
  const { stack } = view.box.figures.port.islands[field]
  if (stack !== null)
    parts.push(m.port_stack({ what: named(stack, language), count: tilesLeft(view, stack) }, locale))
  parts.push(lightTells({ view, seats, language }, field), ...shipsHere({ view, seats, language }, field))
  return parts.join('; ')
}

export function lightTells({ view, seats, language }: Heard, field: IslandField): string {
  const locale = { locale: language }
  const price = lightPrice(view, field)
  if (price === null) return m.port_no_light({}, locale)
  const keeper = keeperOf(view, seats, field)
  return keeper === null
    ? m.port_light_costs({ cost: amounts(price.cost, language), points: price.points }, locale)
    : m.port_light_kept({ name: memberName(keeper, seats) }, locale)
}

/** Whose ships lie at a field. */
export function shipsHere({ view, seats, language }: Heard, field: Field): string[] {
  const names = shipsOf(view, seats)
    .filter((ship) => ship.field === field)
    .map(({ seat }) => seats[seat]?.name ?? '')
  return names.length === 0
    ? []
    : [m.port_ships_here({ names: listed(names, language) }, { locale: language })]
}

/** What the whole way to a field costs: time, then cubes. */
export function routePrice(
  view: VillageState,
  captain: Captain,
  { time, symbols }: Route,
): { readonly piece: string; readonly amount: number }[] {
  const cubes = new Map<string, number>()
  for (const cube of symbolOf(view, captain).cubes) cubes.set(cube, (cubes.get(cube) ?? 0) + symbols)
  return [
    { piece: 'time', amount: time },
    ...[...cubes].map(([piece, amount]) => ({ piece, amount })),
  ].filter(({ amount }) => amount > 0)
}

/** What lies in a chest, for the one who has looked into it. */
export function chestWords({ coins, tools }: ChestContent, language: Language): string {
  const parts = [
    ...(coins > 0 ? [`${coins} ${named('coin', language)}`] : []),
    ...(tools > 0 ? [`${tools} ${named('tool', language)}`] : []),
  ]
  return m.port_chest_seen({ what: parts.join(', ') }, { locale: language })
}
