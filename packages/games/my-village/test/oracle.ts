import { toJson } from '@chronik/kernel'
import { editions } from '../src/edition/standard.ts'
import { type MyVillageState, myVillage } from '../src/index.ts'

/**
 * What may be activated, worked out a second time from the rules reference alone: slowly, in words, and
 * without a line of the engine. It reads a position as JSON.
 */
const { figures } = editions.standard

interface Village {
  readonly board: string
  readonly villagers: { readonly [profession: string]: number }
  readonly coins: number
  readonly goods: { readonly [good: string]: number }
  readonly jokers: number
  readonly tile: string | null
}

interface Position {
  readonly start: number
  readonly hand: { readonly back: number }
  readonly turn: {
    readonly index: number
    readonly value: number
    readonly used: { readonly [banner: string]: number }
  }
  readonly cards: { readonly [card: string]: string }
  readonly plows: { readonly [field: string]: number }
  readonly villages: readonly Village[]
}

const shows = (values: string, value: number): boolean =>
  values === '?' || values.split('/').includes(String(value))

class Seat {
  readonly position: Position
  readonly seat: number
  readonly players: number
  readonly village: Village

  constructor(state: MyVillageState, seat: number) {
    this.position = toJson(myVillage, state) as unknown as Position
    this.seat = seat
    this.players = state.box.players
    this.village = this.position.villages[seat]
  }

  cards(start: string): string[] {
    const home = `village-${this.seat + 1}`
    return Object.keys(this.position.cards).filter(
      (card) => card.startsWith(start) && this.position.cards[card] === home,
    )
  }

  offered(start: string): string[] {
    return Object.keys(this.position.cards).filter(
      (card) => card.startsWith(start) && ['offer', 'top'].includes(this.position.cards[card]),
    )
  }

  has(profession: string): boolean {
    return this.village.villagers[profession] === 1
  }

  /** Tries every way to pay: a cost is a list of units, a unit a list of alternatives. */
  canPay(...extras: readonly string[]): boolean {
    const units = extras
      .flatMap((extra) => (extra === '-' ? [] : extra.split(' & ')))
      .flatMap((part) => {
        const [, times = '1', inner = part] = /^(?:(\d) x )?\(?([^()]+)\)?$/.exec(part) ?? []
        return Array.from({ length: Number(times) }, () => inner.split(' | '))
      })
    const purse: { [purse: string]: number } = {
      ...this.village.goods,
      joker: this.village.jokers,
      coin: this.village.coins,
    }
    purse.plow += this.cards('field-').filter((field) => this.position.plows[field] === 1).length
    const pay = (index: number): boolean => {
      if (index === units.length) return true
      return units[index].some((alternative) => {
        const [count, item] = alternative.split(' ')
        return [item, ...(item === 'coin' ? [] : ['joker'])].some((from) => {
          purse[from] -= Number(count)
          const paid = purse[from] >= 0 && pay(index + 1)
          purse[from] += Number(count)
          return paid
        })
      })
    }
    return pay(0)
  }

  black(): string[] {
    const { value, index } = this.position.turn
    const found: string[] = []
    const add = (banner: string, values: string, legal: boolean) => {
      if (shows(values, value) && legal) found.push(banner)
    }
    for (const craft of ['stable', 'brewery', 'smithy', 'scriptorium', 'cartwright'])
      for (const card of this.offered(`${craft}-`))
        add(card, figures.craft.values[card], this.has('craftsman') && this.cards(`${craft}-`).length === 0)
    add('field', figures.field.values, this.offered('field-').length > 0)
    for (const church of this.offered('church-'))
      add(church, figures.church.values, this.has('abbot') && this.cards('church-').length === 0)
    const windows = this.cards('monk-').length + this.cards('church-abbey').length
    for (const stack of ['quill', 'jug', 'rosary'] as const) {
      const { values, extra } = figures.monk.stacks[stack]
      const open = this.offered(`monk-${stack}-`).some((monk) => this.position.cards[monk] === 'top')
      const legal = open && this.has('abbot') && this.cards('church-').length === 1 && windows < 6
      add(`monk-${stack}`, values, legal && this.canPay(extra))
    }
    for (const hall of this.offered('hall-'))
      add(hall, figures.hall.cards[hall].values, this.has('councillor') && this.cards('hall-').length === 0)
    const places = this.offered('meeting-place-').length > 0 && this.cards('meeting-place-').length === 0
    add('meeting-place', figures.meetingPlace.values, this.has('councillor') && places)
    const journey = this.cards('travel-').sort()
    const last = journey.at(-1)
    const letter = 'abcde'[journey.length]
    if (letter !== undefined && last !== 'travel-d-4') {
      const { values, extra } = figures.travel.stacks[letter]
      const grey = last === undefined ? '-' : figures.travel.cards[last].grey.extra
      const legal = this.has('traveller') && this.offered(`travel-${letter}-`).length > 0
      add(`travel-${letter}`, values, legal && this.canPay(extra, grey))
    }
    const first = this.seat === this.position.start && index < this.players
    add('hand', figures.hand.values, this.position.hand.back === 0 && !first)
    const shown = Object.values(this.position.cards).filter((place) => place.startsWith('display')).length
    add('steward', figures.steward.values, shown > 0)
    return found.sort()
  }

  white(): string[] {
    const { value, used } = this.position.turn
    const found: string[] = []
    const add = (banner: string, values: string, legal: boolean) => {
      const tiled = this.village.tile === banner && shows(figures.meetingPlace.tile, value)
      if ((shows(values, value) || tiled) && legal && used[banner] === 0) found.push(banner)
    }
    for (const card of this.cards('')) {
      if (card in figures.craft.values) add(card, figures.craft.values[card], this.has('craftsman'))
      if (card.startsWith('field-')) add(card, figures.field.values, true)
      if (card.startsWith('hall-')) add(card, figures.hall.cards[card].values, this.has('councillor'))
      if (card.startsWith('meeting-place-')) add(card, figures.meetingPlace.values, this.has('councillor'))
      if (card.startsWith('customer-'))
        add(
          card,
          figures.customer[card].values,
          this.has('merchant') && this.canPay(figures.customer[card].extra),
        )
    }
    add('game', figures.game.values[this.village.board], true)
    add('school', figures.school.values, true)
    return found.sort()
  }
}

/** The banners that a seat may activate in this position. */
export function bannersFor(state: MyVillageState, seat: number): { black: string[]; white: string[] } {
  const asked = new Seat(state, seat)
  return { black: asked.black(), white: asked.white() }
}
