import type { Language } from '@chronik/kernel'
import { PLACES, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { m } from '#lib/words/messages.js'
import { titled } from '../naming.ts'
import { type Figure, figureOf } from '../reading.ts'

export interface Member {
  readonly figure: Figure
  /** Where, in a word or two. */
  readonly place: string
}

export interface Dead extends Member {
  readonly chronicled: boolean
}

/** A family: the living with their places, the dead with theirs. */
export function lifeOf(
  view: VillageState,
  seats: readonly Seat[],
  seat: number,
  language: Language,
): { living: Member[]; dead: Dead[] } {
  const living: Member[] = []
  const dead: Dead[] = []
  view.farms[seat].figures.subarray(0, view.box.figureCount).forEach((at, word) => {
    const place = PLACES.list[at]
    if (place === 'unborn' || place === 'gone') return
    const figure = figureOf(view, seats, seat, word)
    const { chronicled } = view.box.places[at]
    if (chronicled)
      dead.push({ figure, place: shortly(place.replace('chronicle-', ''), language), chronicled })
    else if (place === 'grave') dead.push({ figure, place: titled('grave', language), chronicled })
    else living.push({ figure, place: shortly(place, language) })
  })
  return { living, dead }
}

function shortly(place: string, language: Language): string {
  const step = /^(council|church)-(\d)$/.exec(place)
  if (step === null) return titled(place === 'black-bag' ? 'black-bag' : place, language)
  return m.board_step_short({ place: titled(step[1], language), step: step[2] })
}
