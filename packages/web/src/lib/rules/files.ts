import { readFile } from 'node:fs/promises'
import { fillIn, LANGUAGES, type Mark, markOf } from '@chronik/kernel'
import { error } from '@sveltejs/kit'
import { games } from '#games'

export interface Texts {
  readonly text: string
  /** The English one, whose anchors hold in all languages. */
  readonly original: string
  readonly fill: (piece: string) => string
  /** Where a figure comes from, by its path. */
  readonly mark: (path: string) => Mark | null
}

/** A text of the repository, read when the app is built; figures come from the standard edition. */
export async function textsOf(folder: 'rules' | 'rulebook', book: string, language: string): Promise<Texts> {
  const game = games.find(({ books }) => books.includes(book))
  const known = LANGUAGES.find((one) => one === language)
  if (game === undefined || known === undefined) error(404)
  const { editions, names } = await game.rules()
  const fileIn = (one: string) => `../../docs/${folder}/${one === 'en' ? '' : `${one}/`}${book}.md`
  return {
    text: await readFile(fileIn(known), 'utf8'),
    original: await readFile(fileIn('en'), 'utf8'),
    fill: (piece) => fillIn(piece, editions.standard, names[known]),
    mark: (path) => markOf(editions.standard, path),
  }
}
