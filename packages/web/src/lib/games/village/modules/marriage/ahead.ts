import type { LogEntry } from '@chronik/kernel'
import {
  buyersLeft,
  ceremonyOf,
  type Guest,
  householdsOf,
  rankChoosing,
  type VillageLog,
  type VillageState,
} from '@chronik/village'

type Person = Pick<Guest, 'seat' | 'figure'>

/** The wedding that is being held: what has happened of it, and what follows. */
export interface Wedding {
  /** What the die showed for the pink figures: its face, the rank, and whether somebody came to it. */
  readonly rolls: readonly { readonly colour: string; readonly rank: number; readonly placed: boolean }[]
  /** Who moved on to the parents. */
  readonly toParents: readonly Person[]
  /** The couples of this wedding; the house where they live by now, and who chooses it (-1: the die). */
  readonly couples: readonly {
    readonly people: readonly [Person, Person]
    readonly rank: number
    readonly chooser: number
    readonly chooses: boolean
    readonly house: string | null
  }[]
  /** Who goes home, or has gone there. */
  readonly alone: readonly Person[]
  readonly home: boolean
  /** Seats that may still buy something. */
  readonly buyers: readonly number[]
}

/** The entries of the wedding under way. */
function entriesOf(log: readonly LogEntry[]): readonly VillageLog[] {
  const all = log as readonly VillageLog[]
  return all.slice(all.findLastIndex(({ code }) => code === 'wedding-phase') + 1)
}

const same = (one: Person, other: Person): boolean => one.seat === other.seat && one.figure === other.figure

/** VM-502 to VM-509, as it is told and as it stands on the board. */
export function weddingOf(view: VillageState, log: readonly LogEntry[]): Wedding {
  const entries = entriesOf(log)
  const moved = entries.flatMap((entry): (Person & { from: string; to: string })[] => {
    if (entry.code === 'wedding-move') return [entry]
    return entry.code === 'pink' ? [{ ...entry, seat: -1 }] : []
  })
  const ceremony = ceremonyOf(view)
  const rankOf = (person: Person): number =>
    ceremony.findIndex((guest) => guest !== null && same(guest, person)) + 1 || Number(rankLeft(person))
  const rankLeft = (person: Person): string =>
    moved.find((one) => same(one, person) && one.from.startsWith('ceremony-'))?.from.slice(-1) ?? '0'
  const choosing = rankChoosing(view)
  const couples = entries.flatMap((entry) => {
    if (entry.code !== 'couple') return []
    const higher = { seat: entry.higherSeat, figure: entry.higher }
    const lower = { seat: entry.lowerSeat, figure: entry.lower }
    const rank = rankOf(higher)
    const house = moved.find((one) => same(one, higher) && one.from.startsWith('ceremony-'))?.to ?? null
    return [
      { people: [higher, lower] as const, rank, chooser: higher.seat, chooses: rank === choosing, house },
    ]
  })
  const married = couples.flatMap(({ people }) => people)
  const gone = moved.filter(({ to }) => to === 'farm')
  const waiting = ceremony.flatMap((guest) =>
    guest === null || guest.seat < 0 || married.some((one) => same(one, guest)) ? [] : [guest],
  )
  return {
    rolls: entries.flatMap((entry, at) => {
      if (entry.code !== 'wedding-die' || !entry.shows.startsWith('ceremony-')) return []
      const next = entries[at + 1]
      const placed = next?.code === 'pink' && next.to === entry.shows
      return [{ colour: entry.colour, rank: Number(entry.shows.slice(-1)), placed }]
    }),
    toParents: moved.filter(({ to }) => to === 'parents'),
    couples,
    alone: gone.length > 0 ? gone : [...waiting, ...widowed(view)],
    home: gone.length > 0,
    buyers: buyersLeft(view),
  }
}

const HOUSES = ['bakery', 'store', 'parents'] as const

/** VM-507 (iii): whoever has lost a partner goes home with the others. */
function widowed(view: VillageState): Person[] {
  return HOUSES.flatMap((house) => householdsOf(view, house))
    .filter((people) => people.length === 1)
    .flat()
}
