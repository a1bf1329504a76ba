import { type Box, MisfitError } from '@chronik/kernel'
import { type EventCard, type Figures, SIDES_OF, type Treasures } from '../edition/schema.ts'
import {
  CHAPTERS,
  EVENTS,
  GOODS,
  MATERIALS,
  PERSONS,
  PLACES,
  PROJECTS,
  ROUNDS,
  SITES,
  STOCK,
  TERMS,
  TREASURES,
  VALUES,
} from './vocabulary.ts'

/** A treasure with its amount, by its place in the vocabulary. */
export interface Gain {
  readonly treasure: number
  readonly amount: number
}

export interface Site {
  readonly material: number
  readonly yield: Gain
  /** The other site with the same yield. */
  readonly twin: number
}

/** What a person on the favour arc grants or demands. */
export type Person =
  | { readonly kind: 'gain'; readonly gain: Gain }
  | { readonly kind: 'pay'; readonly money: number }
  | { readonly kind: 'house'; readonly vp: number }
  | { readonly kind: 'show' | 'each'; readonly good: number; readonly vp: number }

/** What treating a person at a place brings beside the points. */
export type Advantage =
  | { readonly kind: 'gain'; readonly gain: Gain }
  | { readonly kind: 'material'; readonly amount: number }
  | { readonly kind: 'free-house' }
  | { readonly kind: 'none' }

/** What lies in the box of a match, compiled for fast reading. */
export interface WorldBox extends Box {
  readonly figures: Figures
  readonly firstGame: boolean
  readonly openGoods: boolean
  /** The side of the board at which each seat sits. */
  readonly sides: readonly number[]
  readonly stock: Int16Array
  readonly startGoods: Int16Array
  readonly terms: Int16Array
  readonly arc: readonly number[]
  readonly persons: readonly Person[]
  readonly sites: readonly Site[]
  readonly fields: readonly Int16Array[]
  readonly bonuses: readonly (readonly Gain[])[]
  /** Whether its donors may treat a sick person. */
  readonly treats: readonly boolean[]
  readonly places: readonly Advantage[]
  readonly tileValues: Int16Array
  readonly taxFaces: Int16Array
  readonly dues: readonly number[]
  readonly losses: readonly number[]
  readonly service: readonly Gain[]
  readonly events: readonly CompiledEvent[]
}

export interface CompiledEvent {
  /** The number of its rule. */
  readonly rule: string
  readonly chapter: number
  readonly longTerm: boolean
  readonly corners: readonly Gain[]
  /** The place that falls ill, or -1. */
  readonly place: number
  readonly effect: EventCard['effect']
  /** What a swap costs and brings, if it offers one. */
  readonly swap: { readonly give: readonly Gain[]; readonly get: Gain } | null
  /** The goods of which it demands some, if it does. */
  readonly demanded: readonly number[]
  /** The terms it changes while in force. */
  readonly terms: readonly { readonly term: number; readonly value: number }[]
}

export function openBox(box: Box): WorldBox {
  const figures = box.edition.figures as Figures
  const { duties } = figures
  const compiled: WorldBox = {
    ...box,
    figures,
    firstGame: box.options['first-game'] === true,
    openGoods: box.options['open-goods'] === true,
    sides: figures.seating[SIDES_OF[box.players as keyof typeof SIDES_OF]],
    stock: Int16Array.from(STOCK.list, (good) => figures.stock[good]),
    startGoods: Int16Array.from(GOODS.list, (good) => figures.start.goods[good] ?? 0),
    terms: Int16Array.from(TERMS.list, (term) => figures.terms[term]),
    arc: figures.favour.arc.map((person) => PERSONS.at[person]),
    persons: PERSONS.list.map((person) => compilePerson(figures.favour.persons[person])),
    sites: SITES.list.map((site) => compileSite(figures, site)),
    fields: PROJECTS.list.map((project) =>
      Int16Array.from(MATERIALS.list, (material) => figures.projects[project][material]),
    ),
    bonuses: PROJECTS.list.map((project) => gains(figures.projects[project].bonus)),
    treats: PROJECTS.list.map((project) => figures.projects[project].treat > 0),
    places: PLACES.list.map((place) => compileAdvantage(figures.plague.places[place])),
    tileValues: Int16Array.from(VALUES.list, (value) => figures.plague.tiles[value]),
    taxFaces: Int16Array.from(
      { length: 6 },
      (_, roll) => duties.taxDie.filter((face) => face === roll + 1).length,
    ),
    dues: [duties.piety.due, duties.grain.due],
    losses: [duties.piety.vp, duties.grain.vp, duties.tax.vp],
    service: gains(figures.actions.service),
    events: EVENTS.list.map((event, index) => compileEvent(figures.events[event], index)),
  }
  checkTogether(compiled)
  return compiled
}

function gains(treasures: Treasures): Gain[] {
  return TREASURES.list.flatMap((treasure, index) => {
    const amount = treasures[treasure] ?? 0
    return amount === 0 ? [] : [{ treasure: index, amount }]
  })
}

/** The only treasure of a symbol; a symbol of nothing is 0 victory points. */
function gainOf(treasures: Treasures): Gain {
  return gains(treasures)[0] ?? { treasure: TREASURES.at.vp, amount: 0 }
}

function compilePerson(person: Figures['favour']['persons'][keyof Figures['favour']['persons']]): Person {
  if ('gain' in person) return { kind: 'gain', gain: gainOf(person.gain) }
  if ('pay' in person) return { kind: 'pay', money: person.pay.money }
  if ('house' in person) return { kind: 'house', vp: person.house.vp }
  if ('show' in person) return { kind: 'show', good: GOODS.at[person.show.good], vp: person.show.vp }
  return { kind: 'each', good: GOODS.at[person.each.good], vp: person.each.vp }
}

function compileAdvantage(
  advantage: Figures['plague']['places'][keyof Figures['plague']['places']],
): Advantage {
  if ('gain' in advantage) return { kind: 'gain', gain: gainOf(advantage.gain) }
  if ('material' in advantage) return { kind: 'material', amount: advantage.material }
  return { kind: 'freeHouse' in advantage ? 'free-house' : 'none' }
}

function compileSite(figures: Figures, site: keyof Figures['sites']): Site {
  const { material, yield: rent } = figures.sites[site]
  const same = SITES.list.filter(
    (other) => JSON.stringify(figures.sites[other].yield) === JSON.stringify(rent),
  )
  const twin = same.find((other) => other !== site)
  if (same.length !== 2 || twin === undefined) {
    throw new MisfitError({
      path: `figures.sites.${site}.yield`,
      expected: 'two sites of each yield',
      found: same.join(', '),
    })
  }
  return { material: MATERIALS.at[material], yield: gainOf(rent), twin: SITES.at[twin] }
}

function compileEvent(card: EventCard, index: number): CompiledEvent {
  const { effect } = card
  const perChapter = EVENTS.size / CHAPTERS
  const number = 801 + 20 * Math.floor(index / perChapter) + (index % perChapter)
  return {
    rule: `W-${number}`,
    chapter: card.chapter,
    longTerm: card.kind === 'long-term',
    corners: card.corners.map(gainOf),
    place: card.place === null ? -1 : card.place - 1,
    effect,
    swap: 'swap' in effect ? { give: gains(effect.swap.give), get: gainOf(effect.swap.get) } : null,
    demanded: 'lose' in effect ? effect.lose.oneOf.map((good) => GOODS.at[good]) : [],
    terms:
      'terms' in effect
        ? TERMS.list.flatMap((term, at) => {
            const value = effect.terms[term]
            return value === undefined ? [] : [{ term: at, value }]
          })
        : [],
  }
}

/** What the schema cannot see: that figures of different tables fit together. */
function checkTogether(box: WorldBox): void {
  const { figures, players } = box
  for (const good of STOCK.list) {
    const needed = players * (figures.start.goods[good] ?? 0)
    if (figures.stock[good] < needed)
      throw new MisfitError({
        path: `figures.stock.${good}`,
        expected: `at least ${needed}`,
        found: String(figures.stock[good]),
      })
  }
  const tiles = box.tileValues.reduce((sum, count) => sum + count, 0)
  if (tiles !== PLACES.size)
    throw new MisfitError({
      path: 'figures.plague.tiles',
      expected: `${PLACES.size} tiles`,
      found: String(tiles),
    })
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
    const cards = box.events.filter((event) => event.chapter === chapter).length
    if (cards < ROUNDS)
      throw new MisfitError({
        path: 'figures.events',
        expected: `at least ${ROUNDS} cards of chapter ${chapter}`,
        found: String(cards),
      })
  }
  EVENTS.list.forEach((event, index) => {
    const { longTerm, effect } = box.events[index]
    const lasting = 'terms' in effect || ('swap' in effect && longTerm)
    if (lasting !== longTerm)
      throw new MisfitError({
        path: `figures.events.${event}.kind`,
        expected: longTerm ? 'immediate' : 'long-term',
        found: longTerm ? 'long-term' : 'immediate',
      })
  })
}
