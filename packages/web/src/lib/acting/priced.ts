import type { OptionCard } from '../table/contract.ts'
import { once } from './once.ts'

type Price = 'cost' | 'gain' | 'note' | 'sign' | 'remark' | 'about'

/** An option whose price is found out, by playing it, when somebody looks at it: the question stands first. */
export function priced(face: Omit<OptionCard, Price>, play: () => Pick<OptionCard, Price>): OptionCard {
  const price = once(play)
  return {
    ...face,
    get cost() {
      return price().cost
    },
    get gain() {
      return price().gain
    },
    get note() {
      return price().note
    },
    get sign() {
      return price().sign
    },
    get remark() {
      return price().remark
    },
    get about() {
      return price().about
    },
  }
}

/** The same thing, some of it changed; what is found out only when it is looked at stays so. */
export function altered<T extends object>(thing: T, change: Partial<T>): T {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(thing), ...Object.getOwnPropertyDescriptors(change) },
  ) as T
}
