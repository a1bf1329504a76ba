import { HIDDEN, NONE, type Random } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { MOST_PLAYERS } from '../box/vocabulary.ts'
import { CHEST, seaOf } from './sea.ts'
import { isAboard, shipOf } from './ship.ts'
import { CARGO } from './vocabulary.ts'

/** Chests that the viewer has not seen, put where closed chests of others lie. */
export function imagineChests(view: VillageState, _viewer: number, random: Random): void {
  const unseen = seaOf(view).chestsInPlay.filter(
    (chest) => view.port.opened[chest] === 0 && !isKnown(view, chest),
  )
  const draw = () => unseen.splice(random.below(unseen.length), 1)[0]
  for (let seat = 0; seat < MOST_PLAYERS; seat++) {
    const ship = shipOf(view, seat)
    if (ship.aboard === HIDDEN) ship.aboard = isAboard(view, seat, CARGO.at.chest) ? draw() : NONE
    if (ship.chests[0] !== HIDDEN) continue
    ship.chests.fill(NONE)
    for (let at = 0; at < ship.home[CHEST]; at++) ship.chests[at] = draw()
  }
}

function isKnown(view: VillageState, chest: number): boolean {
  return view.port.ships.some(({ aboard, chests }) => aboard === chest || chests.includes(chest))
}
