import unhomoglyph from 'unhomoglyph'

/** What is the same for the eye even among plain letters and digits, whatever Unicode says. */
const SAME: { readonly [sign: string]: string } = { '0': 'o', '1': 'l', i: 'l', '5': 's', '3': 'e', '4': 'a' }

/**
 * What a name looks like: two names that look alike have the same skeleton. Marks are left out; which letters look
 * alike is told by Unicode's confusables (Unicode Technical Standard 39), before and after capitals become small.
 */
export function skeletonOf(name: string): string {
  const look = bare(unhomoglyph(unhomoglyph(bare(name)).toLowerCase())).toLowerCase()
  return Array.from(look, (sign) => SAME[sign] ?? sign).join('')
}

function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
