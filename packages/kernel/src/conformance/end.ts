import { SeededChance } from '../chance/seeded.ts'
import { type AnyState, copyInto, fromJson, hash } from '../game.ts'
import { Match } from '../match.ts'
import type { Move } from '../move.ts'
import { difference } from './cells.ts'
import { fail, guard } from './finding.ts'
import type { Trial } from './trial.ts'

/** The score is finite, its lines add up to the totals, and nobody with more stands behind one with less. */
export function checkScore<S extends AnyState>(trial: Trial<S>): void {
  const { game, state, spare, cells, box } = trial
  copyInto(spare, state)
  const { lines, totals, places } = guard('score', 'the score', () => game.score(state))
  const changed = difference(cells, spare.mem, state.mem)
  if (changed !== null) fail('score', `scoring changes the position: ${changed}`)
  const rows = [...lines, { id: 'total', values: totals }, { id: 'place', values: places }]
  for (const { id, values } of rows) {
    if (values.length !== box.players)
      fail('score', `${id} has ${values.length} values for ${box.players} seats`)
    if (!values.every(Number.isFinite)) fail('score', `${id} is ${values.join(', ')}`)
  }
  for (let seat = 0; seat < box.players; seat++) {
    const sum = lines.reduce((before, line) => before + line.values[seat], 0)
    if (sum !== totals[seat])
      fail('score', `the lines of seat ${seat} add up to ${sum}, not to ${totals[seat]}`)
    const before = places.filter((place) => place < places[seat]).length
    if (places[seat] !== before + 1)
      fail('score', `seat ${seat} takes place ${places[seat]} behind ${before}`)
    const passed = totals.findIndex((total, other) => total < totals[seat] && places[other] < places[seat])
    if (passed >= 0) fail('score', `seat ${passed} with less stands before seat ${seat}`)
  }
}

/** A position somewhere on the way, as it would be stored. */
export interface Milestone {
  readonly after: number
  readonly json: string
}

/** Played again from the same seed, and on from a stored position, the match comes to the same end. */
export function checkReplay<S extends AnyState>(
  trial: Trial<S>,
  seed: number,
  played: readonly Move[],
  stored: Milestone | null,
): void {
  const { game, setup, box, cells, state } = trial
  const again = guard('replay', 'setting up again', () => new Match(game, setup, new SeededChance(seed)))
  follow(trial, again, played, 'played again')
  const differs = difference(cells, state.mem, again.state.mem)
  if (differs !== null || hash(again.state) !== hash(state))
    fail('replay', `the same moves lead to another position: ${differs}`)
  if (stored === null) return
  const start = fromJson(game, box, JSON.parse(stored.json))
  const on = guard('replay', 'going on', () => new Match(game, setup, new SeededChance(seed), start))
  follow(trial, on, played.slice(stored.after), 'played on from a stored position')
  const lost = difference(cells, state.mem, on.state.mem)
  if (lost !== null) fail('replay', `played on from a stored position, the match ends elsewhere: ${lost}`)
}

function follow<S extends AnyState>(
  trial: Trial<S>,
  match: Match<S>,
  moves: readonly Move[],
  how: string,
): void {
  for (const move of moves) {
    const result = guard('replay', `"${trial.format(move)}" ${how}`, () => match.play([move]))
    if (!result.ok) fail('replay', `"${trial.format(move)}" is refused when ${how}: ${result.refusal.code}`)
  }
}
