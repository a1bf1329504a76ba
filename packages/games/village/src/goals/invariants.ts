import { HIDDEN, NONE } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'

/** VX-I19: at most one silver and one golden goal each, no goal twice, and what is shown is what was dealt. */
export function goalInvariants(state: VillageState): string[] {
  const broken: string[] = []
  const cards = state.goals.cards.slice(0, state.box.players)
  for (const colour of ['silver', 'golden'] as const) {
    const dealt = cards.map((card) => card[colour]).filter((goal) => goal !== NONE && goal !== HIDDEN)
    if (new Set(dealt).size !== dealt.length) broken.push(`VX-I19 a ${colour} goal was dealt twice`)
    cards.forEach((card, seat) => {
      const shown = card[`${colour}Shown`]
      if (shown !== NONE && shown !== card[colour])
        broken.push(`VX-I19 seat ${seat} shows a goal it does not hold`)
    })
  }
  return broken
}
