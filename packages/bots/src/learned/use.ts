import type { AnyState } from '@chronik/kernel'
import { networkOf } from '../network/network.ts'
import type { Player } from '../opponents.ts'
import { LearnedAppraiser } from './appraiser.ts'
import { Encoder } from './encoder.ts'
import { parametersOf } from './learned.ts'

/** Values positions by what was learned. */
export function learnedAppraiserOf<S extends AnyState>(player: Player<S>): LearnedAppraiser<S> {
  const { game, evaluator, surroundings, learned } = player
  if (learned === undefined) throw new Error(`nothing learned about ${game.id} has been loaded`)
  const { seats, scale, shape } = learned
  const encoder = new Encoder(game, evaluator, surroundings ?? null, seats, scale)
  if (learned.game !== game.id || encoder.size !== shape.inputs || scale.length !== evaluator.features.length)
    throw new Error(`what was learned about ${learned.game} does not fit ${game.id}`)
  return new LearnedAppraiser(
    encoder,
    networkOf(shape, parametersOf(learned)),
    seats,
    learned.foresees === true,
  )
}
