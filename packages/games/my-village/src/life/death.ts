import { choice, moveKind, push, refusal, rule } from '@chronik/kernel'
import { countVillagers, gainStories } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import { PROFESSIONS } from '../box/vocabulary.ts'
import { rollRat } from './rat.ts'

export const victimIs = moveKind('victim <profession>', { profession: PROFESSIONS })
export const labourerAs = moveKind('labourer <profession>', { profession: PROFESSIONS })

// M-551, M-552, M-R02: if the Reaper is on the time marker, he goes back and one villager dies.
export const reaperCheck = rule<MyVillageState>('reaper-check', (state, seat) => {
  const village = state.villages[seat]
  if (village.reaper === 0) return
  village.reaper = 0
  state.log?.add({ code: 'reaper', seat, to: 'bridge' })
  push(state, victim, seat)
})

// M-553: one of the player's villagers, whichever; pupils are none (M-477).
export const victim = choice<MyVillageState>('victim', [victimIs], {
  rule: 'M-553',
  list(state, moves, seat) {
    const { villagers } = state.villages[seat]
    for (let profession = 0; profession < PROFESSIONS.size; profession++) {
      if (villagers[profession] === 1) moves.add(victimIs(profession))
    }
  },
  play(state, move, seat) {
    push(state, rollRat, seat)
    bury(state, seat, victimIs.get.profession(move))
    if (countVillagers(state, seat) === 0) push(state, labourer, seat)
  },
  refuse: (_state, move) =>
    refusal('no-such-villager', 'M-553', { profession: PROFESSIONS.list[victimIs.get.profession(move)] }),
})

/** Where somebody who dies comes to lie, and the story points that it brings. */
export interface Coffin {
  readonly coffin: 'chronicle' | 'grave'
  readonly number: number
  readonly stories: number
}

// M-554, M-555, M-R16: into the best free chronicle space of the profession, or an anonymous grave.
export function coffinFor({ box, chronicle, graves }: MyVillageState, profession: number): Coffin {
  const spaces = box.chronicle[profession]
  const filled = chronicle[profession]
  return filled === spaces.length
    ? { coffin: 'grave', number: graves + 1, stories: 0 }
    : { coffin: 'chronicle', number: filled + 1, stories: spaces[filled] }
}

function bury(state: MyVillageState, seat: number, profession: number): void {
  const { coffin, number, stories } = coffinFor(state, profession)
  state.villages[seat].villagers[profession] = 0
  if (coffin === 'grave') state.graves++
  else state.chronicle[profession]++
  state.log?.add({ code: 'death', seat, profession: PROFESSIONS.list[profession], coffin, number })
  if (coffin === 'chronicle') gainStories(state, seat, stories)
}

// M-901: chronicle spaces and graves together.
export function countCoffins(state: MyVillageState): number {
  let coffins = state.graves
  for (let profession = 0; profession < PROFESSIONS.size; profession++) coffins += state.chronicle[profession]
  return coffins
}

// M-556, M-R14: with the last villager gone a labourer is hired at once, before the rat moves.
export const labourer = choice<MyVillageState>('labourer', [labourerAs], {
  rule: 'M-556',
  list(_state, moves) {
    for (let profession = 0; profession < PROFESSIONS.size; profession++) moves.add(labourerAs(profession))
  },
  play(state, move, seat) {
    const village = state.villages[seat]
    const profession = labourerAs.get.profession(move)
    village.labourers++
    village.villagers[profession] = 1
    state.log?.add({ code: 'labourer', seat, profession: PROFESSIONS.list[profession] })
  },
  refuse: () => refusal('not-now', 'M-556'),
})
