import type { Language } from '@chronik/kernel'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How fast pieces move; `instant` shows the result only. */
export const SPEEDS = ['calm', 'normal', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

export interface StoredSettings {
  /** Absent as long as the browser's language is followed. */
  language?: Language
  theme: Theme
  speed: Speed
  sounds: boolean
  /** Ask before a turn is handed over. */
  confirm: boolean
  /** Pieces carry a pattern besides their colour. */
  patterns: boolean
  bigText: boolean
  /** What the person at this device is called at a table; empty as long as nobody said. */
  name: string
}

export const DEFAULTS: StoredSettings = {
  theme: 'system',
  speed: 'normal',
  sounds: false,
  confirm: true,
  patterns: false,
  bigText: false,
  name: '',
}

/** The script in app.html reads the same place before the first paint. */
const KEY = 'chronik.settings'

/** What is stored, field by field: a field that is missing or makes no sense has its default. */
export function readStored(): StoredSettings {
  return parseStored(stored())
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    // A browser may forbid storage; the settings then last as long as the page.
    return null
  }
}

export function parseStored(text: string | null): StoredSettings {
  const found = asObject(text)
  const language = oneOf(['de', 'en', 'nl'] as const, found.language, undefined)
  return {
    ...(language === undefined ? {} : { language }),
    theme: oneOf(THEMES, found.theme, DEFAULTS.theme),
    speed: oneOf(SPEEDS, found.speed, DEFAULTS.speed),
    sounds: flag(found.sounds, DEFAULTS.sounds),
    confirm: flag(found.confirm, DEFAULTS.confirm),
    patterns: flag(found.patterns, DEFAULTS.patterns),
    bigText: flag(found.bigText, DEFAULTS.bigText),
    name: typeof found.name === 'string' ? found.name.slice(0, 64) : DEFAULTS.name,
  }
}

export function writeStored(settings: StoredSettings): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Forbidden or full: the choice still holds for this visit.
  }
}

function asObject(text: string | null): { readonly [key: string]: unknown } {
  if (text === null) return {}
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

function oneOf<T, D>(words: readonly T[], found: unknown, fallback: D): T | D {
  return words.find((word) => word === found) ?? fallback
}

function flag(found: unknown, fallback: boolean): boolean {
  return typeof found === 'boolean' ? found : fallback
}
