import { manifest } from '#manifest'
import type { Opponents } from './opponents.ts'

/** What bots know about one game, and only that: a browser loads no other. Null for an unknown game. */
export async function loadOpponents(game: string): Promise<Opponents | null> {
  return Object.hasOwn(manifest, game) ? (await manifest[game]()).opponents : null
}
