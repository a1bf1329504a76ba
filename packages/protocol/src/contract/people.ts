import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { UserId } from '../person.ts'
import { Board, PersonCard } from '../standing.ts'
import { base, flag } from './base.ts'

export const people = {
  get: base
    .route({
      method: 'GET',
      path: '/people/{user}',
      summary: 'Somebody, as everybody may know them: ratings, statistics, last results',
      tags: ['people'],
    })
    .input(z.object({ user: UserId }))
    .output(PersonCard),
  board: base
    .route({
      method: 'GET',
      path: '/boards/{game}/{players}',
      summary: 'The best in a game with so many players, and where I stand',
      tags: ['people'],
    })
    .input(
      z.object({
        game: z.string().max(LIMITS.word),
        players: z.coerce.number().int().min(2).max(8),
        /** Only my friends and me. */
        friends: flag.default(false),
      }),
    )
    .output(Board),
}
