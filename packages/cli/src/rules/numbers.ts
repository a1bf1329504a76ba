const NUMBER = '[A-Z]{1,4}-[RE]?\\d+'

/**
 * The numbers that a rules document defines, in its order: each stands there in bold. Rules are V-401,
 * rulings V-R3, examples V-E12; invariants (V-I2) are not counted, random play checks them.
 */
export function definedIn(document: string): string[] {
  const numbers = Array.from(
    document.matchAll(new RegExp(`\\*\\*(${NUMBER})\\*\\*`, 'g')),
    ([, number]) => number,
  )
  return [...new Set(numbers)]
}

/** Of the numbers defined, those that a title names: alone, in a list, or in a range "V-401 to V-405". */
export function namedIn(title: string, defined: readonly string[]): string[] {
  const named = new Set(Array.from(title.matchAll(new RegExp(`\\b${NUMBER}\\b`, 'g')), ([number]) => number))
  const ranges = Array.from(
    title.matchAll(new RegExp(`\\b(${NUMBER}) to (${NUMBER})\\b`, 'g')),
    ([, from, to]) => ({
      from: partsOf(from),
      to: partsOf(to),
    }),
  ).filter(({ from, to }) => from.series === to.series)
  return defined.filter((number) => {
    const { series, place } = partsOf(number)
    return (
      named.has(number) ||
      ranges.some(({ from, to }) => from.series === series && place >= from.place && place <= to.place)
    )
  })
}

function partsOf(number: string): { readonly series: string; readonly place: number } {
  const series = number.replace(/\d+$/, '')
  return { series, place: Number(number.slice(series.length)) }
}
