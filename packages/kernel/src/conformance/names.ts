import type { AnyState, Game } from '../game.ts'
import type { Field, Fields } from '../shape.ts'
import type { Words } from '../words.ts'

/** Every word of the vocabularies that moves and fields of a game use; bare numbers need no name. */
export function vocabularyOf<S extends AnyState>(game: Game<S>): ReadonlySet<string> {
  const blanks = game.notation.kinds.flatMap(({ blanks }) => blanks.map(({ blank }) => blank.vocabulary))
  const found = [...blanks, ...vocabulariesOf(game.fields)].flatMap((one) => one?.list ?? [])
  return new Set(found.filter((word) => !/^\d+$/.test(word)))
}

function vocabulariesOf(fields: Fields): (Words | null)[] {
  return Object.values(fields).flatMap(vocabulariesIn)
}

function vocabulariesIn(field: Field): (Words | null)[] {
  switch (field.type) {
    case 'int':
      return [field.words]
    case 'ints':
      return [field.keys, field.item.words]
    case 'group':
      return vocabulariesOf(field.fields)
    case 'rows':
      return [field.keys, ...vocabulariesOf(field.fields)]
  }
}
