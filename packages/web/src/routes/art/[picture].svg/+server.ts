import { error } from '@sveltejs/kit'
import { PICTURES } from '../../../lib/shell/pictures.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

export const entries: EntryGenerator = () => [...PICTURES.keys()].map((picture) => ({ picture }))

export const GET: RequestHandler = ({ params }) => {
  const draw = PICTURES.get(params.picture)
  if (draw === undefined) error(404)
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } })
}
