import type { EditionGuide } from '#lib/edition/guide.ts'
import { faceSymbols } from '../faces.ts'
import { tableSheet } from '../pieces/sheet.ts'
import { moduleSymbols } from '../setup/pieces.ts'
import { words } from './words.ts'

const CUSTOMER_FACES = 24

/** How the figures of Village are told. */
export const guide: EditionGuide = {
  components: [
    {
      id: 'setup',
      name: ['Aufbau', 'Setup', 'Voorbereiding'],
      piece: 'green-bag',
      paths: ['stock', 'setupCards', 'compensation'],
    },
    { id: 'time', name: ['Lebenszeit', 'Lifetime', 'Levenstijd'], piece: 'time', paths: ['track'] },
    {
      id: 'crafts',
      name: ['Ernte und Handwerk', 'Harvest and crafts', 'Oogst en ambacht'],
      piece: 'crafts',
      paths: ['harvest', 'crafts', 'mill'],
    },
    {
      id: 'customers',
      name: ['Kunden', 'Customers', 'Klanten'],
      piece: 'customer-back',
      paths: ['customers'],
    },
    { id: 'market', name: ['Markt', 'Market', 'Markt'], piece: 'market', paths: ['market'] },
    {
      id: 'travel',
      name: ['Reise', 'Travel', 'Reis'],
      piece: 'travel',
      paths: ['travel', 'roads', 'castles'],
    },
    {
      id: 'council',
      name: ['Ratsstube', 'Council chamber', 'Raadszaal'],
      piece: 'council',
      paths: ['council'],
    },
    {
      id: 'church',
      name: ['Kirche und Brunnen', 'Church and well', 'Kerk en waterput'],
      piece: 'church',
      paths: ['church', 'well'],
    },
    {
      id: 'chronicle',
      name: ['Chronik, Gräber', 'Chronicle, graves', 'Kroniek, graven'],
      piece: 'quill',
      paths: ['chronicle', 'graves'],
    },
    { id: 'scoring', name: ['Wertung', 'Scoring', 'Telling'], piece: 'prestige', paths: ['scoring'] },
    { id: 'solo', name: ['Solo', 'Solo', 'Solo'], piece: 'conny', paths: ['solo'] },
    { id: 'inn', name: ['Wirtshaus', 'Inn', 'Herberg'], piece: 'module-inn', paths: ['inn'] },
    { id: 'port', name: ['Hafen', 'Port', 'Haven'], piece: 'module-harbour', paths: ['port'] },
    {
      id: 'marriage',
      name: ['Heirat', 'Marriage', 'Huwelijk'],
      piece: 'module-wedding',
      paths: ['marriage'],
    },
    {
      id: 'goals',
      name: ['Lebensziele', 'Life goals', 'Levensdoelen'],
      piece: 'module-golden',
      paths: ['goals'],
    },
    {
      id: 'module-cards',
      name: ['Aufbau mit Erweiterungen', 'Setup with expansions', 'Opbouw met uitbreidingen'],
      piece: 'green-bag',
      paths: ['moduleCards'],
    },
  ],
  cards: [
    'setupCards.*',
    'crafts.*',
    'customers.*',
    'roads.*',
    'castles.*',
    'council.privileges',
    'chronicle.*',
    'scoring.castles',
    'scoring.chronicle',
    'solo.ranks',
    'solo.fate',
    'solo.upper',
    'solo.lower',
    'inn.brewery',
    'inn.customers.*',
    'inn.persons.*',
    'port.tiles',
    'port.lines.*',
    'port.islands.*',
    'port.stands.*',
    'port.captains.*',
    'port.chests.*',
    'port.seaBurials',
    'marriage.couples',
    'marriage.wedding',
    'marriage.smuggler',
    'marriage.purchase',
    'marriage.ranks.*.*',
    'marriage.die.*',
    'marriage.favours.*',
    'marriage.customers.*',
    'goals.conditions.*',
    'moduleCards.*.*',
  ],
  words,
  fromNone: ['scoring.castles', 'scoring.chronicle'],
  sheet: async () => tableSheet() + moduleSymbols() + faceSymbols(CUSTOMER_FACES),
}
