import { type MyVillageState, OCTAGONS, windowsOf } from '@chronik/my-village'
import { m } from '#lib/words/messages.js'
import { churchOf, fieldsOf, hallOf, journeyCardsOf, meetingPlaceOf, servedOf } from '../reading.ts'
import { prestigeOf } from '../words.ts'

/** The sign of each line of the score sheet. */
export const LINE_PIECES: Readonly<Record<string, string>> = {
  religion: 'church',
  council: 'hall',
  harvest: 'field',
  travel: 'travel-card',
  customers: 'served',
  stories: 'main-house',
  labourers: 'labourer',
  hand: 'start-hand-palm',
}

type Source = (view: MyVillageState, seat: number) => string

const SOURCES: Readonly<Record<string, Source>> = {
  religion(view, seat) {
    const church = churchOf(view, seat)
    if (church === null) return ''
    const windows = windowsOf(view, seat)
    const points = view.box.figures.windows[windows]
    return m.my_source_religion({ church: prestigeOf(view, church), points, windows })
  },
  council(view, seat) {
    const hall = hallOf(view, seat)
    const marks = OCTAGONS.list.filter((_, at) => view.villages[seat].marks[at] === 1).length
    const meeting = meetingPlaceOf(view, seat) === null ? 0 : view.box.figures.meetingPlace.prestige
    if (hall === null) return meeting === 0 ? '' : m.my_source_meeting({ points: meeting })
    if (marks === 0) return m.my_source_hall({ hall: prestigeOf(view, hall), meeting })
    const rest = m.my_source_marks({ count: marks, area: hall === 'hall-area' ? 'yes' : 'no' })
    return meeting === 0 ? rest : `${meeting} + ${rest}`
  },
  harvest(view, seat) {
    const count = fieldsOf(view, seat).length
    return count === 0 ? '' : m.my_source_fields({ count })
  },
  travel(view, seat) {
    const count = journeyCardsOf(view, seat).length
    return count === 0 ? '' : m.my_source_travel({ letter: 'ABCDE'.charAt(count - 1), count })
  },
  customers(view, seat) {
    const count = servedOf(view, seat).length
    return count === 0 ? '' : m.my_source_customers({ count })
  },
  stories: (view, seat) => (view.villages[seat].house === 0 ? '' : m.my_source_stories()),
  labourers(view, seat) {
    const count = view.villages[seat].labourers
    return count === 0 ? '' : m.my_source_labourers({ count })
  },
  hand: () => '',
}

/** Where the points of a line come from, in a few words. */
export const sourceOf = (view: MyVillageState, line: string, seat: number): string =>
  SOURCES[line](view, seat)
