import { type Field, type Fields, HIDDEN, type Int } from '../shape.ts'

/** Every integer of a state's memory: what it may be and what it is called. */
export interface Cells {
  readonly min: Int16Array
  readonly max: Int16Array
  readonly names: readonly string[]
}

export function cellsOf(fields: Fields): Cells {
  const items: { name: string; item: Int }[] = []
  const visit = (name: string, field: Field): void => {
    switch (field.type) {
      case 'int':
        items.push({ name, item: field })
        break
      case 'ints':
        for (let at = 0; at < field.length; at++)
          items.push({ name: `${name}${place(field, at)}`, item: field.item })
        break
      case 'group':
        visitAll(`${name}.`, field.fields)
        break
      case 'rows':
        for (let at = 0; at < field.length; at++) visitAll(`${name}${place(field, at)}.`, field.fields)
        break
    }
  }
  const visitAll = (path: string, inner: Fields): void => {
    for (const [name, field] of Object.entries(inner)) visit(path + name, field)
  }
  visitAll('', fields)
  return {
    min: Int16Array.from(items, ({ item }) => item.min),
    max: Int16Array.from(items, ({ item }) => item.max),
    names: items.map(({ name }) => name),
  }
}

function place(field: { readonly keys: { readonly list: readonly string[] } | null }, at: number): string {
  return field.keys === null ? `[${at}]` : `.${field.keys.list[at]}`
}

/** The first cell that is not what its field allows, in words, or null. */
export function outOfRange(cells: Cells, mem: Int16Array): string | null {
  const { min, max } = cells
  for (let at = 0; at < min.length; at++) {
    if (mem[at] < min[at] || mem[at] > max[at])
      return `${cells.names[at]} is ${shown(mem[at])}, allowed is ${min[at]} to ${max[at]}`
  }
  return null
}

/** The first cell in which two memories differ, in words, or null. */
export function difference(cells: Cells, one: Int16Array, other: Int16Array): string | null {
  for (let at = 0; at < one.length; at++) {
    if (one[at] !== other[at])
      return `${cells.names[at] ?? 'memory behind the fields'} is ${shown(one[at])} and ${shown(other[at])}`
  }
  return null
}

/** The same, where the first memory hides nothing. */
export function visibleDifference(cells: Cells, view: Int16Array, other: Int16Array): string | null {
  for (let at = 0; at < view.length; at++) {
    if (view[at] !== HIDDEN && view[at] !== other[at])
      return `${cells.names[at]} is ${shown(view[at])} and ${shown(other[at])}`
  }
  return null
}

function shown(value: number): string {
  return value === HIDDEN ? 'hidden' : String(value)
}
