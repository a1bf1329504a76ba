import { SampledChance } from '../chance/seeded.ts'
import { advance, apply, decision } from '../engine.ts'
import { type AnyState, copyInto } from '../game.ts'
import { Chronicle } from '../log.ts'
import { difference, outOfRange } from './cells.ts'
import { fail, guard } from './finding.ts'
import { checkEntries } from './log.ts'
import type { Trial } from './trial.ts'

const seen = new Set<number>()

/** Always: the list has no double, and every move is of a kind that the decision or the side moves declare. */
export function checkList<S extends AnyState>(trial: Trial<S>): void {
  const { game, moves, state, coverage } = trial
  const due = decision(game, state)
  if (due === null) fail('legal', 'nobody decides and nothing happens')
  const besides = game.beside?.kinds ?? []
  const options = moves.count - moves.sides
  if (options < 1) fail('legal', `${due.id} offers no move`)
  if (trial.seat < 0 || trial.seat >= trial.box.players)
    fail('legal', `${due.id} asks seat ${trial.seat} of ${trial.box.players}`)
  coverage.steps.add(due.code)
  seen.clear()
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index)
    const kind = game.notation.kindOf(move)
    if (kind === undefined) fail('legal', `${due.id} lists ${move}, a move of no kind`)
    if (seen.has(move)) fail('legal', `${due.id} lists "${trial.format(move)}" twice`)
    seen.add(move)
    coverage.kinds.add(kind.code)
    if (index < options ? !game.isAnswer(kind, due) || besides.includes(kind) : !besides.includes(kind)) {
      const where = index < options ? `the decision ${due.id}` : 'the side moves'
      fail('legal', `"${trial.format(move)}" is listed, but ${where} declares no "${kind.notation}"`)
    }
  }
}

/** Listed again from the same position, the moves are the same in the same order. */
export function checkOrder<S extends AnyState>(trial: Trial<S>): void {
  const { game, state, copy, moves, listed, cells } = trial
  copyInto(copy, state)
  advance(game, copy, null, listed)
  const changed = difference(cells, state.mem, copy.mem)
  if (changed !== null) fail('order', `listing moves changes the position: ${changed}`)
  const one = moves.toArray().map((move) => trial.format(move))
  const two = listed.toArray().map((move) => trial.format(move))
  if (one.join() !== two.join()) fail('order', `listed twice, the moves were ${one} and then ${two}`)
}

/** Every listed move can be made on a copy and leads to a sound position; the original stays as it was. */
export function checkApply<S extends AnyState>(trial: Trial<S>): void {
  const { game, state, copy, spare, listed, cells, random } = trial
  copyInto(spare, state)
  const chance = new SampledChance(random)
  for (const move of trial.some(trial.moves.toArray(), 12)) {
    const text = trial.format(move)
    copyInto(copy, state)
    const chronicle = new Chronicle()
    copy.log = chronicle
    guard('apply', `after "${text}"`, () => {
      apply(game, copy, move)
      advance(game, copy, chance, listed)
    })
    copy.log = null
    checkEntries(chronicle.entries)
    const outside = outOfRange(cells, copy.mem)
    if (outside !== null) fail('range', `after "${text}" ${outside}`)
    const changed = difference(cells, spare.mem, state.mem)
    if (changed !== null) fail('copy', `"${text}" on a copy changes the original: ${changed}`)
  }
}
