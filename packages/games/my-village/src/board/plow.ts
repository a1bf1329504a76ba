import { type Choice, MoveList, moveKind, type Refusal, refusal, type SideMoves } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { CARDS, FIELD_CARDS, FIELDS, GOODS, PLOW_SOURCES } from '../box/vocabulary.ts'
import { labourer, victim } from '../life/death.ts'
import { block } from '../life/rat.ts'
import { owns } from './village.ts'

export const plowTo = moveKind('plow <from> <field>', { from: PLOW_SOURCES, field: FIELDS })

type State = MyVillageState
const SMITHY = CARDS.at['smithy-1']
const GUILD = PLOW_SOURCES.at['hall-guild']

function hasPlow(state: State, seat: number, from: number): boolean {
  const village = state.villages[seat]
  if (from === GUILD) return village.jokers > 0
  return village.goods[GOODS.at.plow] > 0 && owns(state, seat, SMITHY + from)
}

function hasSpace(state: State, seat: number, field: number): boolean {
  return state.plows[field] === 0 && owns(state, seat, FIELD_CARDS.first + field)
}

function inStepThree(decision: Choice<State>): boolean {
  return decision === victim || decision === labourer || decision === block
}

function takeFrom(state: State, seat: number, from: number, sign: 1 | -1): void {
  const village = state.villages[seat]
  if (from === GUILD) village.jokers -= sign
  else village.goods[GOODS.at.plow] -= sign
}

const left = new MoveList()

/** M-351, M-354: a joker that alone makes the pending decision possible cannot become a plow now. */
function leavesAnOption(
  state: State,
  seat: number,
  field: number,
  decision: Choice<State>,
  args: readonly [number, number, number],
): boolean {
  takeFrom(state, seat, GUILD, 1)
  state.plows[field] = 1
  left.clear()
  decision.list(state, left, seat, ...args)
  state.plows[field] = 0
  takeFrom(state, seat, GUILD, -1)
  return left.count > 0
}

// M-614, M-R26: beside any own decision before step III a plow or a joker may go to an empty plow space.
export const plows: SideMoves<State> = {
  kinds: [plowTo],
  list(state, moves, seat, decision, a, b, c) {
    const { goods, jokers } = state.villages[seat]
    if ((goods[GOODS.at.plow] === 0 && jokers === 0) || inStepThree(decision)) return
    for (let field = 0; field < FIELDS.size; field++) {
      if (!hasSpace(state, seat, field)) continue
      for (let from = 0; from < GUILD; from++) {
        if (hasPlow(state, seat, from)) moves.side(plowTo(from, field))
      }
      if (jokers > 0 && leavesAnOption(state, seat, field, decision, [a, b, c]))
        moves.side(plowTo(GUILD, field))
    }
  },
  // M-615, M-R27: from now on it is a plow of this field until it is spent.
  play(state, move, seat) {
    const from = plowTo.get.from(move)
    const field = plowTo.get.field(move)
    takeFrom(state, seat, from, 1)
    state.plows[field] = 1
    state.log?.add({ code: 'plow', seat, from: PLOW_SOURCES.list[from], to: FIELDS.list[field] })
  },
  refuse(state, move, seat, decision): Refusal {
    const from = plowTo.get.from(move)
    const field = plowTo.get.field(move)
    if (inStepThree(decision)) return refusal('too-late-to-plow', 'M-R26')
    if (!owns(state, seat, FIELD_CARDS.first + field))
      return refusal('not-your-field', 'M-614', { field: FIELDS.list[field] })
    if (state.plows[field] === 1) return refusal('field-plowed', 'M-152', { field: FIELDS.list[field] })
    if (!hasPlow(state, seat, from))
      return refusal('no-plow-there', 'M-614', { from: PLOW_SOURCES.list[from] })
    return refusal('joker-needed', 'M-R26')
  },
}
