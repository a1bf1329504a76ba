import { NONE } from '@chronik/kernel'
import { NOBODY, type VillageState } from '../box/state.ts'
import { COLOURS, CUSTOMERS, FIGURES, GOODS, GROUPS, PLACES, SPACES } from '../box/vocabulary.ts'
import type { VillageLog } from '../words/log.ts'

const DEAD = /^(chronicle-|grave|gone)/
const PROFESSIONS: { readonly [place: string]: string } = {
  farm: 'farm',
  wainwright: 'crafts',
  stables: 'crafts',
  scriptorium: 'crafts',
  smithy: 'crafts',
}

/** The group of the chronicle that a place or a space belongs to; none for the market. */
function groupOf(place: string): string | null {
  if (/^(harvest|family)$/.test(place)) return 'farm'
  if (place.startsWith('castle-')) return 'travel'
  return PROFESSIONS[place] ?? /^(crafts|travel|council|church)/.exec(place)?.[1] ?? null
}

/** The place of a figure that lies on `chr-farm-2` or `grave-3`. */
function restOf(to: string): string {
  return to.replace(/^chr-(\w+)-\d$/, 'chronicle-$1').replace(/^grave-\d$/, 'grave')
}

/**
 * Follows a match as a screen does, from the log alone: where every figure, customer and cube is, and
 * what everyone owns. Whatever happens that must never happen is noted as broken.
 */
export class Follower {
  readonly broken: string[] = []
  readonly players: number
  readonly card: ReadonlyMap<string, number>
  readonly figures: Map<string, string>[]
  readonly stock: Map<string, number>[]
  readonly time: { paid: number; crossings: number; deaths: number }[]
  readonly markers: Set<string>[]
  readonly spaces = new Map<string, number>()
  readonly customers = new Map<string, string>()
  readonly places = new Map<string, number>()
  readonly open: ReadonlyMap<string, number>
  /** The space of Conny's last cube, and her cubes by slot, the latest last. */
  lastSpace = ''
  tray: number[] = []
  ring: number | null = null

  constructor(state: VillageState) {
    const { box } = state
    this.players = box.players
    this.card = new Map(box.spaces.map((space, index) => [SPACES.list[space], box.fill[index]]))
    this.open = new Map(GROUPS.list.map((group, index) => [group, box.chronicle[index].length]))
    const seats = Array.from({ length: box.players + (box.solo ? 1 : 0) }, (_, seat) => seat)
    const names = FIGURES.list.slice(0, box.figureCount)
    this.figures = seats.map(
      (seat) => new Map(names.map((name) => [name, startOf(name, seat < this.players)])),
    )
    this.stock = seats.map((seat) => new Map([['coin', seat < this.players ? box.figures.stock.coins : 0]]))
    this.time = seats.map(() => ({ paid: 0, crossings: 0, deaths: 0 }))
    this.markers = seats.map(() => new Set<string>())
  }

  read(entry: VillageLog): void {
    switch (entry.code) {
      case 'fill':
        this.add(this.spaces, entry.space, 1)
        break
      case 'take':
        this.add(this.spaces, entry.space, -1)
        break
      case 'conny-take':
        this.add(this.spaces, entry.space, -1)
        this.lastSpace = entry.space
        this.tray.push(entry.slot)
        break
      case 'tray-cleared':
        this.tray = this.tray.slice(-1)
        this.check(this.tray[0] === entry.kept, 'VS-I2: another cube was kept on the tray')
        break
      case 'time':
        this.time[entry.seat].paid += entry.amount
        this.time[entry.seat].crossings += entry.crossings
        break
      case 'gain':
      case 'product':
        this.add(this.stock[entry.seat], entry.what, entry.amount)
        break
      case 'pay':
        this.check(entry.what !== 'prestige' && entry.amount > 0, 'V-I6: prestige was paid')
        this.add(this.stock[entry.seat], entry.what, -entry.amount)
        break
      case 'deal':
      case 'move-up':
        this.customers.set(entry.customer, entry.to)
        break
      case 'serve':
        this.check(
          this.customers.get(entry.customer) === entry.stall,
          `V-I2: ${entry.customer} was not there`,
        )
        this.customers.set(entry.customer, `seat-${entry.seat}`)
        break
      case 'marker':
        this.check(!this.markers[entry.seat].has(entry.castle), 'V-I5: a castle was marked twice')
        this.markers[entry.seat].add(entry.castle)
        break
      case 'ring':
        this.ring = entry.to === 'farm' ? entry.seat : null
        break
      case 'round':
        this.check(this.ring === null, 'V-I10: somebody holds the ring when a round begins')
        break
      case 'death':
        this.bury(entry.seat, entry.figure, entry.from, entry.to)
        break
      case 'conny-bag':
      case 'conny-church':
        this.move(1, entry.figure, entry.from, entry.to)
        break
      case 'newborn':
      case 'home':
      case 'train':
      case 'council':
      case 'church':
      case 'choose':
      case 'draw':
      case 'promote':
      case 'travel':
        this.move(entry.seat, entry.figure, entry.from, entry.to)
        break
      default:
    }
  }

  private move(seat: number, figure: string, from: string, to: string): void {
    this.check(this.figures[seat].get(figure) === from, `${figure} of seat ${seat} was not at ${from}`)
    this.check(!DEAD.test(from), `V-I14: the dead ${figure} of seat ${seat} moved`)
    this.check(
      from !== 'unborn' || to === 'farm',
      `V-I14: the unborn ${figure} of seat ${seat} went to ${to}`,
    )
    this.figures[seat].set(figure, to)
  }

  private bury(seat: number, figure: string, from: string, to: string): void {
    const rest = restOf(to)
    const group = groupOf(seat < this.players ? from : this.lastSpace)
    if (rest === 'grave') {
      const full = group === null || (this.places.get(group) ?? 0) === this.open.get(group)
      this.check(full, `V-I12: ${figure} of seat ${seat} lies in a grave, but its group had a place`)
    } else if (rest !== 'gone') {
      this.check(rest === `chronicle-${group}`, `${figure} of seat ${seat} lies in the wrong group`)
      this.add(this.places, group ?? '', 1)
    }
    if (seat < this.players) this.time[seat].deaths++
    this.move(seat, figure, from, rest)
  }

  /** Whether the table looks as the log told it. */
  compare(state: VillageState): void {
    this.figures.forEach((places, seat) => {
      const { figures } = seat < this.players ? state.farms[seat] : state.conny
      FIGURES.list.slice(0, state.box.figureCount).forEach((name, figure) => {
        const place = PLACES.list[figures[figure]]
        this.check(places.get(name) === place, `${name} of seat ${seat} is at ${place} untold`)
      })
    })
    for (let seat = 0; seat < this.players; seat++) this.compareFarm(state, seat)
    for (const [space, count] of this.spaces) {
      const at = SPACES.list.indexOf(space as (typeof SPACES.list)[number])
      this.check(
        state.spaces[at].cubes.reduce((sum, one) => sum + one, 0) === count,
        `V-I8: cubes on ${space}`,
      )
    }
    const onTray = state.conny.slots.reduce(
      (sum, { cubes }) => sum + cubes.filter((cube) => cube !== NONE).length,
      0,
    )
    this.check(onTray === this.tray.length, 'VS-I2: cubes on the tray')
    this.check(state.ring === (this.ring ?? NOBODY), 'V-I10: the ring')
    this.compareCustomers(state)
  }

  private compareFarm(state: VillageState, seat: number): void {
    const farm = state.farms[seat]
    const { paid, crossings, deaths } = this.time[seat]
    this.check(paid === state.box.trackLength * crossings + farm.lifetime, `V-I7: time of seat ${seat}`)
    this.check(crossings === farm.crossings && deaths === farm.deaths, `V-I7: lives of seat ${seat}`)
    const owned: [string, number][] = [
      ['coin', farm.coins],
      ['grain', farm.grain],
      ['prestige', farm.prestige],
      ...GOODS.list.map((what, at): [string, number] => [what, farm.goods[at]]),
      ...COLOURS.list.map((what, at): [string, number] => [what, farm.cubes[at]]),
    ]
    for (const [what, amount] of owned)
      this.check((this.stock[seat].get(what) ?? 0) === amount, `V-I6: ${what} of seat ${seat}`)
    this.check(!this.stock[seat].has('plague'), `V-I3: seat ${seat} holds plague`)
  }

  private compareCustomers(state: VillageState): void {
    CUSTOMERS.list.forEach((name, customer) => {
      const where = this.customers.get(name) ?? 'stack'
      const at = (row: string, place: number) => where === `${row}-${place + 1}`
      state.stalls.forEach((one, stall) => {
        if (one === customer) this.check(at('stall', stall), `V-I2: ${name} is on a stall untold`)
      })
      state.queue.forEach((one, place) => {
        if (one === customer) this.check(at('queue', place), `V-I2: ${name} is in the queue untold`)
      })
      const owner = state.servedBy[customer]
      if (owner !== NOBODY)
        this.check(where === `seat-${owner}`, `V-I2: ${name} is with seat ${owner} untold`)
      if (state.customerStack[customer] === 1)
        this.check(where === 'stack', `V-I2: ${name} is in the stack untold`)
    })
  }

  private add(to: Map<string, number>, what: string, amount: number): void {
    to.set(what, (to.get(what) ?? 0) + amount)
  }

  private check(holds: boolean, what: string): void {
    if (!holds) this.broken.push(what)
  }
}

function startOf(figure: string, player: boolean): string {
  if (player) return figure.startsWith('1') ? 'farm' : 'unborn'
  return /^[12]/.test(figure) ? 'beside-tray' : 'on-church'
}
