import * as z from 'zod'
import { Day, DayRanking, Today } from '../day.ts'
import { LIMITS } from '../limits.ts'
import { Key } from '../person.ts'
import { base, flag } from './base.ts'

export const days = {
  today: base
    .route({
      method: 'GET',
      path: '/days',
      summary: 'The matches of today, one for each game, and how long my streak is',
      tags: ['days'],
    })
    .output(Today),
  get: base
    .route({
      method: 'GET',
      path: '/days/{day}/{game}',
      summary: 'The match of a day with its ranking; its seed once the day is over',
      tags: ['days'],
    })
    .input(
      z.object({
        day: Day,
        game: z.string().max(LIMITS.word),
        /** Only my friends and me. */
        friends: flag.default(false),
      }),
    )
    .output(DayRanking),
  play: base
    .route({
      method: 'POST',
      path: '/days/{game}/play',
      summary: 'Begins my one try of today, or leads to it',
      tags: ['days'],
    })
    .input(z.object({ game: z.string().max(LIMITS.word) }))
    .output(z.object({ table: Key })),
}
