import { correct } from '@chronik/kernel'
import { editions } from '../edition/standard.ts'
import { PERSONS } from '../inn/vocabulary.ts'

/** An inn where every mug is free: random play meets all persons. */
export const livelyInn = correct(editions, 'lively-inn', [
  ...PERSONS.list.flatMap((person) =>
    ['coins', 'beer'].map((price) => ({
      path: `inn.persons.${person}.${price}`,
      value: 0,
      mark: 'R' as const,
    })),
  ),
  { path: 'inn.placing', value: 0, mark: 'R' as const },
  { path: 'inn.frontTime', value: 0, mark: 'R' as const },
])
