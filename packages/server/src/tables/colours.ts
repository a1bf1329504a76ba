/** Those of the pieces in the box of Village. */
const USUAL = ['red', 'yellow', 'blue', 'white', 'purple'] as const

/** Games whose pieces have other colours. */
const BOXES: { readonly [game: string]: readonly string[] } = {
  'world-without-end': ['red', 'green', 'yellow', 'blue'],
}

/** The colours that players of a game choose from. */
export function coloursOf(game: string): readonly string[] {
  return Object.hasOwn(BOXES, game) ? BOXES[game] : USUAL
}
