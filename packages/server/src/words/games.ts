import { type Language, type Name, spoken } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import { TITLE as myVillage } from '@chronik/my-village/title'
import { TITLE as village } from '@chronik/village/title'
import { TITLE as worldWithoutEnd } from '@chronik/world-without-end/title'
import type { TableSeat } from '../tables/table.ts'

/** A game in words. */
interface Worded {
  readonly title: Name
  /** What happens in it; loaded when it is first told. */
  story(): Promise<{ readonly story: GameStory }>
}

/** The games that the server speaks of: adding one is one line. */
const GAMES: { readonly [game: string]: Worded } = {
  village: { title: village, story: () => import('@chronik/village/story') },
  'my-village': { title: myVillage, story: () => import('@chronik/my-village/story') },
  'world-without-end': { title: worldWithoutEnd, story: () => import('@chronik/world-without-end/story') },
}

const worded = (game: string): Worded | null => (Object.hasOwn(GAMES, game) ? GAMES[game] : null)

/** What a game is called in a language; one that the house does not know shows its word. */
export function gameName(game: string, language: Language): string {
  const known = worded(game)
  return known === null ? game : spoken(known.title, language)
}

/** The story of a game in words; null if the house does not know it. */
export async function storyOf(game: string): Promise<GameStory | null> {
  return (await worded(game)?.story())?.story ?? null
}

/** Who sits or sat there, for everybody; bots are called what they are. */
export function nameOfSeat(seat: TableSeat): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? (seat.instead?.name ?? 'Bot') : ''
}
