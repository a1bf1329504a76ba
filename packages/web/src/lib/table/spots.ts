import type { TargetId } from './contract.ts'

/** The kinds of spots of a table, each with what its words stand for. */
type Kinds = { readonly [kind: string]: readonly string[] }

type Words<Names extends readonly string[]> = { [At in keyof Names]: string | number }

/** A spot of a kind: what has no words is the kind itself. */
type Spot<Kind extends string, Names extends readonly string[]> = Names extends readonly []
  ? Kind
  : (...words: Words<Names>) => `${Kind}:${string}`

/** Names for everything on a table that can be pointed at. */
type Spots<K extends Kinds> = { readonly [Kind in keyof K & string]: Spot<Kind, K[Kind]> }

/** A spot taken apart. */
interface ReadSpot<K extends Kinds> {
  readonly kind: keyof K & string
  readonly words: readonly string[]
}

/**
 * `spots({ card: ['seat', 'card'], council: [] })` makes `spot.card(0, 'wool')`, which is `card:0:wool`, and
 * `spot.council`; `read` takes such an id apart, and gives null for one that this table does not have.
 */
export function spots<const K extends Kinds>(
  kinds: K,
): { readonly spot: Spots<K>; read(id: TargetId): ReadSpot<K> | null } {
  const made = Object.entries(kinds).map(([kind, names]) => [
    kind,
    // Also as a callback, which is given more than the words.
    names.length === 0 ? kind : (...words: unknown[]) => [kind, ...words.slice(0, names.length)].join(':'),
  ])
  return {
    spot: Object.fromEntries(made) as Spots<K>,
    read: (id) => {
      const [kind, ...words] = id.split(':')
      return kinds[kind]?.length === words.length ? { kind, words } : null
    },
  }
}
