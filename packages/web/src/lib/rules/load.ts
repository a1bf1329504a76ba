import type { Language } from '@chronik/kernel'
import type { RulesDocument } from './document.ts'
import type { Rulebook } from './rulebook.ts'

const loading = new Map<string, Promise<unknown>>()

/** A reference as it was prepared when the app was built; null if it cannot be had now. */
export function loadRules(book: string, language: Language): Promise<RulesDocument | null> {
  return prepared<RulesDocument>(`/rules/${language}/${book}.json`)
}

/** The rulebook for players; null if it cannot be had now. */
export function loadRulebook(book: string, language: Language): Promise<Rulebook | null> {
  return prepared<Rulebook>(`/rulebook/${language}/${book}.json`)
}

/** Several rulebooks as one: the first, and behind it what is added to it. */
export async function loadRulebooks(books: readonly string[], language: Language): Promise<Rulebook | null> {
  const [first, ...more] = await Promise.all(books.map((book) => loadRulebook(book, language)))
  if (first === undefined || first === null) return null
  const added = more.flatMap((book) => book?.chapters ?? [])
  // Each book begins with a chapter in short, of the same name.
  const apart = added.map((chapter) => ({ ...chapter, id: `added-${chapter.id}` }))
  return { ...first, chapters: [...first.chapters, ...apart] }
}

function prepared<T>(address: string): Promise<T | null> {
  let found = loading.get(address) as Promise<T | null> | undefined
  if (found === undefined) {
    found = fetched<T>(address)
    loading.set(address, found)
  }
  return found
}

async function fetched<T>(address: string): Promise<T | null> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return (await answer.json()) as T
  } catch {
    // Offline and never loaded before.
  }
  loading.delete(address)
  return null
}
