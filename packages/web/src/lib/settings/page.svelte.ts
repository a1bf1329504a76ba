import { overwriteGetLocale } from '../words/runtime.js'
import { keepSettings, refreshSettings, settings } from './settings.svelte.ts'

// Every message asks for the language when it is read: a switch changes all words without a reload.
overwriteGetLocale(() => settings.language)

/** Keeps the page as the settings want it, and the settings in storage. Called once, by the layout. */
export function followSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  let dark = $state(night.matches)

  $effect(() => {
    const { dataset } = document.documentElement
    document.documentElement.lang = settings.language
    dataset.theme = settings.theme === 'system' ? (dark ? 'dark' : 'light') : settings.theme
    dataset.text = settings.bigText ? 'big' : 'normal'
    dataset.patterns = settings.patterns ? 'on' : 'off'
    delete dataset.wait
    keepSettings()
  })

  $effect(() => {
    const follow = () => {
      dark = night.matches
    }
    night.addEventListener('change', follow)
    addEventListener('storage', refreshSettings)
    return () => {
      night.removeEventListener('change', follow)
      removeEventListener('storage', refreshSettings)
    }
  })
}
