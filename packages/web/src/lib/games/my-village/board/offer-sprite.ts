import type { SpriteName } from '../art/sprites.ts'

/** The building that stands on a card of the display; monks, fields and the hand are drawn as pieces. */
export function spriteOfOffer(banner: string): { readonly name: SpriteName; readonly scale: number } | null {
  if (banner.startsWith('church-')) return { name: banner as SpriteName, scale: 0.31 }
  if (banner.startsWith('hall-')) return { name: banner as SpriteName, scale: 0.3 }
  if (banner === 'meeting-place') return { name: 'meeting-place', scale: 0.5 }
  if (banner === 'steward') return { name: 'steward', scale: 0.5 }
  if (banner.startsWith('travel-')) return { name: banner as SpriteName, scale: 0.55 }
  return null
}
