import type { Language } from '@chronik/kernel'
import type { RulesDocument } from './document.ts'

const loading = new Map<string, Promise<RulesDocument | null>>()

/** A reference as it was prepared when the app was built; null if it cannot be had now. */
export function loadRules(book: string, language: Language): Promise<RulesDocument | null> {
  const address = `/rules/${language}/${book}.json`
  let reference = loading.get(address)
  if (reference === undefined) {
    reference = fetchRules(address)
    loading.set(address, reference)
  }
  return reference
}

async function fetchRules(address: string): Promise<RulesDocument | null> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return (await answer.json()) as RulesDocument
  } catch {
    // Offline and never loaded before.
  }
  loading.delete(address)
  return null
}
