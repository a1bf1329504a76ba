import { SampledChance } from '../chance/seeded.ts'
import { advance, apply, type Stop } from '../engine.ts'
import { type AnyState, copyInto } from '../game.ts'
import { Chronicle, entryFor } from '../log.ts'
import { Match } from '../match.ts'
import type { Move } from '../move.ts'
import { TentativeTurn } from '../tentative.ts'
import { viewInto } from '../view.ts'
import { difference, visibleDifference } from './cells.ts'
import { fail, guard } from './finding.ts'
import type { Trial } from './trial.ts'

const LONGEST = 8

/**
 * A series played tentatively on the view, directly on the true position and in an imagined world (left
 * in `trial.world`) goes the same way up to the barrier, as far as the seat can see; going back restores
 * every position.
 */
export function checkTentative<S extends AnyState>(trial: Trial<S>): void {
  const { game, state, copy, world, seat, random, listed } = trial
  const turn = guard('tentative', 'a tentative turn', () => new TentativeTurn(game, trial.view, seat))
  const passed: { readonly mem: Int16Array; readonly moves: string }[] = []
  copyInto(copy, state)
  guard('tentative', 'direct play', () => advance(game, copy, null, listed, seat))
  for (let count = 0; turn.stop === 'choice' && count < LONGEST; count++) {
    passed.push({ mem: turn.state.mem.slice(), moves: turn.moves.join() })
    const move = turn.moves[random.below(turn.moves.length)]
    const text = trial.format(move)
    const direct = goOn(trial, copy, move)
    const elsewhere = goOn(trial, world, move)
    compareWorlds(trial, text, direct, elsewhere)
    const refused = guard('tentative', `"${text}" on the view`, () => turn.play(move))
    if (refused !== null) fail('tentative', `"${text}" is legal, but refused on the view: ${refused.code}`)
    compareTurn(trial, text, direct, turn)
  }
  submit(trial, turn)
  while (passed.length > 0) {
    const before = passed.pop()
    turn.back()
    if (before === undefined) continue
    const differs = difference(trial.cells, before.mem, turn.state.mem)
    if (differs !== null) fail('tentative', `a step back does not restore the position: ${differs}`)
    if (before.moves !== turn.moves.join()) fail('tentative', 'a step back does not restore the moves')
  }
  if (turn.back()) fail('tentative', 'a tentative turn goes back beyond its beginning')
}

/** The match takes the series whole; with one move more than could be foreseen it takes nothing. */
function submit<S extends AnyState>(trial: Trial<S>, { series, stop }: TentativeTurn<S>): void {
  const { game, setup, state, seat, random } = trial
  const match = new Match(game, setup, new SampledChance(random), state)
  if (stop !== 'choice') {
    if (match.play([...series, series[0]], seat).ok) fail('tentative', 'a series goes on beyond its barrier')
    const changed = difference(trial.cells, state.mem, match.state.mem)
    if (changed !== null) fail('refusal', `a refused series changes the position: ${changed}`)
  }
  const sent = guard('tentative', 'sending the series', () => match.play(series, seat))
  if (!sent.ok) {
    const text = trial.format(series[sent.index])
    fail('tentative', `"${text}" was possible tentatively and is refused when sent: ${sent.refusal.code}`)
  }
}

interface Gone {
  readonly stop: Stop
  readonly moves: readonly Move[]
  readonly view: Int16Array
  readonly log: string
}

/** Makes one move and goes on as far as the seat can see. */
function goOn<S extends AnyState>(trial: Trial<S>, state: S, move: Move): Gone {
  const { game, seat, listed, spare } = trial
  const chronicle = new Chronicle()
  state.log = chronicle
  const stop = guard('world', `after "${trial.format(move)}"`, () => {
    apply(game, state, move)
    return advance(game, state, null, listed, seat)
  })
  state.log = null
  viewInto(game, spare, state, seat)
  return {
    stop,
    moves: stop === 'choice' ? listed.toArray() : [],
    view: spare.mem.slice(),
    log: JSON.stringify(chronicle.entries.map((entry) => entryFor(entry, seat))),
  }
}

function compareWorlds<S extends AnyState>(trial: Trial<S>, text: string, one: Gone, other: Gone): void {
  const where = `after "${text}" seat ${trial.seat} can tell apart what it cannot know:`
  if (one.stop !== other.stop) fail('world', `${where} the turn stops at ${one.stop} and at ${other.stop}`)
  if (one.stop === 'over') return
  const differs = difference(trial.cells, one.view, other.view)
  if (differs !== null) fail('world', `${where} ${differs}`)
  if (one.moves.join() !== other.moves.join()) fail('world', `${where} other moves are listed`)
  if (one.log !== other.log) fail('world', `${where} the log tells ${one.log} and ${other.log}`)
}

function compareTurn<S extends AnyState>(
  trial: Trial<S>,
  text: string,
  direct: Gone,
  turn: TentativeTurn<S>,
): void {
  const where = `after "${text}" tentative and direct play differ:`
  if (turn.stop !== direct.stop) fail('tentative', `${where} stopped at ${turn.stop} and at ${direct.stop}`)
  const differ = direct.stop === 'over' ? visibleDifference : difference
  const differs = differ(trial.cells, turn.state.mem, direct.view)
  if (differs !== null) fail('tentative', `${where} ${differs}`)
  if (turn.moves.join() !== direct.moves.join()) fail('tentative', `${where} other moves are listed`)
}
