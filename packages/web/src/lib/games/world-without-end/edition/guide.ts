import type { EditionGuide } from '#lib/edition/guide.ts'
import { loadSheet, tableSheet } from '../pieces/sheet.ts'
import { words } from './words.ts'

/** How the figures of World Without End are told. */
export const guide: EditionGuide = {
  components: [
    {
      id: 'setup',
      name: ['Aufbau', 'Setup', 'Voorbereiding'],
      piece: 'start-shield',
      paths: ['stock', 'start', 'seating'],
    },
    {
      id: 'favour',
      name: ['Gunstbogen', 'Favour arc', 'Gunstboog'],
      piece: 'favour-stone',
      paths: ['favour'],
    },
    {
      id: 'actions',
      name: ['Aktionen und Preise', 'Actions and prices', 'Acties en prijzen'],
      piece: 'action-card',
      paths: ['actions', 'terms', 'council'],
    },
    {
      id: 'sites',
      name: ['Bauplätze', 'Building sites', 'Bouwplaatsen'],
      piece: 'building-site',
      paths: ['sites'],
    },
    {
      id: 'projects',
      name: ['Bauvorhaben', 'Projects', 'Bouwprojecten'],
      piece: 'bridge',
      paths: ['projects', 'metal'],
    },
    { id: 'plague', name: ['Pest', 'Plague', 'Pest'], piece: 'plague-tile', paths: ['plague'] },
    {
      id: 'duties',
      name: ['Abgaben', 'Duties', 'Plichten'],
      piece: 'tax-die',
      paths: ['duties', 'incomeSubstitute'],
    },
    {
      id: 'events',
      name: ['Ereignisse', 'Events', 'Gebeurtenissen'],
      piece: 'event-card',
      paths: ['events'],
    },
    { id: 'final', name: ['Wertung', 'Scoring', 'Telling'], piece: 'vp', paths: ['final'] },
  ],
  cards: [
    'seating.*',
    'favour.arc',
    'favour.persons.*',
    'sites.*',
    'projects.*',
    'plague.tiles',
    'plague.places.*',
    'duties.taxDie',
    'events.*',
  ],
  words,
  fromNone: [],
  sheet: async () => {
    await loadSheet()
    return tableSheet()
  },
}
