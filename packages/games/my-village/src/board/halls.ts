import { choice, moveKind, push, refusal } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { AREA_OCTAGONS, CARDS, OCTAGONS } from '../box/vocabulary.ts'

export const markOctagon = moveKind('mark <octagon>', { octagon: OCTAGONS })

const AREA_HALL = CARDS.at['hall-area']

// M-804, M-362: one joker on a free octagon of the Guild Hall, or it is forfeited.
export function placeJoker(state: MyVillageState, seat: number, card: number): void {
  const village = state.villages[seat]
  if (village.jokers === state.box.figures.hall.jokers) {
    state.log?.add({ code: 'forfeit', seat, card: CARDS.list[card] })
    return
  }
  village.jokers++
  state.log?.add({ code: 'joker', seat, card: CARDS.list[card] })
}

/** The octagons of a hall: kinds of cards, or professions. */
const firstOctagon = (card: number): number => (card === AREA_HALL ? 0 : AREA_OCTAGONS.size)
const endOctagon = (card: number): number => (card === AREA_HALL ? AREA_OCTAGONS.size : OCTAGONS.size)

// M-806, M-807, M-362: one marker on an empty octagon of choice; with all of them marked it is forfeited.
export function placeMark(state: MyVillageState, seat: number, card: number): void {
  const { marks } = state.villages[seat]
  for (let octagon = firstOctagon(card); octagon < endOctagon(card); octagon++) {
    if (marks[octagon] === 1) continue
    push(state, mark, seat, card)
    return
  }
  state.log?.add({ code: 'forfeit', seat, card: CARDS.list[card] })
}

export const mark = choice<MyVillageState>('mark', [markOctagon], {
  rule: 'M-806',
  list(state, moves, seat, card) {
    const { marks } = state.villages[seat]
    for (let octagon = firstOctagon(card); octagon < endOctagon(card); octagon++) {
      if (marks[octagon] === 0) moves.add(markOctagon(octagon))
    }
  },
  play(state, move, seat, card) {
    const octagon = markOctagon.get.octagon(move)
    state.villages[seat].marks[octagon] = 1
    state.log?.add({ code: 'mark', seat, card: CARDS.list[card], octagon: OCTAGONS.list[octagon] })
  },
  refuse(_state, move, _seat, card) {
    const octagon = markOctagon.get.octagon(move)
    const params = { octagon: OCTAGONS.list[octagon] }
    const here = octagon >= firstOctagon(card) && octagon < endOctagon(card)
    if (here) return refusal('octagon-marked', 'M-152', params)
    return refusal('no-such-octagon', card === AREA_HALL ? 'M-806' : 'M-807', params)
  },
})
