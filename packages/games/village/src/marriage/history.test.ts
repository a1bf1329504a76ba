import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { FIGURES, PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import type { VillageLog } from '../words/log.ts'
import { PINK_FIGURES, PINK_PLACES } from './vocabulary.ts'

/** Follows figures, bread and tools by the log alone. */
class Follower {
  readonly figures: Map<string, string>[]
  readonly tiles: { bread: number; tool: number }[]
  readonly pinks = new Map(PINK_FIGURES.list.map((name): [string, string] => [name, 'supply']))
  readonly codes: string[] = []

  constructor({ box }: VillageState) {
    const start = (name: string): [string, string] => [name, name.startsWith('1') ? 'farm' : 'unborn']
    this.figures = Array.from({ length: box.players }, () => new Map(FIGURES.list.map(start)))
    this.tiles = this.figures.map(() => ({ bread: 0, tool: 0 }))
  }

  read(entry: VillageLog): void {
    this.codes.push(entry.code)
    if (entry.code === 'pink') move(this.pinks, entry)
    else if (entry.code === 'bread') this.tiles[entry.seat].bread--
    else if (entry.code === 'gain' || entry.code === 'pay') {
      if (entry.what === 'bread' || entry.what === 'tool')
        this.tiles[entry.seat][entry.what] += entry.code === 'gain' ? entry.amount : -entry.amount
    } else if (entry.code !== 'bread-back' && 'figure' in entry && 'seat' in entry) {
      const figures = this.figures[entry.seat ?? 0]
      if (figures !== undefined) move(figures, entry)
    }
  }

  compare(state: VillageState): void {
    for (let seat = 0; seat < state.box.players; seat++) {
      const places = FIGURES.list.map((_, figure) => PLACES.list[state.farms[seat].figures[figure]])
      expect([...this.figures[seat].values()]).toEqual(places)
      const { bread, tools } = state.marriage.families[seat]
      expect(this.tiles[seat]).toEqual({ bread, tool: tools })
    }
    expect([...this.pinks.values()]).toEqual(state.marriage.pinks.map(({ place }) => PINK_PLACES.list[place]))
  }
}

function move(
  places: Map<string, string>,
  { figure, from, to }: { readonly figure: string; readonly from: string; readonly to: string },
): void {
  expect(places.get(figure), `${figure} from ${from} to ${to}`).toBe(from)
  places.set(figure, to.replace(/^chr-(\w+)-\d$/, 'chronicle-$1').replace(/^grave-\d$/, 'grave'))
}

/** Random play that likes to wed, to give up time and to use what it has. */
const LIKED = /^(take wedding|wed |sell|serve|cubes|tool|bread-|bakery|store|produce|train|promote|pay bread)/

function walk(players: number, seed: number, side: string): Follower {
  const options = { expansions: ['marriage'], 'marriage-side': side }
  const match = new Match(village, { players, options }, new SeededChance(seed))
  const random = new FastRandom(seed)
  const follower = new Follower(match.state)
  let heard = 0
  for (;;) {
    for (const entry of match.log.slice(heard) as VillageLog[]) follower.read(entry)
    heard = match.log.length
    follower.compare(match.state)
    const { turn } = match
    if (turn.over) return follower
    const liked = turn.moves.filter((one) => LIKED.test(village.notation.format(one)))
    const from = liked.length > 0 && random.below(3) > 0 ? liked : turn.moves
    match.play([from[random.below(from.length)]])
  }
}

describe('the log alone tells where everybody is', () => {
  test.each([1, 2, 3, 4, 5])('VX-I3, VX-I12, VX-I18 over whole matches with %i players', (players) => {
    for (const side of ['a', 'b']) {
      const { codes } = walk(players, players * 7, side)
      expect(codes).toContain('wedding-phase')
      // VM-501, VX-I18: one wedding between any two masses, none after the last.
      const phases = codes.filter((code) => code === 'mass' || code === 'wedding-phase')
      expect(phases.at(-1)).toBe('mass')
      phases.forEach((code, at) => {
        expect(code).toBe(at % 2 === 0 ? 'mass' : 'wedding-phase')
      })
    }
  })
})
