import { error } from '@sveltejs/kit'
import { gameOf, games } from '#games'
import { BOOKS } from '#lib/rules/books.ts'
import { loadRulebook } from '#lib/rules/load.ts'
import { settings } from '#lib/settings/settings.svelte.ts'
import type { EntryGenerator, PageLoad } from './$types.js'

export const entries: EntryGenerator = () => BOOKS.map((game) => ({ game }))

export const load: PageLoad = async ({ params, depends }) => {
  depends('chronik:language')
  const book = BOOKS.find((known) => known === params.game)
  if (book === undefined) error(404)
  const { language } = settings
  const [rulebook, symbols] = await Promise.all([loadRulebook(book, language), sheetOf(book)])
  return { book, language, rulebook, symbols }
}

/** The pieces that its pictures show. */
async function sheetOf(book: string): Promise<string> {
  const game = games.find(({ books }) => books.includes(book))
  return (await gameOf(game?.id ?? '')?.sheet?.()) ?? ''
}
