import type { Move } from '@chronik/kernel'
import type { OptionCard } from '../table/contract.ts'

/**
 * The quiet options beside the cards, without those that others say along with what they do. Once something is chosen, "that is all" would not add to it but take its
 * place: whoever pressed it would lose what was chosen last.
 */
export function quietBeside(cards: readonly OptionCard[], chosen: Move | null): readonly OptionCard[] {
  const said = new Set(cards.filter(({ next }) => next !== undefined).map(({ move }) => move))
  return cards.filter(
    ({ quiet, finishes, move }) =>
      quiet === true && !said.has(move) && (finishes !== true || chosen === null || chosen === move),
  )
}
