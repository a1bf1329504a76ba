import type { TargetId } from '#lib/table/contract.ts'

const KINDS: { readonly [kind: string]: string } = {
  villager: 'villagers-and-areas',
  area: 'villagers-and-areas',
  tree: 'the-headman-and-the-stories',
  house: 'the-headman-and-the-stories',
  headman: 'the-headman-and-the-stories',
  path: 'the-headman-and-the-stories',
  leader: 'the-headman-and-the-stories',
  school: 'the-school',
  pupil: 'the-school',
  coins: 'changing-the-dice',
  purse: 'changing-the-dice',
  die: 'dice-for-all',
  flag: 'three-ways-to-use-the-value',
  rat: 'the-rat',
  'rat-die': 'the-rat',
  reaper: 'who-dies',
  grave: 'who-dies',
  chronicle: 'who-dies',
  cloud: 'who-dies',
  journey: 'travel',
  served: 'customers',
  waiting: 'customers',
  good: 'crafts-and-goods',
  plow: 'fields',
}

/** The passage of the rulebook that something on the board belongs to. */
export function about(id: TargetId): string | null {
  return KINDS[id.split(':')[0]] ?? null
}
