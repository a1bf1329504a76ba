import { CHRONICLE_PLACES, GRAVES, type GROUPS, type OPENINGS } from '../box/vocabulary.ts'
import type { Figures } from '../edition/schema.ts'

type Opening = (typeof OPENINGS.list)[number]

/** V-109: places are open by the number of players; ring places only where rings are in play. */
function isOpen(opening: Opening, card: number, rings: boolean): boolean {
  if (opening === 'always') return true
  const ring = opening.startsWith('ring-')
  return (rings || !ring) && Number(opening[ring ? 'ring-'.length : 0]) <= card
}

/** The open places of a group of the chronicle, lowest first. */
export function openPlacesOf(
  figures: Figures,
  group: (typeof GROUPS.list)[number],
  card: number,
  rings: boolean,
): number[] {
  return figures.chronicle[group].flatMap((opening, at) => {
    const name = `chr-${group}-${at + 1}` as (typeof CHRONICLE_PLACES.list)[number]
    return isOpen(opening, card, rings) ? [CHRONICLE_PLACES.at[name]] : []
  })
}

export function openGraves(figures: Figures, card: number): number[] {
  return GRAVES.list.flatMap((grave, at) => (isOpen(figures.graves[grave], card, false) ? [at] : []))
}
