import { LANGUAGES } from '@chronik/kernel'
import { json } from '@sveltejs/kit'
import { BOOKS } from '../../../../lib/rules/books.ts'
import { parseRules } from '../../../../lib/rules/document.ts'
import { textsOf } from '../../../../lib/rules/files.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

export const entries: EntryGenerator = () =>
  LANGUAGES.flatMap((language) => BOOKS.map((game) => ({ language, game })))

/** Written when the app is built, from the references of the repository; the English one is the original. */
export const GET: RequestHandler = async ({ params }) => {
  const { text, original, fill, mark } = await textsOf('rules', params.game, params.language)
  return json(parseRules(text, original, fill, mark))
}
