import { randomInt } from 'node:crypto'

/** Without what looks alike in some typefaces, since people read it to each other: 80 bits in four groups. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Something nobody can guess and everybody can write down: `k3wd-x7mp-29ab-tq5r`. */
export function makeCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
