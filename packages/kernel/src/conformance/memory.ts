import { type AnyState, copyInto, fromJson, hash, sameState, toJson } from '../game.ts'
import { difference } from './cells.ts'
import { fail, guard } from './finding.ts'
import type { Trial } from './trial.ts'

/** Written as JSON text and read again, a position is the same: the check of untrusted JSON accepts it. */
export function checkJson<S extends AnyState>(trial: Trial<S>, state: S, what: string): void {
  const { game, box, cells } = trial
  const restored = guard('json', `${what} written and read again`, () =>
    fromJson(game, box, JSON.parse(JSON.stringify(toJson(game, state)))),
  )
  const differs = difference(cells, state.mem, restored.mem)
  if (differs !== null) fail('json', `${what} was not restored: ${differs}`)
  if (hash(restored) !== hash(state)) fail('hash', `${what} restored has another hash`)
}

/** A copy is equal, of its own, and hashes alike; any single change shows in the hash. */
export function checkCopy<S extends AnyState>(trial: Trial<S>): void {
  const { state, copy, spare, cells, random } = trial
  copyInto(copy, state)
  copyInto(spare, state)
  if (!sameState(copy, state)) fail('copy', `a copy differs: ${difference(cells, copy.mem, state.mem)}`)
  const before = hash(state)
  if (hash(copy) !== before) fail('hash', 'a copy has another hash')
  const at = random.below(cells.names.length)
  copy.mem[at] ^= 1
  if (hash(copy) === before) fail('hash', `${cells.names[at]} does not count in the hash`)
  if (!sameState(state, spare)) fail('copy', `a change of a copy reaches the original at ${cells.names[at]}`)
}

/** What the game says must always hold. */
export function checkInvariants<S extends AnyState>(trial: Trial<S>, state: S, where: string): void {
  const broken = guard('invariant', 'the invariants', () => trial.game.invariants(state))
  if (broken.length > 0) fail('invariant', `${where}: ${broken.join('; ')}`)
}
