import { chance, push, rule, source } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { DICE, FACES } from '../box/vocabulary.ts'
import { countCoffins } from '../life/death.ts'
import { prepareHand } from './hand.ts'
import { activeSeat, pushTurn, turnsOfRound } from './turn.ts'

const faces = Array.from({ length: FACES }, (_, face) => String(face + 1))
export const whiteDice = source('white-dice', faces)
export const blackDice = source('black-dice', faces)
const anyFace = new Int16Array(FACES).fill(1)

// M-202, M-203, M-209: the holder of the hand is start player, prepares it and rolls all dice.
export const preparation = rule<MyVillageState>('preparation', (state) => {
  const { hand, box } = state
  state.round++
  state.start = hand.holder
  state.turn.index = 0
  state.log?.add({ code: 'round', seat: hand.holder, round: state.round })
  prepareHand(state)
  state.pool.fill(0)
  push(state, actionPhase)
  for (let die = 0; die < box.table.black; die++) push(state, rollBlack)
  for (let die = 0; die < box.table.white; die++) push(state, rollWhite)
})

function roll(state: MyVillageState, die: number): void {
  state.pool[die]++
  state.log?.add({ code: 'die-rolled', die: DICE.list[die] })
}

export const rollWhite = chance<MyVillageState>('roll-white', whiteDice, {
  unseen: () => anyFace,
  happen: roll,
})

export const rollBlack = chance<MyVillageState>('roll-black', blackDice, {
  unseen: () => anyFace,
  happen: (state, face) => roll(state, FACES + face),
})

// M-204 to M-206: clockwise from the start player, one turn each, with two players two turns each.
export const actionPhase = rule<MyVillageState>('action-phase', (state) => {
  if (state.turn.index === turnsOfRound(state)) {
    endRound(state)
    return
  }
  push(state, actionPhase)
  pushTurn(state, activeSeat(state))
})

/** M-901: whether enough coffins are filled, so that no round follows this one. */
export const isLastRound = (state: MyVillageState): boolean => countCoffins(state) >= state.box.table.end

/** M-902: whether nobody has a turn after this one in the round. */
export const isLastTurn = (state: MyVillageState): boolean => state.turn.index >= turnsOfRound(state) - 1

// M-208, M-901, M-902: the end is looked at after the whole round only.
function endRound(state: MyVillageState): void {
  if (isLastRound(state)) state.log?.add({ code: 'end', round: state.round, coffins: countCoffins(state) })
  else push(state, preparation)
}
