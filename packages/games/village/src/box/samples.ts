import type { Setup } from '@chronik/kernel'

const COMBINATIONS = [
  ['inn'],
  ['port'],
  ['marriage'],
  ['inn', 'port'],
  ['inn', 'marriage'],
  ['port', 'marriage'],
  ['inn', 'port', 'marriage'],
]
const PLAYERS = [1, 2, 3, 4, 5]

const BASE: readonly Setup[] = [
  ...PLAYERS.map((players) => ({ players })),
  { players: 4, options: { 'start-compensation': false, 'start-seat': '3' } },
  { players: 3, options: { 'repeat-castle-reward': true, 'round-limit': 2 } },
  { players: 1, options: { 'round-limit': 3, colour: 'blue' } },
  // Matches of version 1 go on by it; what changed since is at sea (VP-R3).
  { players: 2, rules: 1, options: { expansions: ['port'] } },
]

const OTHER_SIDES = { 'inn-side': 'back', 'marriage-side': 'b' }

/** A combination of modules at a table; life goals and the sides of the boards change from one to the next. */
function withModules(combination: number, players: number): Setup {
  const expansions = COMBINATIONS[combination]
  const goals = (combination + (players === 3 || players === 4 ? 1 : 0)) % 2 === 1
  const other = ((combination >> 1) + (players === 2 || players === 5 ? 1 : 0)) % 2 === 1
  return { players, options: { expansions, ...(goals && { goals }), ...(other && OTHER_SIDES) } }
}

/** Every number of players, with every combination of modules and with life goals. */
export function samples(): Setup[] {
  return [
    ...BASE,
    ...COMBINATIONS.flatMap((_, combination) => PLAYERS.map((players) => withModules(combination, players))),
    ...PLAYERS.map((players) => ({ players, options: { goals: true } })),
  ]
}

/** Fewer of them, for tests that are run often: each combination alone, at a small and at a large table. */
export function fewSamples(): Setup[] {
  return [
    ...BASE,
    ...COMBINATIONS.flatMap((_, combination) => {
      const tables = combination % 3 === 1 ? [1, 3, 5] : [1, combination % 2 === 0 ? 2 : 3, 4]
      return tables.map((players) => withModules(combination, players))
    }),
    { players: 2, options: { goals: true } },
  ]
}
