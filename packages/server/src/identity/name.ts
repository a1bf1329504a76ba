import { skeletonOf } from './skeleton.ts'

/** A name as it is shown, or why it can't be shown. */
export type NameRefusal = 'name-too-short' | 'name-too-long' | 'name-strange' | 'name-mixed' | 'name-reserved'

const SHORTEST = 2
const LONGEST = 24

/** Somebody who deleted the account; clients have words for it in their language. */
export const NOBODY = ''

/** Would look like the house itself is speaking. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'bot',
  'chronik',
  'moderator',
  'root',
  'server',
  'support',
  'system',
])

const RESERVED_LOOKS = new Set([...RESERVED].map(skeletonOf))

/**
 * Scripts that are written together (UTS 39, highly restrictive): Japanese, Chinese and Korean take Latin letters
 * along, everybody else keeps to one script.
 */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const
/** Scripts that people write their names in today; letters of all others are signs that only look like some. */
const WRITTEN = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Han',
] as const
const SCRIPTS = WRITTEN.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
const ANY_LETTER = /\p{L}/u

// Invisible signs are letters or marks to Unicode as well: they are named apart.
const VISIBLE = /^[\p{L}\p{M}\p{N} '’._-]+$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const PILED_MARKS = /\p{M}{2}/u

/** Names are compared by the eye, so what looks the same becomes the same. */
export function readName(written: string): { readonly name: string } | { readonly refusal: NameRefusal } {
  // A name of a megabyte is not worth normalising.
  if (written.length > LONGEST * 8) return { refusal: 'name-too-long' }
  const name = written.normalize('NFKC').trim().replace(/ +/g, ' ')
  const length = Array.from(name).length
  if (length < SHORTEST) return { refusal: 'name-too-short' }
  if (length > LONGEST) return { refusal: 'name-too-long' }
  if (!VISIBLE.test(name) || INVISIBLE.test(name) || PILED_MARKS.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return { refusal: 'name-strange' }
  const scripts = scriptsOf(name)
  if (scripts === null) return { refusal: 'name-strange' }
  if (!mayMeet(scripts)) return { refusal: 'name-mixed' }
  if (RESERVED_LOOKS.has(skeletonOf(name.replace(/[ '’._-]/g, '')))) return { refusal: 'name-reserved' }
  return { name }
}

/** The scripts of a name, or null if a letter is of none that is written today. */
function scriptsOf(name: string): ReadonlySet<string> | null {
  const found = new Set<string>()
  for (const sign of name) {
    if (!ANY_LETTER.test(sign)) continue
    const script = SCRIPTS.find(([, pattern]) => pattern.test(sign))
    // The long vowel sign of Japanese and a few others belong to several scripts.
    if (script === undefined && !/\p{Script=Common}/u.test(sign)) return null
    if (script !== undefined) found.add(script[0])
  }
  return found
}

function mayMeet(scripts: ReadonlySet<string>): boolean {
  return (
    scripts.size <= 1 ||
    TOGETHER.some((group) => [...scripts].every((one) => group.some((other) => other === one)))
  )
}
