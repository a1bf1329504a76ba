import type { VillageContext } from '../acting/figures.ts'
import { lockedCards } from '../acting/locked.ts'
import type { Filling } from './filling.ts'

type Refused = NonNullable<Filling['refused']>[string]

/** Options of a module that a decision shows although they are not to be had now, by their notation. */
export const refusing =
  (
    { faces, facesAt }: Pick<Filling, 'faces' | 'facesAt'>,
    textsOf: (context: VillageContext) => readonly string[],
  ): Refused =>
  (context, cards) =>
    lockedCards(context, cards, textsOf(context), ({ kind, words }) =>
      (facesAt?.[context.decision]?.[kind] ?? faces?.[kind])?.(context, words),
    )
