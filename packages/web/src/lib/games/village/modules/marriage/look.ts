import { m } from '#lib/words/messages.js'
import type { Look } from '../filling.ts'
import { arch, bakery, parents, store } from './art/houses.ts'
import { QUARTER, worldGround, worldHouses } from './art/quarter.ts'
import BreadInDeath from './BreadInDeath.svelte'
import Quarter from './board/Quarter.svelte'
import Dowry from './Dowry.svelte'
import DowryCount from './DowryCount.svelte'
import Legend from './Legend.svelte'
import WeddingArea from './phone/WeddingArea.svelte'
import { marriageSheet } from './pieces.ts'
import WorldPart from './WorldPart.svelte'

/** The wedding quarter west of the village, bread and tools at the farms. */
export const look: Look = {
  sheet: marriageSheet,
  districts: [
    {
      id: 'wedding',
      name: () => m.wed_district(),
      piece: 'wedding',
      spaces: ['wedding', 'smuggler'],
      decisions: [
        'd-wedding',
        'd-wedding-rank',
        'd-rank-cube',
        'd-rank-bonus',
        'd-smuggler',
        'd-smuggler-number',
        'd-smuggler-customer',
        'd-smuggler-cubes',
        'd-building',
        'd-wed-buy',
        'd-favour',
      ],
      spots: ['rank', 'house', 'smuggler', 'pinks', 'die'],
      scene: QUARTER,
      frame: { x: 0, y: 152, width: 1160, height: 472 },
      Wide: Quarter,
      Phone: WeddingArea,
      World: WorldPart,
      region: { x: 4, y: 100, width: 296, height: 360 },
      labels: { wedding: [12, 112], smuggler: [14, 336] },
      ground: worldGround,
      houses: worldHouses,
    },
  ],
  own: [
    {
      id: 'dowry',
      Part: Dowry,
      lies: 'line',
      about: ['d-smuggler', 'd-smuggler-number', 'd-wed-buy', 'd-favour', 'd-tool', 'd-promote-pay'],
      spots: ['bread', 'tools'],
    },
  ],
  card: [{ id: 'dowry', Part: DowryCount }],
  whole: [{ id: 'dowry', Part: Dowry }],
  farewell: BreadInDeath,
  dusk: (place) => {
    const built = place.startsWith('ceremony-') ? arch : { bakery, store, parents }[place]
    return built === undefined ? null : { stands: built(164, 116, 0.78) }
  },
  Legend,
}
