import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { EditionCard, GameCard } from '../setup.ts'
import { base } from './base.ts'

export const games = {
  list: base
    .route({ method: 'GET', path: '/games', summary: 'The games with their options', tags: ['games'] })
    .output(z.array(GameCard).readonly()),
  edition: base
    .route({
      method: 'GET',
      path: '/games/{game}/edition',
      summary: 'The standard figures of a game with their provenance',
      tags: ['games'],
    })
    .input(z.object({ game: z.string().max(LIMITS.word) }))
    .output(EditionCard),
}
