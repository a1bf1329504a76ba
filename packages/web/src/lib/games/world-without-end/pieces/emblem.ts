import type { Emblem } from '#lib/pieces/emblem.ts'
import { st } from '#lib/pieces/symbol.ts'

export const emblem: Emblem = {
  rim: '#9aa7bd',
  ground: '#dbe5f2',
  line: '#3d6a9e',
  sign: `<path d="M3 13 8 6.6 13 13V29.6H3ZM19 13 24 6.6 29 13V29.6H19Z" fill="#e6dfd1" ${st('#4f463a')}/><path d="M9 17.6 16 9.6 23 17.6V29.6H9Z" fill="#d9d2c3" ${st('#4f463a')}/><circle cx="16" cy="18.6" r="3" fill="#6fa3cf" ${st('#4f463a', 1.4)}/><path d="M13.2 29.6V26A2.8 2.8 0 0 1 18.8 26V29.6Z" fill="#6d452b"/><path d="M8 6.6V2.4M24 6.6V2.4" ${st('#c9952f', 1.9)}/><path d="M6 17V20M26 17V20" ${st('#6d452b', 2)}/>`,
}
