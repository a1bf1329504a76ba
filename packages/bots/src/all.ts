import { manifest } from '#manifest'
import type { Opponents } from './opponents.ts'

const loaded = await Promise.all(
  Object.entries(manifest).map(async ([game, load]) => [game, (await load()).opponents] as const),
)

/** Every game that bots can play, by id, all loaded: for the server and the command line, not for browsers. */
export const opponents: { readonly [game: string]: Opponents } = Object.fromEntries(loaded)
