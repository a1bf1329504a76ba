import type { EditionGuide } from '#lib/edition/guide.ts'
import { myVillageSheet } from '../pieces/sheet.ts'
import { words } from './words.ts'

/** How the figures of My Village are told. */
export const guide: EditionGuide = {
  components: [
    {
      id: 'setup',
      name: ['Aufbau', 'Setup', 'Voorbereiding'],
      piece: 'white-die-5',
      paths: ['players', 'startCoins', 'hand'],
    },
    {
      id: 'time',
      name: ['Lebensweg', 'Life track', 'Levenspad'],
      piece: 'reaper',
      paths: ['plagueDie', 'lifeTrack', 'chronicle', 'labourer'],
    },
    {
      id: 'market',
      name: ['Markt', 'Market', 'Markt'],
      piece: 'steward',
      paths: ['steward'],
    },
    { id: 'customers', name: ['Kunden', 'Customers', 'Klanten'], piece: 'customer', paths: ['customer'] },
    { id: 'crafts', name: ['Handwerk', 'Crafts', 'Ambacht'], piece: 'craftsman', paths: ['craft'] },
    { id: 'harvest', name: ['Ernte', 'Harvest', 'Oogst'], piece: 'field', paths: ['field'] },
    {
      id: 'religion',
      name: ['Kirche und Mönche', 'Church and monks', 'Kerk en monniken'],
      piece: 'church',
      paths: ['church', 'monk', 'windows'],
    },
    {
      id: 'council',
      name: ['Rathaus', 'Hall', 'Raad'],
      piece: 'hall',
      paths: ['hall', 'meetingPlace'],
    },
    { id: 'travel', name: ['Reise', 'Travel', 'Reis'], piece: 'travel-card', paths: ['travel'] },
    {
      id: 'village',
      name: ['Schule und Banner', 'School and banners', 'School en vaandels'],
      piece: 'school',
      paths: ['school', 'game', 'leader'],
    },
  ],
  cards: [
    'players.*',
    'steward.cards.*',
    'customer.*',
    'church.prestige',
    'monk.stacks.*',
    'monk.bonus.*',
    'hall.cards.*',
    'hall.area',
    'hall.population',
    'travel.stacks.*',
    'travel.cards.*',
    'craft.values',
    'game.values',
    'chronicle.*',
    'windows',
    'startCoins',
  ],
  words,
  fromNone: ['windows'],
  sheet: async () => myVillageSheet(),
}
