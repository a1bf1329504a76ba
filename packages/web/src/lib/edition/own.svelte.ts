import { type Correction, correct, type Edition, type Game, MARKS, MisfitError } from '@chronik/kernel'

const KEY = 'chronik.editions'

/** An edition of one's own: what differs from the standard one, and what it is called. */
export interface OwnEdition {
  readonly game: string
  /** As records name it: small letters, digits and hyphens. */
  readonly id: string
  readonly name: string
  readonly corrections: readonly Correction[]
}

/** The editions of this device. */
class OwnEditions {
  #all = $state.raw<readonly OwnEdition[]>(read())

  of(game: string): readonly OwnEdition[] {
    return this.#all.filter((one) => one.game === game)
  }

  find(game: string, id: string | null): OwnEdition | null {
    return this.#all.find((one) => one.game === game && one.id === id) ?? null
  }

  /** Keeps it in the place of the one that was called `before`, and says what it is called: no other is lost. */
  keep(edition: OwnEdition, before: string): string {
    const others = this.#all.filter(({ game, id }) => game !== edition.game || id !== before)
    const taken = others.filter(({ game }) => game === edition.game).map(({ id }) => id)
    let { id } = edition
    for (let number = 2; taken.includes(id); number++) id = `${edition.id}-${number}`
    this.#write([...others, { ...edition, id }])
    return id
  }

  remove({ game, id }: Pick<OwnEdition, 'game' | 'id'>): void {
    this.#write(this.#all.filter((one) => one.game !== game || one.id !== id))
  }

  #write(all: readonly OwnEdition[]): void {
    this.#all = all
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(all))
    } catch {
      // Forbidden or full: they last as long as the page.
    }
  }
}

function read(): readonly OwnEdition[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isOwn) : []
  } catch {
    return []
  }
}

function isOwn(found: unknown): found is OwnEdition {
  const { game, id, name, corrections } = Object(found) as Partial<OwnEdition>
  return (
    [game, id, name].every((text) => typeof text === 'string') &&
    Array.isArray(corrections) &&
    corrections.every(({ path, mark }: Correction) => typeof path === 'string' && MARKS.includes(mark))
  )
}

export const ownEditions = new OwnEditions()

/** The edition that a match is played with; undefined for the standard one, or if it does not fit the game any more. */
export function editionFor(game: Pick<Game, 'editions'>, own: OwnEdition | null): Edition | undefined {
  if (own === null) return undefined
  try {
    return correct(game.editions, own.id, own.corrections)
  } catch (error) {
    if (error instanceof MisfitError) return undefined
    throw error
  }
}

/** An id that records can write, from a name as people write it. */
export function idOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return plain === '' ? 'own-edition' : plain
}

/** A name as people would write it, from an id. */
export function nameFrom(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
