import { choice, type Move, moveKind, push, refusal } from '@chronik/kernel'
import { NOBODY, type VillageState } from '../box/state.ts'
import { ringEnd } from '../course/end.ts'
import { gainPrestige } from '../goods/stock.ts'
import { GONE, layToRest } from '../life/death.ts'
import { figureName, placeName, put } from '../life/figures.ts'
import { leave } from '../life/leave.ts'
import { CONNY } from '../solo/fate.ts'
import { SEA_1, seaOf } from './sea.ts'
import { SEA_BURIALS } from './vocabulary.ts'

export const bury = moveKind('bury <field>', { field: SEA_BURIALS })

function emptyFields(state: VillageState): number {
  let empty = 0
  for (let field = 0; field < SEA_BURIALS.size; field++) if (state.port.burials[field] === NOBODY) empty++
  return empty
}

// VP-701, VP-R9, VX-R6: who dies at sea without a place in the chronicle lies at sea, never in a grave.
export const seaBurial = {
  bury(state: VillageState, seat: number, figure: number): void {
    if (emptyFields(state) === 0) layToRest(state, seat, figure, GONE)
    else push(state, seaChoice, seat, figure)
  },
  rest(state: VillageState): number {
    const empty = state.port.burials.indexOf(NOBODY)
    return empty < 0 ? GONE : SEA_1 + empty
  },
}

// VP-701, VP-R11: any empty field, of the owner's choice.
export const seaChoice = choice<VillageState>('d-sea', [bury], {
  rule: 'VP-701',
  list(state, moves) {
    for (let field = 0; field < SEA_BURIALS.size; field++)
      if (state.port.burials[field] === NOBODY) moves.add(bury(field))
  },
  play(state, move: Move, seat, figure) {
    const field = bury.get.field(move)
    const from = placeName(state.farms[seat].figures[figure])
    leave(state, seat, figure, true)
    put(state, seat, figure, SEA_1 + field)
    layOnField(state, seat, figure, field, from)
    gainPrestige(state, seat, seaOf(state).burials[field], SEA_BURIALS.list[field])
    ringIfFull(state, seat)
  },
  refuse: (_state, move) =>
    refusal('sea-field-taken', 'VP-701', { field: SEA_BURIALS.list[bury.get.field(move)] }),
})

function layOnField(state: VillageState, seat: number, figure: number, field: number, from: string): void {
  state.port.burials[field] = seat * 16 + figure
  state.log?.add({ code: 'death', seat, figure: figureName(figure), from, to: SEA_BURIALS.list[field] })
}

// VP-703: the last field rings the end.
function ringIfFull(state: VillageState, seat: number): void {
  if (emptyFields(state) === 0) ringEnd(state, seat, 'sea')
}

// VSX-202, VSX-R1: Conny's dead lie on the empty field with the most prestige; she scores nothing.
export function buryConny(state: VillageState, figure: number): void {
  const { burials } = seaOf(state)
  let best = -1
  for (let field = 0; field < SEA_BURIALS.size; field++) {
    if (state.port.burials[field] !== NOBODY) continue
    if (best < 0 || burials[field] > burials[best]) best = field
  }
  const { figures } = state.conny
  const from = placeName(figures[figure])
  figures[figure] = best < 0 ? GONE : SEA_1 + best
  if (best >= 0) {
    layOnField(state, CONNY, figure, best, from)
    ringIfFull(state, CONNY)
  } else state.log?.add({ code: 'death', seat: CONNY, figure: figureName(figure), from, to: 'gone' })
}
