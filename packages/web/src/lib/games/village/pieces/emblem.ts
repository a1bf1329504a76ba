import type { Emblem } from '#lib/pieces/emblem.ts'
import { st } from '#lib/pieces/symbol.ts'

export const emblem: Emblem = {
  rim: '#c39a5c',
  ground: '#fbe3b4',
  line: '#b8433a',
  sign: `<path d="M5 16V28.6H27V16" fill="#f3e2bd" ${st('#5a3817')}/><path d="M2.6 16.6 16 4.4 29.4 16.6 26.4 19 16 9.6 5.6 19Z" fill="#c58c4c" ${st('#5a3817')}/><path d="M16 26C11.4 22.8 10.4 20.8 10.4 18.9A2.9 2.9 0 0 1 16 17.8 2.9 2.9 0 0 1 21.6 18.9C21.6 20.8 20.6 22.8 16 26Z" fill="#cb3a33" ${st('#8c211f', 1.2)}/>`,
}
