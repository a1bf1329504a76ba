import { StoryTeller } from '@chronik/kernel/story'
import { story } from '@chronik/my-village/story'
import type { StoryLine } from '#lib/table/contract.ts'
import type { Teller } from '#lib/table/game.ts'
import { isYou } from '#lib/table/wording.ts'
import { flightsOf } from './flights.ts'

/** Tells one match in the words of the game; a line lights up where its pieces went. */
export function myVillageTeller(): Teller {
  const teller = new StoryTeller(story)
  return {
    tell(told, tentative, { seats, language }) {
      const cast = { language, seats: seats.map((seat) => ({ ...seat, you: isYou(seat.name) })) }
      return teller.tell(told, tentative, cast).map(
        ({ seat, parts, about, told: upTo }): StoryLine => ({
          seat,
          parts,
          told: upTo,
          targets: about.flatMap((entry) => flightsOf(entry, seats).flatMap(({ to }) => to.slice(0, 1))),
        }),
      )
    },
  }
}
