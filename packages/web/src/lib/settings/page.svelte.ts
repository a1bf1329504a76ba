import { overwriteGetLocale } from '../words/runtime.js'
import { keepSettings, refreshSettings, settings } from './settings.svelte.ts'
import { shownTheme } from './theme.svelte.ts'

// Every message asks for the language when it is read: a switch changes all words without a reload.
overwriteGetLocale(() => settings.language)

/** Keeps the page as the settings want it, and the settings in storage. Called once, by the layout. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.dataset.theme = shownTheme()
    root.dataset.text = settings.bigText ? 'big' : 'normal'
    root.classList.toggle('patterns', settings.patterns)
    delete root.dataset.wait
    // Says that the page answers now; browser tests wait for it.
    root.dataset.ready = ''
    keepSettings()
  })

  $effect(() => {
    addEventListener('storage', refreshSettings)
    return () => removeEventListener('storage', refreshSettings)
  })
}
