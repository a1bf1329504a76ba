import * as z from 'zod'
import { About, ChatLine, ChatText, Room } from '../chat.ts'
import { RequestId } from '../person.ts'
import { At, base } from './base.ts'

export const chat = {
  history: base
    .route({
      method: 'GET',
      path: '/tables/{table}/chat',
      summary: 'The last lines of a room',
      tags: ['chat'],
    })
    .input(At.extend({ room: Room, before: z.coerce.number().int().min(0).optional() }))
    .output(z.array(ChatLine).readonly()),
  say: base
    .route({ method: 'POST', path: '/tables/{table}/chat', summary: 'Says something', tags: ['chat'] })
    .input(At.extend({ request: RequestId, room: Room, text: ChatText, about: About.optional() }))
    .output(ChatLine),
}
