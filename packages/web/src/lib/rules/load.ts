import type { Book } from './books.ts'
import type { RulesDocument } from './document.ts'

const loading = new Map<Book, Promise<RulesDocument | null>>()

/** A reference as it was prepared when the app was built; null if it cannot be had now. */
export function loadRules(book: Book): Promise<RulesDocument | null> {
  let document = loading.get(book)
  if (document === undefined) {
    document = fetchRules(book)
    loading.set(book, document)
  }
  return document
}

async function fetchRules(book: Book): Promise<RulesDocument | null> {
  try {
    const answer = await fetch(`/rules/${book}.json`)
    if (answer.ok) return (await answer.json()) as RulesDocument
  } catch {
    // Offline and never loaded before.
  }
  loading.delete(book)
  return null
}
