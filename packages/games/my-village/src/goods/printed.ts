import type { CountedToken } from '@chronik/kernel/story'

/** A part of a printed cost: so many times one of these. */
export interface CostPart {
  readonly times: number
  readonly choices: readonly CountedToken[]
}

/** A printed cost, part by part: `2 x (1 horse | 1 coin)`, `2 coin & 1 wagon`, `-` for none. */
export function costParts(extra: string): readonly CostPart[] {
  if (extra === '-') return []
  return extra.split(' & ').map((part) => {
    const [, times, inner] = /^(?:([1-9]) x )?\(?(.+?)\)?$/.exec(part) ?? []
    const choices = (inner ?? '').split(' | ').map((one): CountedToken => {
      const [count, piece] = one.split(' ')
      return { piece, amount: Number(count) }
    })
    return { times: Number(times ?? 1), choices }
  })
}
