import * as z from 'zod'
import { BanWish, PersonFile, PersonOnFile, TableOnFile } from '../operator.ts'
import { Key, UserId } from '../person.ts'
import { base } from './base.ts'

const who = z.object({ person: UserId })
const operated = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  base.route({
    method,
    path: `/operator${path}`,
    summary: `${summary}; for who runs the server`,
    tags: ['operator'],
  })

export const operator = {
  people: operated('GET', '/people', 'People by a part of the name, an address or an id')
    .input(z.object({ search: z.string().max(254).default(''), after: UserId.optional() }))
    .output(z.object({ people: z.array(PersonOnFile).readonly(), next: UserId.nullable() })),
  person: operated('GET', '/people/{person}', 'Somebody, with their tables and what was reported about them')
    .input(who)
    .output(PersonFile),
  ban: operated('POST', '/people/{person}/ban', 'Keeps somebody out, and ends their connections everywhere')
    .input(BanWish.extend(who.shape))
    .output(PersonFile),
  unban: operated('POST', '/people/{person}/unban', 'Lets somebody in again').input(who).output(PersonFile),
  signOut: operated('POST', '/people/{person}/sign-out', 'Ends all sessions of somebody')
    .input(who)
    .output(PersonFile),
  remove: operated(
    'POST',
    '/people/{person}/delete',
    'Deletes somebody; the matches of the others stay whole',
  )
    .input(who)
    .output(z.object({ deleted: UserId })),
  bans: operated('GET', '/bans', 'Who is kept out')
    .input(z.object({}))
    .output(z.object({ people: z.array(PersonOnFile).readonly() })),
  tables: operated('GET', '/tables', 'Tables, newest first')
    .input(
      z.object({
        status: z.enum(['gathering', 'playing', 'over', 'abandoned']).optional(),
        after: Key.optional(),
      }),
    )
    .output(z.object({ tables: z.array(TableOnFile).readonly(), next: Key.nullable() })),
  table: operated('GET', '/tables/{table}', 'A table')
    .input(z.object({ table: Key }))
    .output(TableOnFile),
  endTable: operated('POST', '/tables/{table}/end', 'Ends a table, whatever its people want')
    .input(z.object({ table: Key }))
    .output(TableOnFile),
}
