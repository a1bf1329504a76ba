import type { CountedToken } from '@chronik/kernel/story'
import type { MyVillageState } from '@chronik/my-village'

/** A part of a printed cost: so many times one of these. */
interface CostPart {
  readonly times: number
  readonly choices: readonly CountedToken[]
}

/** A printed cost, part by part: `2 x (1 horse | 1 coin)`, `2 coin & 1 wagon`, `-` for none. */
export function costParts(extra: string): readonly CostPart[] {
  if (extra === '-') return []
  return extra.split(' & ').map((part) => {
    const [, times, inner] = /^(?:(\d) x )?\(?(.+?)\)?$/.exec(part) ?? []
    const choices = (inner ?? '').split(' | ').map((one): CountedToken => {
      const [count, piece] = one.split(' ')
      return { piece, amount: Number(count) }
    })
    return { times: Number(times ?? 1), choices }
  })
}

/** What going on from a travel card costs, as its grey banner shows it. */
export function greyOf({ box }: MyVillageState, card: string): readonly CountedToken[] {
  const { time, extra } = box.figures.travel.cards[card].grey
  const goods = costParts(extra).flatMap(({ choices }) => choices)
  return time > 0 ? [{ piece: 'time', amount: time }, ...goods] : goods
}
