import type { TargetId } from '#lib/table/contract.ts'
import { firstOf, knownFillings } from './modules/modules.ts'

/** Which passage of the rulebook tells what an action space is good for. */
const SPACES: { readonly [space: string]: string } = {
  harvest: 'harvest',
  family: 'family',
  crafts: 'crafts',
  market: 'how-a-market-day-goes',
  travel: 'travel',
  council: 'council-chamber',
  church: 'church',
}

const KINDS: { readonly [kind: string]: string } = {
  well: 'well',
  building: 'crafts',
  mill: 'crafts',
  castle: 'travel',
  road: 'travel',
  council: 'council-chamber',
  church: 'what-the-church-is-worth',
  bag: 'how-a-mass-goes',
  customer: 'how-a-market-day-goes',
  stack: 'after-the-market-day',
  figure: 'who-dies',
  good: 'goods',
  influence: 'influence-and-coins',
  coins: 'influence-and-coins',
  grain: 'harvest',
  lifetime: 'who-dies',
  quill: 'who-dies',
  prestige: 'scoring',
  ended: 'scoring',
  served: 'how-a-market-day-goes',
  unborn: 'family',
  chronicle: 'where-they-rest',
  grave: 'where-they-rest',
  farm: 'your-farm',
  tray: 'her-tray',
  fate: 'her-tray',
  'beside-tray': 'market-and-church',
  'on-church': 'market-and-church',
  marker: 'travel',
  stall: 'how-a-market-day-goes',
  queue: 'after-the-market-day',
  ring: 'council-chamber',
  starter: 'how-a-round-goes',
  round: 'how-a-round-goes',
  outlook: 'who-rings-it',
  time: 'who-dies',
  line: 'scoring',
}

/** The passage of the rulebook that something on the board belongs to. */
export function about(id: TargetId): string | null {
  const [kind, word = '', cube] = id.split(':')
  if (cube === 'plague') return 'plague'
  if (id === 'chronicle:worth') return 'what-the-chronicle-is-worth'
  if (kind === 'space' || kind === 'cube' || kind === 'socket')
    return SPACES[word] ?? firstOf(knownFillings(), ({ aboutSpaces }) => aboutSpaces?.[word])
  return KINDS[kind] ?? firstOf(knownFillings(), ({ about: own }) => own?.[kind])
}
