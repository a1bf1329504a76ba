import { error } from '@sveltejs/kit'
import { games } from '#games'
import { BOOKS } from '#lib/rules/books.ts'
import { glossaryOf } from '#lib/rules/glossary.ts'
import { loadRules } from '#lib/rules/load.ts'
import { settings } from '#lib/settings/settings.svelte.ts'
import type { EntryGenerator, PageLoad } from './$types.js'

export const entries: EntryGenerator = () => BOOKS.map((game) => ({ game }))

export const load: PageLoad = async ({ params, depends }) => {
  depends('chronik:language')
  const book = BOOKS.find((known) => known === params.game)
  if (book === undefined) error(404)
  const { language } = settings
  const game = games.find(({ books }) => books.includes(book))
  const [rules, sheet] = await Promise.all([loadRules(book, language), game?.sheet?.() ?? ''])
  return { book, language, sheet, words: rules === null ? null : glossaryOf(rules, language) }
}
