import {
  type Blank,
  choice,
  type Move,
  type MoveList,
  moveKind,
  type Refusal,
  refusal,
  words,
} from '@chronik/kernel'
import { gained } from '../box/changes.ts'
import type { Farm, VillageState } from '../box/state.ts'
import { COLOURS } from '../box/vocabulary.ts'

/**
 * The one way to pay influence: the colours named, or coins in their place. A cost is packed into one
 * integer, three bits for each colour and three for cubes of any colour, so that a step can carry it.
 */
const BITS = 3
const FULL = 7
const ANY = COLOURS.size

export function packInfluence(cost: { readonly [colour: string]: number | undefined }, any = 0): number {
  const wild = any << (ANY * BITS)
  return COLOURS.list.reduce(
    (packed, colour, index) => packed | ((cost[colour] ?? 0) << (index * BITS)),
    wild,
  )
}

/** The cost of so many cubes of one colour, or of any colour. */
export function cubesOf(colour: number, amount: number): number {
  return amount << (colour * BITS)
}

export function cubesOfAnyColour(amount: number): number {
  return amount << (ANY * BITS)
}

function part(cost: number, colour: number): number {
  return (cost >> (colour * BITS)) & FULL
}

function totalOf(cost: number): number {
  return part(cost, 0) + part(cost, 1) + part(cost, 2) + part(cost, 3) + part(cost, ANY)
}

/** How many cubes of a cost are not on the farm; coins would have to stand in for them. */
function missingCubes(farm: Farm, cost: number): number {
  const { cubes } = farm
  let missing = 0
  let spare = 0
  for (let colour = 0; colour < ANY; colour++) {
    const left = cubes[colour] - part(cost, colour)
    if (left < 0) missing -= left
    else spare += left
  }
  const any = part(cost, ANY)
  return any > spare ? missing + any - spare : missing
}

/** V-305, V-306, V-309: in exactly these colours, a coin for any cube, all of it or not at all. */
export function payable(farm: Farm, cost: number): boolean {
  return missingCubes(farm, cost) <= farm.coins
}

/** How often a cost can be paid one time after the other, coins counted in. */
export function timesPayable({ cubes, coins }: Farm, cost: number): number {
  const total = totalOf(cost)
  if (total === 0) return Number.POSITIVE_INFINITY
  let have = coins
  for (let colour = 0; colour < ANY; colour++) have += cubes[colour]
  for (let times = Math.floor(have / total); times > 0; times--) {
    let usable = coins
    for (let colour = 0; colour < ANY; colour++)
      usable += part(cost, ANY) > 0 ? cubes[colour] : Math.min(cubes[colour], times * part(cost, colour))
    if (usable >= times * total) return times
  }
  return 0
}

/** A mix of cubes and coins: `2 faith 1 coin`. Two bits for each colour, then for coins. */
const MIX_WORDS = [...COLOURS.list, 'coin']
const COIN = COLOURS.size
const MIX_BITS = 2

export function mixOf(
  skill: number,
  persuasion: number,
  faith: number,
  knowledge: number,
  coins: number,
): number {
  return skill | (persuasion << 2) | (faith << 4) | (knowledge << 6) | (coins << 8)
}

function inMix(mix: number, word: number): number {
  return (mix >> (word * MIX_BITS)) & 3
}

const mixBlank: Blank = {
  size: 1 << (MIX_WORDS.length * MIX_BITS),
  format: (mix) =>
    MIX_WORDS.flatMap((word, index) => (inMix(mix, index) > 0 ? [`${inMix(mix, index)} ${word}`] : [])).join(
      ' ',
    ),
  parse: readMix,
  expected: `a mix such as "1 ${COLOURS.list[0]} 1 coin" of ${MIX_WORDS.join(', ')}`,
  pattern: '\\d+ [a-z]+(?: \\d+ [a-z]+)*',
}

function readMix(text: string): number {
  let mix = 0
  const tokens = text.split(' ')
  for (let at = 0; at < tokens.length; at += 2) {
    const word = MIX_WORDS.indexOf(tokens[at + 1])
    const amount = Number(tokens[at])
    if (word < 0 || amount < 1 || amount > 3 || inMix(mix, word) > 0) return -1
    mix |= amount << (word * MIX_BITS)
  }
  return mix
}

export const pay = moveKind('pay <mix>', { mix: mixBlank })

/** Lists every mix that pays this cost, fewest coins first. */
export function listMixes(moves: MoveList, farm: Farm, cost: number): void {
  const { cubes } = farm
  const total = totalOf(cost)
  const any = part(cost, ANY)
  const mostCoins = Math.min(total, farm.coins)
  for (let coins = missingCubes(farm, cost); coins <= mostCoins; coins++) {
    const left = total - coins
    for (let skill = Math.min(part(cost, 0) + any, cubes[0], left); skill >= 0; skill--) {
      for (
        let persuasion = Math.min(part(cost, 1) + any, cubes[1], left - skill);
        persuasion >= 0;
        persuasion--
      ) {
        const rest = left - skill - persuasion
        for (let faith = Math.min(part(cost, 2) + any, cubes[2], rest); faith >= 0; faith--) {
          const knowledge = rest - faith
          if (knowledge > part(cost, 3) + any || knowledge > cubes[3]) continue
          if (any > 0 && beyond(cost, skill, persuasion, faith, knowledge) > any) continue
          moves.add(pay(mixOf(skill, persuasion, faith, knowledge, coins)))
        }
      }
    }
  }
}

/** How many cubes of a mix go beyond the colours named: they can only stand for cubes of any colour. */
function beyond(cost: number, skill: number, persuasion: number, faith: number, knowledge: number): number {
  return (
    Math.max(0, skill - part(cost, 0)) +
    Math.max(0, persuasion - part(cost, 1)) +
    Math.max(0, faith - part(cost, 2)) +
    Math.max(0, knowledge - part(cost, 3))
  )
}

/** Hands a mix back to the supply (V-308). */
export function payMix(state: VillageState, seat: number, mix: number): void {
  const farm = state.farms[seat]
  for (let colour = 0; colour < COLOURS.size; colour++) {
    const amount = inMix(mix, colour)
    if (amount === 0) continue
    farm.cubes[colour] -= amount
    state.log?.add({ code: 'pay', seat, what: COLOURS.list[colour], amount })
  }
  const coins = inMix(mix, COIN)
  if (coins === 0) return
  farm.coins -= coins
  state.log?.add({ code: 'pay', seat, what: 'coin', amount: coins })
}

/** Why a mix does not pay a cost (V-307: no colour replaces another). */
export function refuseMix(farm: Farm, mix: number, cost: number): Refusal {
  for (let colour = 0; colour < COLOURS.size; colour++) {
    if (inMix(mix, colour) > 0 && part(cost, colour) + part(cost, ANY) === 0)
      return refusal('wrong-colour', 'V-307', { colour: COLOURS.list[colour] })
  }
  for (let colour = 0; colour < COLOURS.size; colour++) {
    if (inMix(mix, colour) > farm.cubes[colour]) {
      const missing = inMix(mix, colour) - farm.cubes[colour]
      return refusal('cubes-missing', 'V-305', { colour: COLOURS.list[colour], missing })
    }
  }
  if (inMix(mix, COIN) > farm.coins)
    return refusal('coins-missing', 'V-306', { missing: inMix(mix, COIN) - farm.coins })
  return refusal('wrong-payment', 'V-309')
}

/** Why a cost cannot be paid at all: the colour that is short, coins counted in. */
export function refuseCost(farm: Farm, cost: number): Refusal {
  const missing = missingCubes(farm, cost) - farm.coins
  const short = COLOURS.list.find((_, colour) => part(cost, colour) > farm.cubes[colour])
  if (short === undefined) return refusal('any-cubes-missing', 'V-305', { missing })
  return refusal('cubes-missing', 'V-305', { colour: short, missing })
}

// V-305 to V-309: the owner of a cost chooses which cubes coins replace.
export const payment = choice<VillageState>('d-pay', [pay], {
  rule: 'V-309',
  list: (state, moves, seat, cost) => listMixes(moves, state.farms[seat], cost),
  play: (state, move, seat) => payMix(state, seat, pay.get.mix(move)),
  refuse: (state, move: Move, seat, cost) => refuseMix(state.farms[seat], pay.get.mix(move), cost),
})

export const gain = moveKind('gain <mix>', { mix: mixBlank })

/** By which rule cubes of choice are gained; the step carries it, for whoever asks why. */
export const GAIN_RULES = words(['V-465', 'V-481', 'VI-509', 'VM-403'])

// V-465, V-481: cubes of choice, same or different colours.
export const gainCubes = choice<VillageState>('d-reward-cubes', [gain], {
  rule: 'V-465',
  list(_state, moves, _seat, amount) {
    for (let skill = amount; skill >= 0; skill--) {
      for (let persuasion = amount - skill; persuasion >= 0; persuasion--) {
        for (let faith = amount - skill - persuasion; faith >= 0; faith--) {
          moves.add(gain(mixOf(skill, persuasion, faith, amount - skill - persuasion - faith, 0)))
        }
      }
    }
  },
  play(state, move, seat) {
    const mix = gain.get.mix(move)
    for (let colour = 0; colour < COLOURS.size; colour++) {
      const amount = inMix(mix, colour)
      if (amount === 0) continue
      state.farms[seat].cubes[colour] += amount
      gained(state, seat)
      state.log?.add({ code: 'gain', seat, what: COLOURS.list[colour], amount, from: 'supply' })
    }
  },
  refuse: (_state, _move, _seat, amount, by) =>
    refusal('wrong-number-of-cubes', GAIN_RULES.list[by], { amount }),
})
