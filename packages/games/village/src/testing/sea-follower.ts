import { NONE } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { FIGURES, GOODS, PLACES } from '../box/vocabulary.ts'
import { CAPTAINS, CARGO, SEA_FIELDS, TILES } from '../port/vocabulary.ts'
import type { VillageLog } from '../words/log.ts'

/** What a screen knows of one player from the log. */
class Sailor {
  ship = 'harbour'
  captain: string | null = null
  readonly cargo = new Set<string>()
  readonly home = new Map<string, number>()
  readonly stock = new Map<string, number>()
  readonly figures = new Map<string, string>()

  add(to: Map<string, number>, what: string, amount: number): void {
    to.set(what, (to.get(what) ?? 0) + amount)
  }
}

/** Follows ships, captains, cargo and members at sea from the log alone. */
export class SeaFollower {
  readonly broken: string[] = []
  readonly sailors: Sailor[]
  readonly stacks = new Map<string, number>()

  constructor(state: VillageState) {
    this.sailors = Array.from({ length: state.box.players }, () => new Sailor())
    TILES.list.forEach((tile, at) => {
      this.stacks.set(tile, state.port.stacks[at])
    })
    this.sailors.forEach(({ figures, stock }, seat) => {
      FIGURES.list.forEach((name, figure) => {
        figures.set(name, PLACES.list[state.farms[seat].figures[figure]])
      })
      stock.set('grain', state.farms[seat].grain)
    })
  }

  read(entry: VillageLog): void {
    const sailor = entry.seat === undefined ? undefined : this.sailors[entry.seat]
    if (sailor === undefined) return
    if ('figure' in entry && 'to' in entry) {
      this.check(sailor.figures.get(entry.figure) === entry.from, `${entry.figure} was not at ${entry.from}`)
      const to = entry.to.replace(/^chr-(\w+)-\d$/, 'chronicle-$1').replace(/^grave-\d$/, 'grave')
      sailor.figures.set(entry.figure, to)
      if (entry.from === 'ship') sailor.cargo.delete('member')
      if (to === 'ship') sailor.cargo.add('member')
      return
    }
    switch (entry.code) {
      case 'gain':
      case 'product':
        sailor.add(sailor.stock, entry.what, entry.amount)
        break
      case 'pay':
        sailor.add(sailor.stock, entry.what, -entry.amount)
        break
      case 'hire':
        sailor.captain = entry.captain
        break
      case 'captain-leaves':
        this.check(sailor.captain === entry.captain, 'another captain leaves')
        sailor.captain = null
        break
      case 'sail':
      case 'return':
        this.check(sailor.ship === entry.from, 'the ship was somewhere else')
        sailor.ship = entry.to
        break
      case 'load':
      case 'unload':
      case 'sell':
      case 'spend':
        this.carry(sailor, entry.what, entry.from, entry.to)
        break
      case 'load-chest':
        this.carry(sailor, 'chest', entry.from, entry.to)
        break
      case 'open-chest':
        this.carry(sailor, 'chest', entry.from, entry.to)
        break
      default:
    }
  }

  private carry(sailor: Sailor, what: string, from: string, to: string): void {
    const own = TILES.list.some((tile) => tile === what) ? sailor.home : sailor.stock
    if (from === 'farm') sailor.add(own, what, -1)
    else if (from === 'ship') this.check(sailor.cargo.delete(what), `${what} was not aboard`)
    else this.stacks.set(what, (this.stacks.get(what) ?? 0) - 1)
    if (to === 'farm') sailor.add(own, what, 1)
    else if (to === 'ship') sailor.cargo.add(what)
  }

  /** Whether the sea looks as the log told it. */
  compare(state: VillageState): void {
    TILES.list.forEach((tile, at) => {
      this.check(this.stacks.get(tile) === state.port.stacks[at], `${tile} on its island`)
    })
    this.sailors.forEach((sailor, seat) => {
      const { field, captain, cargo, home } = state.port.ships[seat]
      const farm = state.farms[seat]
      this.check(sailor.ship === SEA_FIELDS.list[field], `the ship of seat ${seat}`)
      this.check(
        sailor.captain === (captain === NONE ? null : CAPTAINS.list[captain]),
        `the captain of seat ${seat}`,
      )
      CARGO.list.forEach((kind, at) => {
        this.check(sailor.cargo.has(kind) === (cargo[at] === 1), `${kind} aboard of seat ${seat}`)
      })
      TILES.list.forEach((tile, at) => {
        this.check((sailor.home.get(tile) ?? 0) === home[at], `${tile} at home of seat ${seat}`)
      })
      GOODS.list.forEach((goods, at) => {
        this.check((sailor.stock.get(goods) ?? 0) === farm.goods[at], `${goods} of seat ${seat}`)
      })
      this.check((sailor.stock.get('grain') ?? 0) === farm.grain, `grain of seat ${seat}`)
      FIGURES.list.forEach((name, figure) => {
        this.check(sailor.figures.get(name) === PLACES.list[farm.figures[figure]], `${name} of seat ${seat}`)
      })
    })
  }

  private check(holds: boolean, what: string): void {
    if (!holds) this.broken.push(what)
  }
}
