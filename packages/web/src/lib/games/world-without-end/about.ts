import type { TargetId } from '#lib/table/contract.ts'

const KINDS: { readonly [kind: string]: string } = {
  project: 'stone-and-wood',
  seal: 'build',
  site: 'build',
  favour: 'favour',
  'favour-stone': 'favour',
  place: 'the-sick',
  council: 'lay-the-card',
  rotation: 'lay-the-card',
  corner: 'lay-the-card',
  slot: 'reveal-the-event',
  event: 'reveal-the-event',
  shield: 'reveal-the-event',
  duty: 'how-a-chapter-ends',
  penalty: 'punishments',
  goods: 'what-is-due',
  stock: 'the-stock',
}

/** What is told of a thing more closely than of its kind. */
const THINGS: { readonly [thing: string]: string } = {
  'project:tower': 'the-tower',
  'stock:wool': 'trade',
  'stock:cloth': 'trade',
}

/** What goods of one's own are for. */
const GOODS: { readonly [good: string]: string } = {
  money: 'what-is-due',
  grain: 'what-is-due',
  piety: 'what-is-due',
  loyalty: 'punishments',
  stone: 'stone-and-wood',
  wood: 'stone-and-wood',
  wool: 'trade',
  cloth: 'trade',
  'medical-knowledge': 'the-sick',
}

/** The passage of the rulebook that something on the board belongs to. */
export function about(id: TargetId): string | null {
  const [kind, , good] = id.split(':')
  if (kind === 'good') return GOODS[good] ?? null
  return THINGS[id] ?? KINDS[kind] ?? null
}
