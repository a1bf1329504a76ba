import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@chronik/kernel'

/** The games that have a folder of their own, on offer or not yet. */
export function gamesIn(root: string): string[] {
  return foldersIn(join(root, 'packages/games'))
}

/** The rules of a game: `<game>.md` and what belongs to it, `<game>-….md`; translations have a folder each. */
export function documentsOf(root: string, game: string, language: Language = 'en'): string[] {
  const folder = join(root, 'docs/rules', language === 'en' ? '' : language)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name === `${game}.md` || (name.startsWith(`${game}-`) && name.endsWith('.md')))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
