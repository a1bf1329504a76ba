import { readFile } from 'node:fs/promises'
import { type Edition, fillIn, LANGUAGES, type Language, type Translated } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { error, json } from '@sveltejs/kit'
import { BOOKS, type Book } from '../../../../lib/rules/books.ts'
import { parseRules } from '../../../../lib/rules/document.ts'
import type { EntryGenerator, RequestHandler } from './$types.js'

export const prerender = true

interface Printed {
  readonly editions: { readonly standard: Edition }
  readonly names: Translated
}

const GAMES: { readonly [book in Book]: Printed } = {
  village,
  'village-expansions': village,
  'my-village': myVillage,
  'world-without-end': worldWithoutEnd,
}

export const entries: EntryGenerator = () =>
  LANGUAGES.flatMap((language) => BOOKS.map((game) => ({ language, game })))

/** Written when the app is built, from the references of the repository; the English one is the original. */
export const GET: RequestHandler = async ({ params }) => {
  const book = BOOKS.find((known) => known === params.game)
  const language = LANGUAGES.find((known) => known === params.language)
  if (book === undefined || language === undefined) error(404)
  const { editions, names } = GAMES[book]
  const text = await readFile(fileOf(book, language), 'utf8')
  const original = await readFile(fileOf(book, 'en'), 'utf8')
  const fill = (piece: string) => fillIn(piece, editions.standard, names[language])
  return json(parseRules(text, original, fill))
}

function fileOf(book: Book, language: Language): string {
  return language === 'en' ? `../../docs/rules/${book}.md` : `../../docs/rules/${language}/${book}.md`
}
