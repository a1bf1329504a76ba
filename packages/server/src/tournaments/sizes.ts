/** How people are spread over tables of a wanted size: as evenly as it goes, and where one is left alone, a bye. */
export function tableSizes(people: number, wanted: number): { sizes: number[]; byes: number } {
  const byes = wanted === 2 ? people % 2 : 0
  const seated = people - byes
  const tables = Math.ceil(seated / wanted)
  const sizes = Array.from(
    { length: tables },
    (_, at) => Math.floor(seated / tables) + (at < seated % tables ? 1 : 0),
  )
  return { sizes, byes }
}

/** What the places at a table of so many are worth. */
const WORTH: { readonly [size: number]: readonly number[] } = {
  1: [4],
  2: [4, 0],
  3: [4, 2, 0],
  4: [4, 2, 1, 0],
  5: [4, 3, 2, 1, 0],
}

/** Nobody was left to play with. */
export const BYE = 4

/** The points for these places; who shares a place shares what the places are worth. */
export function pointsFor(places: readonly number[]): number[] {
  const worth = WORTH[places.length] ?? []
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length
    const ahead = places.filter((other) => other < place).length
    const all = worth.slice(ahead, ahead + sharing).reduce((sum, one) => sum + one, 0)
    return Math.round((100 * all) / sharing) / 100
  })
}
