import { LANGUAGES } from '@chronik/kernel'
import { json } from '@sveltejs/kit'
import { BOOKS } from '../../../../lib/rules/books.ts'
import { textsOf } from '../../../../lib/rules/files.ts'
import { parseRulebook } from '../../../../lib/rules/rulebook.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

export const entries: EntryGenerator = () =>
  LANGUAGES.flatMap((language) => BOOKS.map((game) => ({ language, game })))

/** Written when the app is built, from the rulebooks of the repository. */
export const GET: RequestHandler = async ({ params }) => {
  const { text, original, fill } = await textsOf('rulebook', params.game, params.language)
  return json(parseRulebook(text, original, fill))
}
