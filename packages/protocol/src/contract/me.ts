import * as z from 'zod'
import { KeptMatch, RecordText } from '../kept-match.ts'
import { Bell, Notices, NoticeWayPlan, NoticeWishes } from '../notice.ts'
import { Blocked, Key, Me, UserId, Vacation } from '../person.ts'
import { Friend, PastMatch } from '../standing.ts'
import { base, page } from './base.ts'

export const me = {
  get: base
    .route({ method: 'GET', path: '/me', summary: 'Who is asking', tags: ['me'] })
    .output(z.object({ me: Me.nullable() })),
  blocked: base
    .route({ method: 'GET', path: '/me/blocked', summary: 'Whom I have blocked', tags: ['me'] })
    .output(z.object({ blocked: z.array(Blocked).readonly() })),
  block: base
    .route({
      method: 'POST',
      path: '/me/blocked',
      summary: 'Blocks somebody: what they say is not told to me, and my tables are closed to them',
      tags: ['me'],
    })
    .input(z.object({ user: UserId, table: Key.optional(), blocked: z.boolean().default(true) }))
    .output(z.object({ blocked: z.array(Blocked).readonly() })),
  history: base
    .route({
      method: 'GET',
      path: '/me/history',
      summary: 'My ended matches with what came of them, newest first',
      tags: ['me'],
    })
    .input(z.object(page))
    .output(
      z.object({
        matches: z.array(PastMatch).readonly(),
        /** Names the next part; null after the last. */
        next: Key.nullable(),
      }),
    ),
  friends: base
    .route({
      method: 'GET',
      path: '/me/friends',
      summary: 'My friends, whom I have asked, and who asks me',
      tags: ['me'],
    })
    .output(z.object({ friends: z.array(Friend).readonly() })),
  befriend: base
    .route({
      method: 'POST',
      path: '/me/friends',
      summary: 'Asks somebody to be friends, or agrees; or is friends no longer, and is not asked again',
      tags: ['me'],
    })
    .input(z.object({ user: UserId, friends: z.boolean().default(true) }))
    .output(z.object({ friends: z.array(Friend).readonly() })),
  notices: base
    .route({
      method: 'GET',
      path: '/me/notices',
      summary: 'What I want to hear of when I am away, and on which ways',
      tags: ['notices'],
    })
    .output(Notices),
  wishNotices: base
    .route({
      method: 'POST',
      path: '/me/notices',
      summary: 'Chooses what I hear of, in which language, and my quiet hours',
      tags: ['notices'],
    })
    .input(NoticeWishes)
    .output(Notices),
  news: base
    .route({
      method: 'GET',
      path: '/me/news',
      summary: 'What awaits me just now, newest first, for a page that is open',
      tags: ['notices'],
    })
    .output(Bell),
  ring: base
    .route({
      method: 'POST',
      path: '/me/news',
      summary: 'Lets pages that are open tell of what awaits me, or not',
      tags: ['notices'],
    })
    .input(z.object({ on: z.boolean() }))
    .output(Bell),
  openWay: base
    .route({
      method: 'POST',
      path: '/me/notices/ways',
      summary: 'Opens a way: mail, the push service of a browser, or a webhook',
      tags: ['notices'],
    })
    .input(NoticeWayPlan)
    .output(
      Notices.extend({
        /** What a program checks signatures with; told this once. */
        secret: z.string().nullable(),
      }),
    ),
  closeWay: base
    .route({
      method: 'POST',
      path: '/me/notices/ways/{way}/close',
      summary: 'Closes a way',
      tags: ['notices'],
    })
    .input(z.object({ way: Key }))
    .output(Notices),
  vacation: base
    .route({ method: 'GET', path: '/me/vacation', summary: 'My vacation', tags: ['me'] })
    .output(Vacation),
  takeVacation: base
    .route({
      method: 'POST',
      path: '/me/vacation',
      summary: 'Clocks by days stand still for me until a day, or go on at once',
      tags: ['me'],
    })
    .input(z.object({ until: z.number().nullable() }))
    .output(Vacation),
  matches: base
    .route({
      method: 'GET',
      path: '/me/matches',
      summary: 'Matches of my devices that I keep in my account, newest first',
      tags: ['me'],
    })
    .output(z.object({ matches: z.array(KeptMatch).readonly() })),
  keepMatch: base
    .route({
      method: 'POST',
      path: '/me/matches',
      summary: 'Keeps a finished match of a device, by its record',
      tags: ['me'],
    })
    .input(z.object({ record: RecordText }))
    .output(KeptMatch),
  match: base
    .route({
      method: 'GET',
      path: '/me/matches/{match}',
      summary: 'The record of a match that I keep',
      tags: ['me'],
    })
    .input(z.object({ match: Key }))
    .output(z.file()),
  dropMatch: base
    .route({
      method: 'POST',
      path: '/me/matches/{match}/drop',
      summary: 'Does not keep a match any longer',
      tags: ['me'],
    })
    .input(z.object({ match: Key }))
    .output(z.object({ matches: z.array(KeptMatch).readonly() })),
}
