import { readFileSync } from 'node:fs'
import { handSetWeights, type Opponents, type Weights } from '@chronik/bots'
import { UsageError } from '../command.ts'

const read = new Map<string, Weights>()

/** Weights by name: `none` (only what the sheet counts now), `hand-set`, or a JSON file of `chronik train`. */
export async function weightsNamed(name: string, { evaluator, plan }: Opponents): Promise<Weights> {
  if (name === 'none')
    return { game: evaluator.game, stages: [evaluator.features.map(() => 0)], note: 'none' }
  if (name === 'hand-set') return handSetWeights(evaluator, (await plan()).byHand)
  const known = read.get(name) ?? readWeights(name)
  if (known.game !== evaluator.game) throw new UsageError(`${name} holds weights of ${known.game}.`)
  const { length } = evaluator.features
  if (!known.stages.every((stage) => stage.length === length))
    throw new UsageError(`${name} does not fit: ${length} weights are expected for each stage.`)
  read.set(name, known)
  return known
}

function readWeights(file: string): Weights {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Weights
  } catch {
    throw new UsageError(`${file} holds no weights: expected a file of chronik train.`)
  }
}
