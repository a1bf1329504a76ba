import { readFileSync } from 'node:fs'
import { handSetWeights, type Learned, type Opponents, type Points, type Weights } from '@chronik/bots'
import { UsageError } from '../command.ts'

const read = new Map<string, Weights | Learned>()

/** By name: `none` (only what the sheet counts now), `hand-set`, `learned` (the network in use), or a JSON file. */
export async function weightsNamed(
  name: string,
  { evaluator, plan, learn }: Opponents,
): Promise<Weights | Learned> {
  if (name === 'none')
    return { game: evaluator.game, stages: [evaluator.features.map(() => 0)], note: 'none' }
  if (name === 'hand-set') return handSetWeights(evaluator, (await plan()).byHand)
  if (name === 'learned') {
    if (learn === undefined) throw new UsageError(`Nothing was learned about ${evaluator.game} yet.`)
    return learn()
  }
  const known = read.get(name) ?? readWeights(name)
  read.set(name, known)
  if (known.game !== evaluator.game) throw new UsageError(`${name} holds weights of ${known.game}.`)
  if ('parts' in known) return known
  const { length } = evaluator.features
  if (!known.stages.every((stage) => stage.length === length))
    throw new UsageError(`${name} does not fit: ${length} weights are expected for each stage.`)
  return known
}

function readWeights(file: string): Weights | Learned {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Weights | Learned
  } catch {
    throw new UsageError(`${file} holds no weights: expected a file of chronik train.`)
  }
}

/** A style that was trained against the network in use, or null where the file holds none of this game. */
export function trainedStyle(file: string, game: string): Points | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { readonly game?: string; readonly style?: Points }
    return kept.game === game ? (kept.style ?? null) : null
  } catch {
    return null
  }
}
