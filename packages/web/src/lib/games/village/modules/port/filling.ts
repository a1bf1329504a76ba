import type { VillageLog } from '@chronik/village'
import type { Token } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import type { Effect } from '../../acting/effects.ts'
import { meeple, type VillageContext } from '../../acting/figures.ts'
import type { Filling } from '../filling.ts'
import { acts, actsAt, faces, facesAt } from './faces.ts'
import { flights, place, targets } from './motion.ts'
import { hints, questions } from './questions.ts'
import { burialsOf, burialsTaken } from './reading.ts'
import { askable, names, needs, refused, spaceOf, texts } from './spots.ts'
import { ways } from './ways.ts'

/** What goes from the farm into a hold, and what comes aboard or home. */
function tokens(
  context: VillageContext,
  entry: VillageLog,
): { cost?: readonly Token[]; gain?: readonly Token[] } | null {
  switch (entry.code) {
    case 'load':
      return entry.from === 'farm' ? { cost: [{ piece: entry.what }] } : { gain: [{ piece: entry.what }] }
    case 'load-chest':
      return { gain: [{ piece: 'chest' }] }
    case 'unload':
      return entry.to === 'farm' ? { gain: [{ piece: entry.what }] } : {}
    case 'unload-member':
      return { gain: [{ piece: meeple(context, entry.seat, entry.figure) }] }
    case 'spend':
      return { cost: [{ piece: entry.what }] }
    case 'sell':
      return entry.from === 'farm' ? { cost: [{ piece: entry.what }] } : {}
    default:
      return null
  }
}

/** VP-502: what finds no room at home. */
function note(context: VillageContext, { entries, next }: Effect): string | undefined {
  const { seat, language } = context
  if (context.decision === 'd-death' && next === 'd-sea') return m.port_rests_sea({}, { locale: language })
  for (const entry of entries) {
    if (entry.seat !== seat) continue
    if (entry.code === 'unload' && entry.to === 'supply')
      return m.act_note_overflow({ amount: 1 }, { locale: language })
  }
  return undefined
}

export const filling: Filling = {
  id: 'port',
  chapter: 'the-port',
  questions,
  hints,
  faces,
  facesAt,
  acts,
  actsAt,
  refused,
  ways,
  askable,
  texts,
  needs,
  names,
  spaceOf,
  about: {
    captain: 'setting-sail',
    captains: 'setting-sail',
    ship: 'under-way',
    hold: 'setting-sail',
    field: 'under-way',
    tiles: 'on-an-island',
    board: 'on-an-island',
    lighthouse: 'on-an-island',
    stand: 'coming-home',
    chest: 'coming-home',
    sea: 'death-at-sea',
  },
  details: ['d-load-member', 'd-captain'],
  tokens,
  note,
  rests: (word) => (word.startsWith('sea-') ? { where: m.port_rests_sea, death: m.port_death_sea } : null),
  flights,
  targets,
  place,
  deeds: ['hire', 'load', 'sail', 'dock', 'stay', 'return', 'sell', 'lighthouse'],
  untilTheEnd: (view) => view.port.burials.length - burialsTaken(view),
  outlook: (view) => m.port_burial_count({ taken: burialsTaken(view), all: view.port.burials.length }),
  // VP-703: the last field for the dead at sea rings the end as the last grave does.
  bell: (place, view, seats) =>
    place.startsWith('sea-')
      ? {
          last: m.port_last_burial,
          name: m.port_burial,
          beside: burialsOf(view, seats).map(({ lies }) => lies),
        }
      : null,
  look: async () => (await import('./look.ts')).look(),
}
