import { NONE } from '@chronik/kernel'
import {
  CUBES,
  GOLDEN_GOALS,
  GROUPS,
  PERSONS,
  SEA_FIELDS,
  SILVER_GOALS,
  SPACES,
  type VillageState,
  WARES,
} from '@chronik/village'
import type { Surroundings } from '../../learned/encoder.ts'

const MODULES = ['inn', 'port', 'marriage', 'goals']

/** Of the customers in the stalls and of those in the queue: how many ask for each ware, and their points. */
const CUSTOMERS_TOLD = 2 * (WARES.size + 1)

/**
 * What lies on the table of Village: which actions are left, how full the chronicle is, what the seat is up to, and
 * what customers ask for.
 */
export const villageSurroundings: Surroundings<VillageState> = {
  size: () =>
    SPACES.size * CUBES.size +
    GROUPS.size +
    4 +
    MODULES.length +
    SILVER_GOALS.size +
    GOLDEN_GOALS.size +
    PERSONS.size +
    SEA_FIELDS.size +
    CUSTOMERS_TOLD,
  read(state, [seat], into, start) {
    let at = start
    for (let space = 0; space < SPACES.size; space++) {
      const { cubes } = state.spaces[space]
      for (let cube = 0; cube < CUBES.size; cube++) into[at++] = cubes[cube] / 2
    }
    for (let group = 0; group < GROUPS.size; group++)
      into[at++] = state.chronicle[group] / Math.max(1, state.box.chronicle[group].length)
    into[at++] = state.graves / state.box.graves.length
    into[at++] = state.cubesLeft / 10
    into[at++] = state.round / 5
    into[at++] = state.monks / 4
    for (const module of MODULES) into[at++] = state.box.modules.some(({ id }) => id === module) ? 1 : 0
    const { silver, golden, silverShown, goldenShown } = state.goals.cards[seat]
    if (silver >= 0 && silverShown === NONE) into[at + silver] = 1
    at += SILVER_GOALS.size
    if (golden >= 0 && goldenShown === NONE) into[at + golden] = 1
    at += GOLDEN_GOALS.size
    const { cards } = state.inn.hands[seat]
    for (let person = 0; person < PERSONS.size; person++) into[at++] = cards[person]
    into[at + state.port.ships[seat].field] = 1
    at += SEA_FIELDS.size
    readCustomers(state, state.stalls, into, at)
    readCustomers(state, state.queue, into, at + WARES.size + 1)
  },
}

function readCustomers(
  { box }: VillageState,
  customers: ArrayLike<number>,
  into: Float32Array,
  at: number,
): void {
  for (let place = 0; place < customers.length; place++) {
    const customer = customers[place]
    if (customer === NONE) continue
    const { demand, points } = box.customers[customer]
    for (let ware = 0; ware < demand.length; ware++) if (demand[ware] > 0) into[at + ware] += 0.5
    into[at + WARES.size] += points / 10
  }
}
