import * as z from 'zod'
import { Played, Submission, Update } from '../play.ts'
import { At, base } from './base.ts'

export const play = {
  submit: base
    .route({
      method: 'POST',
      path: '/tables/{table}/moves',
      summary: 'Plays a series of moves whole, or refuses it whole',
      tags: ['play'],
    })
    .input(Submission)
    .output(Played),
  catchUp: base
    .route({
      method: 'GET',
      path: '/tables/{table}/position',
      summary: 'The position as who asks may see it, or what changed since',
      tags: ['play'],
    })
    .input(At.extend({ seen: z.coerce.number().int().min(0).optional() }))
    .output(Update),
}
