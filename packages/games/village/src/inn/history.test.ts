import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { COLOURS, FIGURES, GOODS, PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { handOf, topsOf } from '../testing/inn.ts'
import { livelyInn } from '../testing/lively-inn.ts'
import type { VillageLog } from '../words/log.ts'
import { PERSONS, STACKS } from './vocabulary.ts'

/** Follows persons, figures and stocks by the log alone. */
class Follower {
  readonly figures: Map<string, string>[]
  readonly stocks: Map<string, number>[]
  readonly hands: Set<string>[]
  readonly tops = new Map<string, string>()
  readonly played = new Set<string>()

  constructor({ box }: VillageState) {
    const { startBeer } = box.figures.inn
    this.figures = Array.from(
      { length: box.players },
      () =>
        new Map(
          FIGURES.list.slice(0, box.figureCount).map((name) => [name, name[0] === '1' ? 'farm' : 'unborn']),
        ),
    )
    this.stocks = this.figures.map(
      () =>
        new Map([
          ['coin', box.figures.stock.coins],
          ['beer', startBeer],
        ]),
    )
    this.hands = this.figures.map(() => new Set())
  }

  read(entry: VillageLog): void {
    switch (entry.code) {
      case 'person-shown':
        this.tops.set(entry.stack, entry.person)
        break
      case 'person-slid':
        expect(this.tops.get(entry.stack)).toBe(entry.person)
        this.tops.delete(entry.stack)
        break
      case 'person-bought':
        expect(this.tops.get(entry.stack)).toBe(entry.person)
        this.tops.delete(entry.stack)
        this.hands[entry.seat].add(entry.person)
        break
      case 'person-played':
        expect(this.hands[entry.seat].delete(entry.person), entry.person).toBe(true)
        expect(this.played.has(entry.person), entry.person).toBe(false)
        this.played.add(entry.person)
        break
      case 'gain':
      case 'product':
        this.add(entry.seat, entry.what, entry.amount)
        break
      case 'pay':
        this.add(entry.seat, entry.what, -entry.amount)
        break
      case 'death':
        // VX-I15: who dies in the inn lies in a grave, beside the chronicle, or is gone.
        expect(entry.from !== 'inn' || /^(grave-\d|chronicle-extra|gone)$/.test(entry.to)).toBe(true)
        this.move(entry)
        break
      default:
        if ('figure' in entry && 'seat' in entry && 'to' in entry) this.move(entry as Moved)
    }
  }

  private add(seat: number, what: string, amount: number): void {
    this.stocks[seat].set(what, (this.stocks[seat].get(what) ?? 0) + amount)
  }

  private move({ seat, figure, from, to }: Moved): void {
    expect(this.figures[seat].get(figure), `${figure} from ${from} to ${to}`).toBe(from)
    this.figures[seat].set(
      figure,
      to.replace(/^chr-(\w+)-\d$/, 'chronicle-$1').replace(/^grave-\d$/, 'grave'),
    )
  }

  compare(state: VillageState): void {
    expect(topsOf(state)).toEqual(STACKS.list.map((stack) => this.tops.get(stack) ?? null))
    this.figures.forEach((places, seat) => {
      const { figures, goods, cubes, coins } = state.farms[seat]
      expect([...places.values()]).toEqual(
        [...places.keys()].map((_, figure) => PLACES.list[figures[figure]]),
      )
      const owned: [string, number][] = [
        ['coin', coins],
        ...GOODS.list.map((what, at): [string, number] => [what, goods[at]]),
        ...COLOURS.list.map((what, at): [string, number] => [what, cubes[at]]),
      ]
      expect(owned.map(([what]) => [what, this.stocks[seat].get(what) ?? 0])).toEqual(owned)
      expect(handOf(state, seat).toSorted()).toEqual([...this.hands[seat]].toSorted())
    })
    const { stacks, unseen } = state.inn
    const below = stacks.reduce((sum, pile) => sum + pile.unseen + pile.slid, 0)
    const held = this.hands.reduce((sum, hand) => sum + hand.size, 0)
    expect(below + this.tops.size + held + this.played.size).toBe(30)
    expect(PERSONS.list.filter((name, person) => unseen[person] === 1 && this.played.has(name))).toEqual([])
  }
}

interface Moved {
  readonly seat: number
  readonly figure: string
  readonly from: string
  readonly to: string
}

/** Random play that likes the inn and the persons in it. */
const LIKED = /^(take inn|inn$|buy person|card|train|produce|serve|enter|church|travel)/

function walk(players: number, seed: number): Follower {
  const setup = { players, options: { expansions: ['inn'] }, edition: livelyInn }
  const match = new Match(village, setup, new SeededChance(seed))
  const random = new FastRandom(seed)
  const follower = new Follower(match.state)
  let heard = 0
  for (;;) {
    for (const entry of match.log.slice(heard) as VillageLog[]) follower.read(entry)
    heard = match.log.length
    follower.compare(match.state)
    const { turn } = match
    if (turn.over) return follower
    const liked = turn.moves.filter((move) => LIKED.test(village.notation.format(move)))
    const moves = liked.length > 0 && random.below(3) > 0 ? liked : turn.moves
    match.play([moves[random.below(moves.length)]])
  }
}

describe('the story of the Inn', () => {
  test('VI-R9, VI-401, VX-I13, VX-I15: the log alone tells where every person, figure and piece is', () => {
    const played = new Set<string>()
    for (const players of [2, 3, 5])
      for (let seed = 1; seed <= 2; seed++)
        for (const person of walk(players, seed).played) played.add(person)
    // Most of the 22 that can be played were played.
    expect(played.size).toBeGreaterThan(15)
  })
})
