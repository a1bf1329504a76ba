import { error } from '@sveltejs/kit'
import { BOOKS } from '#lib/rules/books.ts'
import { loadRules } from '#lib/rules/load.ts'
import { settings } from '#lib/settings/settings.svelte.ts'
import type { EntryGenerator, PageLoad } from './$types.js'

export const entries: EntryGenerator = () => BOOKS.map((game) => ({ game }))

export const load: PageLoad = async ({ params, depends }) => {
  depends('chronik:language')
  const book = BOOKS.find((known) => known === params.game)
  if (book === undefined) error(404)
  const { language } = settings
  return { book, language, rules: await loadRules(book, language) }
}
