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

/** Alphabets with letters that look alike: one name takes its letters from one of them. */
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

// Invisible signs are letters or marks to Unicode as well: they are named apart.
const VISIBLE = /^[\p{L}\p{M}\p{N} '’._-]+$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const PILED_MARKS = /\p{M}{3}/u

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
  if (LOOKALIKES.filter((script) => script.test(name)).length > 1) return { refusal: 'name-mixed' }
  if (RESERVED.has(name.toLowerCase().replace(/[ '’._-]/g, ''))) return { refusal: 'name-reserved' }
  return { name }
}
