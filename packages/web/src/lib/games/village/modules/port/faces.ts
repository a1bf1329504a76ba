import { SEA_FIELDS } from '@chronik/village'
import { capital } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import { named, titled } from '../../naming.ts'
import { membersAt } from '../../reading.ts'
import type { Drawing, Word } from '../filling.ts'
import { type Captain, type Field, symbolOf, TIME_FIELDS } from './reading.ts'
import { beyondOf, captainWords, stepWords } from './telling.ts'

const plain =
  (word: Word, targets: (context: VillageContext) => readonly string[], piece?: string): Drawing =>
  (context) => ({
    title: word({}, { locale: context.language }),
    ...(piece !== undefined && { piece }),
    targets: targets(context),
  })

const quiet =
  (word: Word): Drawing =>
  ({ language }) => ({ title: word({}, { locale: language }), quiet: true, targets: [] })

/** Where the ship of the seat that decides lies. */
const fieldOf = ({ state, seat }: VillageContext): string => SEA_FIELDS.list[state.port.ships[seat].field]

const ship = ({ seat }: VillageContext): string[] => [`ship:${seat}`]

/** Options of the voyage, by kind of move. */
export const faces: { readonly [kind: string]: Drawing } = {
  leave: (context) => ({
    title: m.port_leave({}, { locale: context.language }),
    piece: `ship-${context.seats[context.seat]?.colour ?? 'red'}`,
    targets: ship(context),
  }),
  continue: plain(m.port_continue, ship, 'sail-step'),
  return: plain(m.port_return, () => ['field:harbour'], 'harbour'),
  'price <coins>': ({ language }, { coins }) => ({
    title: titled(`captains-${coins}`, language),
    piece: 'captain',
    targets: [`captains:${coins}`],
  }),
  // Captains have no names: what they ask for further steps tells them apart. What they cost was asked before.
  'hire <captain>': ({ state, language }, { captain }) => {
    const { cubes, steps } = symbolOf(state, captain as Captain)
    return {
      title: stepWords(steps, language),
      spoken: captainWords(state, captain as Captain, language),
      piece: captain,
      later: { cost: cubes.map((piece) => ({ piece })), gain: [{ piece: 'sail-step', amount: steps }] },
      targets: [`captain:${captain}`],
    }
  },
  'load <kind>': ({ state, seats, seat, language }, { kind }) => ({
    title: titled(kind, language),
    piece: kind === 'member' ? (membersAt(state, seats, seat, 'farm')[0]?.piece ?? 'cradle') : kind,
    targets: [
      kind === 'grain' ? `grain:${seat}` : kind === 'member' ? `yard:${seat}` : `good:${seat}:${kind}`,
    ],
  }),
  // VP-301: nobody stays on a time field for its own sake; what lies behind it tells where it leads.
  'sail <field>': (context, { field }) => {
    const beyond = (TIME_FIELDS as readonly string[]).includes(field) ? beyondOf(context, field as Field) : ''
    return {
      title: titled(field, context.language),
      ...(beyond !== '' && { remark: m.port_beyond({ fields: beyond }, { locale: context.language }) }),
      targets: [`field:${field}`],
    }
  },
  'sell <kind>': (context, { kind }) => ({
    title: capital(m.port_sell({ what: named(kind, context.language) }, { locale: context.language })),
    piece: kind,
    targets: [`hold:${context.seat}:${kind}`, `board:${fieldOf(context)}`],
  }),
  lighthouse: (context) => ({
    title: titled(`lighthouse-${fieldOf(context)}`, context.language),
    piece: 'lighthouse',
    targets: [`lighthouse:${fieldOf(context)}`],
  }),
  'bury <field>': ({ language }, { field }) => ({
    title: titled(field, language),
    piece: 'sea-burial',
    targets: [`sea:${field}`],
  }),
  'open-chest <number>': ({ seat, language }, { number }) => ({
    title: m.port_open_chest({ number }, { locale: language }),
    piece: 'chest',
    targets: [`chest:${seat}:${number}`],
  }),
}

/** Moves that mean something else at sea, and tiles that come from an island or go to a stand. */
export const facesAt: { readonly [decision: string]: { readonly [kind: string]: Drawing } } = {
  'd-load': { done: quiet(m.port_loaded) },
  'd-sail': {
    stop: (context) => ({
      title: (fieldOf(context).startsWith('i') ? m.port_dock : m.port_stay)({}, { locale: context.language }),
      targets: [`field:${fieldOf(context)}`],
    }),
  },
  'd-island': {
    'load <kind>': (context, { kind }) => ({
      title: capital(m.port_load({ what: named(kind, context.language) }, { locale: context.language })),
      piece: kind,
      targets: [`tiles:${fieldOf(context)}`],
    }),
    done: ({ language }) => ({
      title: m.port_island_done({}, { locale: language }),
      quiet: true,
      finishes: true,
      targets: [],
    }),
  },
  'd-market': {
    'sell <kind>': ({ language }, { kind }) => ({
      title: titled(`${kind}-stand`, language),
      piece: kind,
      targets: [`stand:${kind}`],
    }),
  },
  'd-chest': { use: plain(m.port_chest_use, () => []) },
}

/** What the button says that makes a move binding. */
export const acts: { readonly [kind: string]: Word } = {
  leave: m.port_do_leave,
  continue: m.port_do_continue,
  return: m.port_do_return,
  'hire <captain>': m.port_do_hire,
  'load <kind>': m.port_do_load,
  'sail <field>': m.port_do_sail,
  'sell <kind>': m.port_do_sell,
  lighthouse: m.port_do_light,
  'bury <field>': m.port_do_bury,
  'open-chest <number>': m.port_do_open,
}

export const actsAt: { readonly [decision: string]: { readonly [kind: string]: Word } } = {
  'd-load': { done: m.port_do_done },
  'd-load-member': { 'member <number>': m.port_do_load },
  'd-sail': { stop: m.port_do_stop },
  'd-island': { done: m.port_do_done },
}
