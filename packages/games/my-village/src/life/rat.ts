import { chance, choice, moveKind, NONE, push, refusal, rule, source } from '@chronik/kernel'
import { canBlock } from '../board/church.ts'
import type { MyVillageState } from '../box/state.ts'
import { FACES } from '../box/vocabulary.ts'

export const blockPlague = moveKind('block', {})
export const sufferPlague = moveKind('suffer', {})

const faces = Array.from({ length: FACES }, (_, face) => String(face + 1))
export const ratSource = source('rat', faces)
const anyFace = new Int16Array(FACES).fill(1)

// M-558, M-559: the rat runs as far as the die says, but never beyond the plague space.
export const rollRat = chance<MyVillageState>('roll-rat', ratSource, {
  unseen: () => anyFace,
  happen(state, outcome, seat) {
    const roll = outcome + 1
    const from = state.rat
    state.rat = Math.max(0, from - roll)
    state.log?.add({ code: 'rat', roll, from, to: state.rat })
    if (state.rat === 0) breakOut(state, seat)
  },
})

/** M-562: a red space, from which the next roll may bring the plague. */
export const isRed = (distance: number): boolean => distance <= FACES

/** M-559: whether a face of the rat die brings the plague. */
export const bringsPlague = ({ rat }: MyVillageState, face: number): boolean => face >= rat

// M-559, M-R18: before anybody loses story points, the owner of the Salvation Church is asked.
function breakOut(state: MyVillageState, seat: number): void {
  state.log?.add({ code: 'plague', seat })
  for (let owner = 0; owner < state.box.players; owner++) {
    if (!canBlock(state, owner) || lossOf(state, owner) === 0) continue
    push(state, block, owner, seat)
    return
  }
  push(state, plague, seat, NONE)
}

// M-560: half of the tree, rounded down.
export function lossOf(state: MyVillageState, seat: number): number {
  return state.villages[seat].tree >> 1
}

// M-704: a marker on a free octagon, and the owner loses nothing.
export const block = choice<MyVillageState>('block', [blockPlague, sufferPlague], {
  rule: 'M-704',
  list(_state, moves) {
    moves.add(blockPlague())
    moves.add(sufferPlague())
  },
  play(state, move, owner, seat) {
    const blocks = blockPlague.is(move)
    if (blocks) {
      const village = state.villages[owner]
      village.blocks++
      state.log?.add({ code: 'block', seat: owner, octagon: village.blocks })
    }
    push(state, plague, seat, blocks ? owner : NONE)
  },
  refuse: () => refusal('not-now', 'M-704'),
})

// M-560, M-561: everybody loses at the same time, then the rat goes home.
export const plague = rule<MyVillageState>('plague', (state, _seat, spared) => {
  for (let seat = 0; seat < state.box.players; seat++) {
    const lost = lossOf(state, seat)
    if (seat === spared || lost === 0) continue
    const village = state.villages[seat]
    village.tree -= lost
    state.log?.add({ code: 'plague-loss', seat, lost, left: village.tree })
  }
  state.rat = state.box.table.rat
  state.log?.add({ code: 'rat-home', to: state.rat })
})
