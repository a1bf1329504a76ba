import { SampledChance } from '../chance/seeded.ts'
import { advance, apply, explain } from '../engine.ts'
import { type AnyState, copyInto, sameState } from '../game.ts'
import type { Move } from '../move.ts'
import { HIDDEN } from '../shape.ts'
import { SPECTATOR, viewInto } from '../view.ts'
import { difference, outOfRange } from './cells.ts'
import { fail, flawOf, guard } from './finding.ts'
import { checkInvariants, checkJson } from './memory.ts'
import type { Trial } from './trial.ts'

/** Who looks: the one who decides always, the others and a spectator in turn. */
export function viewersOf<S extends AnyState>(trial: Trial<S>): number[] {
  const { players } = trial.box
  const others = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)]
  const rest = others.filter((viewer) => viewer !== trial.seat)
  return trial.full ? [trial.seat, ...rest] : [trial.seat, rest[trial.random.below(rest.length)]]
}

/** What a view hides is hidden, the rest is as it is, and a view can be sent and read like any position. */
export function checkView<S extends AnyState>(trial: Trial<S>, viewer: number): void {
  const { game, state, view, cells } = trial
  viewInto(game, view, state, viewer)
  const mem = view.mem.slice()
  for (const { seat, field, start, end } of game.secrets) {
    if (!game.opens(state, seat, viewer, field)) {
      for (let at = start; at < end; at++)
        if (mem[at] !== HIDDEN) fail('view', `${nameOf(viewer)} sees ${cells.names[at]}`)
    }
    mem.set(state.mem.subarray(start, end), start)
  }
  const differs = difference(cells, mem, state.mem)
  if (differs !== null) fail('view', `the view of ${nameOf(viewer)} is not the truth: ${differs}`)
  if (trial.full || trial.random.below(4) === 0) checkJson(trial, view, `the view of ${nameOf(viewer)}`)
}

/**
 * Imagines another world that this viewer could be in, from its view alone: it is a sound position that
 * looks the same and can be played on. Leaves it in `trial.world`, the view in `trial.view`.
 */
export function checkImagined<S extends AnyState>(trial: Trial<S>, viewer: number): void {
  const { game, state, view, world, spare, cells, random } = trial
  const who = nameOf(viewer)
  viewInto(game, view, state, viewer)
  copyInto(world, view)
  guard('imagine', `imagining for ${who}`, () => game.imagine(world, viewer, random))
  const outside = outOfRange(cells, world.mem)
  if (outside !== null) fail('imagine', `in the world imagined for ${who} ${outside}`)
  viewInto(game, spare, world, viewer)
  const differs = difference(cells, view.mem, spare.mem)
  if (differs !== null) fail('imagine', `the world imagined for ${who} looks different: ${differs}`)
  try {
    checkInvariants(trial, world, `the world imagined for ${who}`)
  } catch (error) {
    fail('imagine', flawOf(error, 'imagine', '').message)
  }
  if (!sameState(world, state)) trial.coverage.worlds++
  copyInto(spare, world)
  guard('imagine', `playing on in the world imagined for ${who}`, () => playOn(trial, spare))
}

function playOn<S extends AnyState>(trial: Trial<S>, world: S): void {
  const { game, listed, random } = trial
  const chance = new SampledChance(random)
  for (let count = 0; count < 4; count++) {
    if (advance(game, world, chance, listed) !== 'choice') return
    apply(game, world, listed.at(random.below(listed.count)))
  }
}

/** What the one who decides may do, and why not, is the same in every world it could be in. */
export function checkChoices<S extends AnyState>(trial: Trial<S>, unlisted: readonly Move[]): void {
  const { game, state, world, view, seat, moves, listed } = trial
  const expected = moves.toArray()
  for (const [other, where] of [
    [world, 'in a world it cannot tell apart'],
    [view, 'on its own view'],
  ] as const) {
    const check = other === world ? 'world' : 'tentative'
    guard(check, `listing ${where}`, () => advance(game, other, null, listed, seat))
    const found = listed.toArray()
    if (found.join() !== expected.join()) {
      const [one, two] = [expected, found].map((list) => list.map((move) => trial.format(move)).join(', '))
      fail(check, `seat ${seat} may choose from [${one}], but ${where} from [${two}]`)
    }
    for (const move of unlisted) {
      const said = JSON.stringify(explain(game, state, seat, move, moves))
      const told = guard(check, `refusing ${where}`, () => explain(game, other, seat, move, listed))
      if (JSON.stringify(told) !== said)
        fail(check, `"${trial.format(move)}" is refused as ${said}, but ${where} as ${JSON.stringify(told)}`)
    }
  }
}

export function nameOf(viewer: number): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`
}
