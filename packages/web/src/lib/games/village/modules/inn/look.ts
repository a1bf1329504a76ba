import { titled } from '../../naming.ts'
import type { Look } from '../filling.ts'
import Brewhouse from './Brewhouse.svelte'
import { brewing } from './brewing.ts'
import Hand from './Hand.svelte'
import HandCount from './HandCount.svelte'
import Inn from './Inn.svelte'
import Legend from './Legend.svelte'
import PhoneBrewery from './PhoneBrewery.svelte'
import PhoneInn from './PhoneInn.svelte'
import { innSymbols } from './pieces.ts'
import { personSymbols } from './portraits.ts'
import Source from './Source.svelte'
import { brewery, innHouse, innScene } from './scene.ts'
import WholeHand from './WholeHand.svelte'
import World from './World.svelte'

export const look: Look = {
  sheet: () => innSymbols() + personSymbols(),
  districts: [
    {
      id: 'inn',
      name: (language) => titled('inn', language),
      piece: 'inn',
      spaces: ['inn'],
      decisions: ['d-inn', 'd-inn-member', 'd-inn-cycle', 'd-inn-buy'],
      spots: ['pile', 'taproom'],
      scene: innScene,
      frame: { x: 0, y: 150, width: 1160, height: 468 },
      Wide: Inn,
      Phone: PhoneInn,
      World,
      region: { x: 646, y: 196, width: 190, height: 110 },
      labels: { inn: [600, 112] },
      houses: () => innHouse(706, 236, 0.52) + brewery(752, 582, 0.58),
      inVillage: { houses: () => brewery(1212, 516, 0.92), right: 1264 },
    },
  ],
  own: [{ id: 'hand', Part: Hand, lies: 'half' }],
  card: [{ id: 'hand', Part: HandCount }],
  whole: [{ id: 'hand', Part: WholeHand }],
  phone: { crafts: PhoneBrewery },
  crafts: (view) => [brewing(view)],
  Village: Brewhouse,
  Source,
  Legend,
  dusk: (place) =>
    place === 'inn'
      ? { stands: innHouse(160, 124, 0.5) }
      : place === 'brewery'
        ? { stands: brewery(164, 114, 0.72) }
        : null,
}
