import { LANGUAGES } from '@chronik/kernel'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Tables } from '../hosting/tables.ts'
import type { Pictures } from '../picture/pictures.ts'
import { languageOf } from '../words/language.ts'
import { refuse } from './errors.ts'

/** What a match looked like at its end does not change any more; who wins a vote about it might. */
const FOR_AN_HOUR = 'public, max-age=3600'
const LATEST = 100_000

/** Serves pictures of matches that are over, for previews of links to them. */
export function pictureRoute(
  app: FastifyInstance,
  { tables, pictures }: { readonly tables: Pick<Tables, 'find'>; readonly pictures: Pictures },
  onRequest: onRequestAsyncHookHandler,
): void {
  app.get('/api/tables/:table/picture.png', { onRequest }, async (request, reply) => {
    const { table: id = '' } = request.params as { readonly table?: string }
    const { language: wanted, at } = request.query as { readonly language?: string; readonly at?: string }
    const language = LANGUAGES.find((one) => one === wanted) ?? languageOf(request.headers['accept-language'])
    const moment = at === undefined ? null : momentOf(at)
    const table = /^[\w-]{1,64}$/.test(id) && moment !== -1 ? await tables.find(id) : null
    const picture = table === null ? null : await pictures.of(table, language, moment)
    if (picture === null) return refuse(request, reply, 404, 'not-found')
    return reply.type('image/png').header('Cache-Control', FOR_AN_HOUR).send(picture)
  })
}

/** A moment as a link names it; -1 if it is none. */
export function momentOf(text: string): number {
  const at = /^\d{1,6}$/.test(text) ? Number(text) : -1
  return at > LATEST ? -1 : at
}
