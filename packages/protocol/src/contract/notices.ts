import * as z from 'zod'
import { NoticeKey } from '../notice.ts'
import { base } from './base.ts'

export const notices = {
  confirm: base
    .route({
      method: 'POST',
      path: '/notices/confirm',
      summary: 'Confirms that mail may come, by the key in the link of the first one',
      tags: ['notices'],
    })
    .input(z.object({ key: NoticeKey }))
    .output(z.object({ done: z.boolean() })),
  off: base
    .route({
      method: 'POST',
      path: '/notices/off',
      summary: 'Switches a way off where it arrives, by the key in its link',
      tags: ['notices'],
    })
    .input(z.object({ key: NoticeKey }))
    .output(z.object({ done: z.boolean() })),
}
