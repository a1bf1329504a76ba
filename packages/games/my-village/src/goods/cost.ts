import { MisfitError } from '@chronik/kernel'
import { COINS, FIELD_PURSE, FIELDS, JOKER, PURSES } from '../box/vocabulary.ts'
import type { CostFigures } from '../edition/schema.ts'
import { costParts } from './printed.ts'

/** One unit of a cost: the purses it can be paid from, in the order of the vocabulary. */
export interface Due {
  readonly purses: readonly number[]
  /** How many coins, where coins may be paid. */
  readonly coins: number
  /** The same unit as the one before: paid in the order of purses, so that each way exists once. */
  readonly again: boolean
}

/** What a banner costs; told apart by its number in the box. */
export interface Cost {
  readonly number: number
  readonly time: number
  readonly dues: readonly Due[]
}

/** All costs of a box. */
export class Costs {
  readonly list: Cost[] = []
  readonly none: Cost = this.add({ time: 0, extra: '-' })

  /** A cost of nothing but time. */
  time(time: number): Cost {
    return this.add({ time, extra: '-' })
  }

  /** Compiles the cost of a banner, together with that of a grey banner where there is one. */
  add(...figures: readonly CostFigures[]): Cost {
    const units = figures.flatMap(({ extra }) => unitsOf(extra)).sort(byCoinsFirst)
    const cost = {
      number: this.list.length,
      time: figures.reduce((sum, { time }) => sum + time, 0),
      dues: units.map((unit, index) => dueOf(unit, index > 0 && unit === units[index - 1])),
    }
    this.list.push(cost)
    return cost
  }
}

/** "2 x (1 horse | 1 coin)" is two times "1 horse | 1 coin"; "2 scroll" two times "1 scroll". */
function unitsOf(extra: string): string[] {
  return costParts(extra).flatMap(({ times, choices }) => {
    const [{ piece, amount }] = choices
    if (choices.length === 1 && piece !== 'coin') return Array<string>(times * amount).fill(`1 ${piece}`)
    return Array<string>(times).fill(choices.map((one) => `${one.amount} ${one.piece}`).join(' | '))
  })
}

/** What is owed in coins alone is paid first, so that what remains open is asked last. */
function byCoinsFirst(one: string, other: string): number {
  const rank = (unit: string): string => (/^\d coin$/.test(unit) ? `0 ${unit}` : `1 ${unit}`)
  return rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0
}

// M-356 to M-358: a good comes from its building, from the Guild Hall or, a plow, from a field.
function dueOf(unit: string, again: boolean): Due {
  const purses = new Set<number>()
  let coins = 0
  for (const alternative of unit.split(' | ')) {
    const [count, item] = alternative.split(' ')
    if (item === 'coin') {
      coins = Number(count)
      purses.add(COINS)
      continue
    }
    if (count !== '1') {
      throw new MisfitError({ path: 'edition', expected: 'one good in each alternative', found: unit })
    }
    purses.add(PURSES.at[item as 'horse'])
    purses.add(JOKER)
    if (item === 'plow') for (const field of FIELDS.list.keys()) purses.add(FIELD_PURSE + field)
  }
  return { purses: [...purses].sort((one, other) => one - other), coins, again }
}
