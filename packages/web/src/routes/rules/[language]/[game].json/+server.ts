import { readFile } from 'node:fs/promises'
import { fillIn, LANGUAGES, type Language } from '@chronik/kernel'
import { error, json } from '@sveltejs/kit'
import { games } from '#games'
import { BOOKS } from '../../../../lib/rules/books.ts'
import { parseRules } from '../../../../lib/rules/document.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

export const entries: EntryGenerator = () =>
  LANGUAGES.flatMap((language) => BOOKS.map((game) => ({ language, game })))

/** Written when the app is built, from the references of the repository; the English one is the original. */
export const GET: RequestHandler = async ({ params }) => {
  const book = params.game
  const game = games.find(({ books }) => books.includes(book))
  const language = LANGUAGES.find((known) => known === params.language)
  if (game === undefined || language === undefined) error(404)
  const { editions, names } = await game.rules()
  const text = await readFile(fileOf(book, language), 'utf8')
  const original = await readFile(fileOf(book, 'en'), 'utf8')
  const fill = (piece: string) => fillIn(piece, editions.standard, names[language])
  return json(parseRules(text, original, fill))
}

function fileOf(book: string, language: Language): string {
  return language === 'en' ? `../../docs/rules/${book}.md` : `../../docs/rules/${language}/${book}.md`
}
