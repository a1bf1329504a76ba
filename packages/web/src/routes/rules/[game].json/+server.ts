import { readFile } from 'node:fs/promises'
import { type Edition, fillIn } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { error, json } from '@sveltejs/kit'
import { BOOKS, type Book } from '../../../lib/rules/books.ts'
import { parseRules } from '../../../lib/rules/document.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

const EDITIONS: { readonly [book in Book]: Edition } = {
  village: village.editions.standard,
  'village-expansions': village.editions.standard,
  'my-village': myVillage.editions.standard,
  'world-without-end': worldWithoutEnd.editions.standard,
}

export const entries: EntryGenerator = () => BOOKS.map((game) => ({ game }))

/** Written when the app is built, from the references of the repository. */
export const GET: RequestHandler = async ({ params }) => {
  const book = BOOKS.find((known) => known === params.game)
  if (book === undefined) error(404)
  const text = await readFile(`../../docs/rules/${book}.md`, 'utf8')
  return json(parseRules(fillIn(text, EDITIONS[book])))
}
