import type { Mark } from '@chronik/kernel'

/** Where the figures come from, table by table; the longest path that fits counts. */
export const marks: { readonly [path: string]: Mark } = {
  stock: 'S',
  start: 'S',
  'start.seals': 'B',
  seating: 'R',
  council: 'R',
  'favour.start': 'S',
  'favour.arc': 'R',
  'favour.arc.0': 'B',
  'favour.arc.2': 'S',
  'favour.arc.9': 'B',
  'favour.persons': 'B',
  terms: 'B',
  actions: 'B',
  sites: 'R',
  'sites.site-07.yield': 'S',
  'sites.site-08.yield': 'S',
  projects: 'R',
  'projects.hospital.treat': 'B',
  'projects.mary-chapel.bonus': 'B',
  'projects.mary-chapel.treat': 'B',
  'projects.tower': 'B',
  metal: 'B',
  'plague.tiles': 'R',
  'plague.treatmentVp': 'B',
  'plague.places': 'R',
  'plague.places.9': 'B',
  'plague.places.11': 'B',
  duties: 'B',
  'duties.taxDie': 'R',
  incomeSubstitute: 'B',
  final: 'B',
  ...eventMarks(),
}

/** Effects that a rulebook or another source gives; all other entries of the event cards are ours. */
function eventMarks(): { readonly [path: string]: Mark } {
  return {
    events: 'R',
    ...known('B', 'wool-slump', 'kind', 'effect', 'chapter'),
    ...known('B', 'fleece-buyers', 'kind', 'effect'),
    ...known('B', 'mill-begun', 'kind', 'effect'),
    ...known('B', 'war-with-france', 'kind', 'effect', 'chapter'),
    ...known('B', 'taking-the-veil', 'effect'),
    ...known('B', 'new-alderman', 'effect'),
    ...known('B', 'palace-begun', 'kind', 'effect'),
    ...known('B', 'plague-spreads', 'kind', 'effect'),
    ...known('B', 'new-earl', 'kind', 'effect'),
    ...known('B', 'vice-and-chaos', 'effect', 'place'),
    ...known('B', 'hospital-begun', 'kind', 'effect'),
    ...known('B', 'chapel-begun', 'kind', 'effect'),
    ...known('S', 'shared-lore', 'kind', 'effect'),
    'events.shared-lore.effect.gain.amount': 'R',
    ...known('S', 'gates-closed', 'kind', 'effect'),
    ...known('B', 'tower-completed', 'kind', 'effect'),
    ...known('S', 'plague-ends', 'kind', 'effect', 'chapter'),
  }
}

function known(mark: Mark, event: string, ...parts: readonly string[]): { readonly [path: string]: Mark } {
  return Object.fromEntries(parts.map((part) => [`events.${event}.${part}`, mark]))
}
