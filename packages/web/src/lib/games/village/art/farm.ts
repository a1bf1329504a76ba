import { B } from '../../../art/buildings.ts'
import { bush, tree } from '../../../art/flora.ts'
import { fence } from '../../../art/yard.ts'

/** The farm yard inside the lifetime track. */
export function farmScene(w: number, h: number): string {
  return `<rect width="${w}" height="${h}" fill="#c3d092"/><path d="M0 22Q90 2 180 16T${w} 12V0H0Z" fill="#dfe3bd"/><path d="M0 62Q120 44 240 56T${w} 52V${h}H0Z" fill="#e7d29e"/><g transform="translate(0 2)">${tree(22, 44, 11, 0, 2)}${B.farm(78, 64, 0.52)}${tree(w - 18, 46, 12, 2, 6)}${bush(w - 42, 50, 6)}${fence(w - 130, 40, w - 50, 36, 7)}</g>`
}
