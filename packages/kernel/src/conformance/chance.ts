import { type Chance, totalOf } from '../chance/chance.ts'
import { type AnyState, copyInto } from '../game.ts'
import { Chronicle, entryFor, type LogEntry } from '../log.ts'
import { type ChanceStep, FRAME, type Source } from '../step.ts'
import { SPECTATOR, viewInto } from '../view.ts'
import { fail } from './finding.ts'
import { checkEntries } from './log.ts'
import type { Trial } from './trial.ts'
import { nameOf } from './views.ts'

/** The chance of a match under test: looks at every draw, and at some of them closely. */
export function watched<S extends AnyState>(
  trial: Trial<S>,
  chance: Chance,
  closely: () => boolean,
  tell: (source: Source, outcome: number) => void,
): Chance {
  return {
    outcome(source, index, unseen, total) {
      if (unseen.length > source.outcomes.length)
        fail(
          'chance',
          `${source.id} draws from ${unseen.length} outcomes and names ${source.outcomes.length}`,
        )
      for (let outcome = 0; outcome < unseen.length; outcome++)
        if (unseen[outcome] < 0)
          fail('chance', `${source.id} holds less than none of ${source.outcomes[outcome]}`)
      if (total < 1) fail('chance', `${source.id} is empty and still drawn from`)
      const outcome = chance.outcome(source, index, unseen, total)
      tell(source, outcome)
      if (closely()) checkOutcome(trial, outcome, Array.from(unseen))
      return outcome
    },
  }
}

/**
 * Lets another outcome happen beside the real one and compares what each viewer is shown and told:
 * what the view hides the log must not tell, and what the log keeps secret the view must not show.
 */
function checkOutcome<S extends AnyState>(trial: Trial<S>, outcome: number, unseen: readonly number[]): void {
  const { random } = trial
  const others = unseen.map((count, other) => (other === outcome ? 0 : Math.max(0, count)))
  if (totalOf(others) === 0) return
  const possible = others.flatMap((count, other) => (count > 0 ? [other] : []))
  const other = possible[random.below(possible.length)]
  const one = happened(trial, trial.copy, outcome)
  const two = happened(trial, trial.world, other)
  const source = one.step.source
  const drawn = `${source.outcomes[outcome]} or ${source.outcomes[other]} from ${source.id}`
  const truth = firstChange(trial.copy.mem, trial.world.mem)
  for (let viewer = SPECTATOR; viewer < trial.box.players; viewer++) {
    viewInto(trial.game, trial.view, trial.copy, viewer)
    viewInto(trial.game, trial.spare, trial.world, viewer)
    const sameLog = told(one.log, viewer) === told(two.log, viewer)
    const shown = firstChange(trial.view.mem, trial.spare.mem)
    if (shown < 0 && truth >= 0 && !sameLog)
      fail(
        'log',
        `whether it is ${drawn} is hidden from ${nameOf(viewer)}, but told: ${told(one.log, viewer)}`,
      )
    const kept = sameLog && JSON.stringify(one.log) !== JSON.stringify(two.log)
    const leak = kept ? foreignChange(trial, viewer) : -1
    if (leak >= 0)
      fail(
        'view',
        `whether it is ${drawn} is not told to ${nameOf(viewer)}, but shown at ${trial.cells.names[leak]}`,
      )
  }
}

/** What the top step does with this outcome on a copy of the position. */
function happened<S extends AnyState>(
  trial: Trial<S>,
  copy: S,
  outcome: number,
): { readonly step: ChanceStep<S>; readonly log: readonly LogEntry[] } {
  copyInto(copy, trial.state)
  const depth = copy.depth - 1
  const [code, seat, a, b, c] = copy.stack.slice(depth * FRAME, (depth + 1) * FRAME)
  const step = trial.game.steps[code]
  if (step.kind !== 'chance') throw new Error(`${step.id} draws nothing`)
  copy.stack.fill(0, depth * FRAME, (depth + 1) * FRAME)
  copy.depth = depth
  copy.draws[step.source.code]++
  const chronicle = new Chronicle()
  copy.log = chronicle
  step.happen(copy, outcome, seat, a, b, c)
  copy.log = null
  checkEntries(chronicle.entries)
  return { step, log: chronicle.entries }
}

function told(log: readonly LogEntry[], viewer: number): string {
  return JSON.stringify(log.map((entry) => entryFor(entry, viewer)))
}

function firstChange(one: Int16Array, other: Int16Array): number {
  return one.findIndex((value, at) => value !== other[at])
}

/** The first change a viewer sees that is no secret of its own. */
function foreignChange<S extends AnyState>(trial: Trial<S>, viewer: number): number {
  const { view, spare, game } = trial
  return view.mem.findIndex(
    (value, at) =>
      value !== spare.mem[at] &&
      !game.secrets.some(({ seat, start, end }) => seat === viewer && at >= start && at < end),
  )
}
