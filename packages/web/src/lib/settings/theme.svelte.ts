import { MediaQuery } from 'svelte/reactivity'
import { settings } from './settings.svelte.ts'

const night = new MediaQuery('(prefers-color-scheme: dark)', false)

/** The theme as it is on the screen: the chosen one, or what the system wants. */
export function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme
  return night.current ? 'dark' : 'light'
}
