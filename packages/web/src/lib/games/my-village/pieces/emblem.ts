import type { Emblem } from '#lib/pieces/emblem.ts'
import { st } from '#lib/pieces/symbol.ts'

export const emblem: Emblem = {
  rim: '#93b77a',
  ground: '#e2f0cf',
  line: '#4d7a36',
  sign: `<path d="M14 30C14.6 25 14.6 21 13.6 17H18.4C17.4 21 17.6 25 18.4 30Z" fill="#7a5233" ${st('#4d2f14', 1.4)}/><path d="M6 17.6C1.2 14.6 3.2 7.4 8.4 7.6 9.6 1.8 20.4.6 22.6 6.6 28.4 5.8 31 13 27 16.8 24.8 20.8 19.4 19.6 17 18.6 13 20.6 8.4 20.8 6 17.6Z" fill="#7fa257" ${st('#3f5f2c')}/><g fill="#fbeecb" ${st('#7a4f22', 1)}><rect x="7.4" y="11" width="4.6" height="5.8" rx=".6"/><rect x="13.8" y="7" width="4.6" height="5.8" rx=".6"/><rect x="20.4" y="11" width="4.6" height="5.8" rx=".6"/></g>`,
}
