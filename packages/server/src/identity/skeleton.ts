import { LOOKALIKES } from './confusables.ts'

const PLAIN = new Map(
  LOOKALIKES.flatMap(([plain, lookalikes]) => Array.from(lookalikes, (sign) => [sign, plain] as const)),
)

/** What is the same for the eye even among plain letters and digits. */
const SAME: { readonly [sign: string]: string } = { '0': 'o', '1': 'l', i: 'l', '5': 's', '3': 'e', '4': 'a' }

/**
 * What a name looks like: two names that look alike have the same skeleton. Marks are left out, other letters are
 * replaced by the plain ones they look like (Unicode Technical Standard 39).
 */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const plain = Array.from(bare, (sign) => PLAIN.get(sign) ?? PLAIN.get(sign.toLowerCase()) ?? sign).join('')
  return Array.from(plain.toLowerCase(), (sign) => SAME[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
}
