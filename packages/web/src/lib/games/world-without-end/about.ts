import type { TargetId } from '#lib/table/contract.ts'

const KINDS: { readonly [kind: string]: string } = {
  project: 'stone-and-wood',
  field: 'stone-and-wood',
  seal: 'build',
  site: 'build',
  house: 'build',
  favour: 'favour',
  plague: 'the-sick',
  place: 'the-sick',
  council: 'lay-the-card',
  slot: 'reveal-the-event',
  event: 'reveal-the-event',
  duty: 'how-a-chapter-ends',
  goods: 'what-is-due',
  market: 'trade',
}

/** The passage of the rulebook that something on the board belongs to. */
export function about(id: TargetId): string | null {
  return KINDS[id.split(':')[0]] ?? null
}
