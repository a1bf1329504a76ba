import type { Language } from '@chronik/kernel'
import { languageOf } from './language.ts'
import { readStored, type StoredSettings, writeStored } from './stored.ts'

/**
 * What a person chose for this device. Everybody reads it, and whoever writes to it changes the screen at
 * once. The layout keeps it: nobody else has to care about storage.
 */
export interface Settings extends StoredSettings {
  language: Language
}

export const settings: Settings = $state(read())

function read(): Settings {
  const stored = readStored()
  return { ...stored, language: languageOf(stored.language, languagesOfBrowser()) }
}

function languagesOfBrowser(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages
}

/** Takes over what another window of this browser has stored. */
export function refreshSettings(): void {
  Object.assign(settings, read())
}

/** The language is stored once it differs from the browser's, so that a new browser language is followed. */
export function keepSettings(): void {
  const { language, ...rest } = $state.snapshot(settings)
  const followed = languageOf(undefined, languagesOfBrowser())
  writeStored(language === followed ? rest : { ...rest, language })
}
