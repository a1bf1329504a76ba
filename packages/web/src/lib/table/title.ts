import { type Name, spoken } from '@chronik/kernel'
import { settings } from '../settings/settings.svelte.ts'

/** What a game is called in the language of the screen. */
export function titleOf(name: Name): string {
  return spoken(name, settings.language)
}
