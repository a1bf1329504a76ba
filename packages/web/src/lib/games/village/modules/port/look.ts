import { STAND_TILES } from '@chronik/village'
import { titled } from '../../naming.ts'
import type { District, Look } from '../filling.ts'
import { duskAtSea } from './art/dusk.ts'
import { loadSea, seaInWorld, seaScene } from './art/scenes.ts'
import FromSea from './FromSea.svelte'
import Legend from './Legend.svelte'
import MarketStands from './MarketStands.svelte'
import PhoneStands from './PhoneStands.svelte'
import { loadSheet, seaSheet } from './pieces/sheet.ts'
import SeaGraves from './SeaGraves.svelte'
import SeaPhone from './SeaPhone.svelte'
import SeaWide from './SeaWide.svelte'
import SeaWorld from './SeaWorld.svelte'
import ShipMat from './ShipMat.svelte'
import ShipRow from './ShipRow.svelte'
import VillageStands from './VillageStands.svelte'
import WholeShip from './WholeShip.svelte'

const VOYAGE = ['d-voyage', 'd-captain-price', 'd-captain', 'd-load', 'd-load-member', 'd-sail', 'd-island']

/** Harbour and sea: everything of a voyage, from the captain to the lighthouse. */
const sea: District = {
  id: 'sea',
  name: (language) => titled('harbour', language),
  piece: 'harbour',
  spaces: ['travel'],
  decisions: [...VOYAGE, 'd-sea'],
  spots: ['field', 'captain', 'captains', 'lighthouse', 'tiles', 'board', 'sea', 'ship'],
  scene: seaScene,
  frame: { x: 0, y: 140, width: 1160, height: 496 },
  Wide: SeaWide,
  Phone: SeaPhone,
  World: SeaWorld,
  region: { x: 776, y: 92, width: 384, height: 544 },
  // Below its neighbours: with five players it is too long for the end of their row.
  labels: { travel: [848, 149] },
  // Above: on a tablet a tall bar lies over the south of the sea.
  nearer: [1118, 112],
  ground: seaInWorld,
}

/** What is drawn of the Port, with its pictures. */
export async function look(): Promise<Look> {
  await Promise.all([loadSea(), loadSheet()])
  return {
    sheet: seaSheet,
    districts: [sea],
    own: [
      { id: 'from-sea', Part: FromSea, lies: 'line', spots: ['chest'] },
      { id: 'ship', Part: ShipMat, about: VOYAGE },
    ],
    card: [{ id: 'ship', Part: ShipRow }],
    whole: [{ id: 'ship', Part: WholeShip }],
    side: [{ id: 'sea', Part: SeaGraves }],
    Village: VillageStands,
    phone: { market: PhoneStands },
    stalls: STAND_TILES.list.length,
    market: MarketStands,
    dusk: duskAtSea,
    Legend,
  }
}
