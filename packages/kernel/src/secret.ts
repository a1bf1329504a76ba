import { type Field, type Fields, sizeOf, sizeOfFields } from './shape.ts'

/** A stretch of memory that only one seat may know. */
export interface Secret {
  readonly seat: number
  /** The name of the secret field. */
  readonly field: string
  readonly start: number
  readonly end: number
}

/** Finds the secret fields of a shape; their owner is the outermost row they stand in. */
export function secretsOf(fields: Fields): Secret[] {
  return search(fields, 0, -1)
}

function search(fields: Fields, start: number, seat: number): Secret[] {
  const found: Secret[] = []
  let at = start
  for (const [name, field] of Object.entries(fields)) {
    found.push(...searchField(name, field, at, seat))
    at += sizeOf(field)
  }
  return found
}

function searchField(name: string, field: Field, at: number, seat: number): Secret[] {
  switch (field.type) {
    case 'group':
      return search(field.fields, at, seat)
    case 'rows': {
      const size = sizeOfFields(field.fields)
      return Array.from({ length: field.length }, (_, row) =>
        search(field.fields, at + row * size, seat < 0 ? row : seat),
      ).flat()
    }
    case 'int':
    case 'ints': {
      const item = field.type === 'int' ? field : field.item
      if (!item.secret) return []
      if (seat < 0) throw new Error(`the secret field "${name}" stands in no row of a seat`)
      return [{ seat, field: name, start: at, end: at + sizeOf(field) }]
    }
  }
}
