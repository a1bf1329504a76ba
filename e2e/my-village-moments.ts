// Moments of My Village worth a look: each is a match of this device that was played at random up to there.
import { FastRandom } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { firstOf, type KeptMatch, keeper } from './kept.ts'

/** Every decision of the game, as its rules name them. */
export const MY_VILLAGE_DECISIONS: readonly string[] = myVillage.steps.flatMap(({ id, kind }) =>
  kind === 'choice' ? [id] : [],
)

interface Wanted {
  readonly players: number
  /** What the first seat is asked, or `over`. */
  readonly decision: string
  /** Not before this round. */
  readonly round?: number
  /** So many seats are persons at this screen, the others bots; one unless told. */
  readonly persons?: number
  /** Such a move can be made beside what is asked. */
  readonly beside?: RegExp
}

const keep = keeper(myVillage, {
  names: ['Greta', 'Anselm', 'Berta', 'Cuno'],
  colours: ['red', 'blue', 'yellow', 'white'],
  level: 'novice',
  beginnings: new Set(['die-1', 'block']),
})

/** Where the search for rare questions may begin: matches before these do not ask them of three players. */
const FROM: { readonly [decision: string]: number } = {
  pay: 65,
  trade: 63,
  'free-customer': 145,
  redraw: 208,
  bonus: 48,
  block: 38,
}

/** Played at random on all seats. */
export function myVillageAt({ players, decision, round = 1, persons = 1, beside }: Wanted): KeptMatch {
  const play = (number: number): KeptMatch | null => {
    const random = new FastRandom(number)
    return keep({
      setup: { players },
      persons,
      number,
      id: `my-village-${players}-${round}-${decision}${beside === undefined ? '' : '-beside'}`,
      isThere: ({ turn, state }) =>
        turn.over
          ? decision === 'over'
          : turn.seat === 0 &&
            state.round >= round &&
            turn.decision === decision &&
            (beside === undefined || turn.moves.some((move) => beside.test(myVillage.notation.format(move)))),
      player:
        () =>
        ({ turn }) => {
          if (turn.over) throw new Error('the match is over')
          return turn.moves[random.below(turn.moves.length)]
        },
    })
  }
  return firstOf(4_000, decision, play, players === 3 ? FROM[decision] : 1)
}
