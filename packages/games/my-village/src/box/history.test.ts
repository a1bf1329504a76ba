import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { myVillage } from '../game.ts'
import { countCoffins } from '../life/death.ts'
import type { MyVillageLog } from '../words/log.ts'
import { CARDS, isDisplayed, PROFESSIONS } from './vocabulary.ts'

/** What is counted along a match, seat by seat, from what was told alone. */
class Ledger {
  readonly players: number
  readonly gained: number[]
  readonly deaths: number[]
  readonly graduates: number[]
  readonly labourers: number[]
  readonly time: number[]
  hand = 0
  lost = 0
  rats = 0
  preparations = 0
  turnOf = -1
  crossings = 0
  wakes: number[]
  banners: string[] = []
  uses = new Set<string>()

  constructor(players: number) {
    this.players = players
    const zeroes = () => Array<number>(players).fill(0)
    this.gained = zeroes()
    this.deaths = zeroes()
    this.graduates = zeroes()
    this.labourers = zeroes()
    this.time = zeroes()
    this.wakes = zeroes()
  }

  read(entry: MyVillageLog): void {
    switch (entry.code) {
      case 'round':
        this.preparations++
        break
      case 'hand-story':
        this.hand++
        break
      case 'turn':
        this.turnOf = entry.seat
        this.banners = []
        this.uses.clear()
        break
      case 'stories':
        this.gained[entry.seat] += entry.stories
        break
      case 'plague-loss':
        this.lost += entry.lost
        break
      case 'death':
        this.deaths[entry.seat]++
        break
      case 'rat':
        this.rats++
        break
      case 'labourer':
        this.labourers[entry.seat]++
        break
      case 'graduate':
        this.graduates[entry.seat]++
        break
      case 'reaper':
        if (entry.to === 'time-marker') this.wakes[entry.seat]++
        break
      case 'time':
        expect(entry.seat, 'M-I3 time is paid only by whoever is in turn').toBe(this.turnOf)
        this.time[entry.seat] += entry.time
        break
      case 'white':
        expect(this.banners, 'M-I16 no banner twice').not.toContain(entry.banner)
        expect(
          this.banners.some((one) => one.startsWith('meeting-place')),
          'M-I16 nothing after it',
        ).toBe(false)
        this.banners.push(entry.banner)
        this.uses.add('white')
        break
      case 'black':
        this.uses.add('black')
        break
      default:
    }
    expect(this.uses.size, 'M-I16 one of the options').toBeLessThanOrEqual(1)
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

describe.each([2, 3, 4])('M-I laws with a history, %i players', (players) => {
  test.each([11, 12, 13, 14, 15, 16])('seed %i', (seed) => {
    const match = new Match(myVillage, { players }, new SeededChance(seed))
    const random = new FastRandom(seed)
    const ledger = new Ledger(players)
    let read = 0
    const before = {
      house: Array<number>(players).fill(0),
      cards: [...match.state.cards],
      blocks: 0,
      marks: 0,
    }
    for (;;) {
      for (; read < match.log.length; read++) ledger.read(match.log[read] as MyVillageLog)
      const { state } = match
      const villages = state.villages.slice(0, players)
      villages.forEach((village, seat) => {
        expect(village.time, 'M-I3').toBe(ledger.time[seat])
        expect(village.house, 'M-I8 the main house never falls').toBeGreaterThanOrEqual(before.house[seat])
        before.house[seat] = village.house
        const alive = sum([...village.villagers])
        expect(alive, 'M-I6').toBe(
          PROFESSIONS.size + ledger.graduates[seat] + ledger.labourers[seat] - ledger.deaths[seat],
        )
        expect(village.labourers, 'M-I6').toBe(ledger.labourers[seat])
        expect(ledger.deaths[seat], 'M-I4').toBeLessThanOrEqual(Math.floor(village.time / 10))
        expect(
          ledger.wakes[seat] - ledger.deaths[seat],
          'M-I4 a death for each turn with a crossing',
        ).toBeLessThanOrEqual(1)
      })
      expect(countCoffins(state), 'M-I5').toBe(sum(ledger.deaths))
      const told = sum(ledger.gained) + ledger.hand
      const there = state.hand.stories + sum(villages.map(({ tree, house }) => tree + house))
      expect(there + ledger.lost, 'M-I9').toBe(told)
      expect(ledger.preparations, 'M-I14').toBe(state.round)
      expect(ledger.hand, 'M-I14').toBe(state.round)
      const betweenTurns = match.turn.over || match.turn.decision === 'die-1'
      expect([0, betweenTurns ? 0 : 1], 'M-I15').toContain(sum(ledger.deaths) - ledger.rats)
      const blocks = sum(villages.map((village) => village.blocks))
      const marks = sum(villages.map((village) => sum([...village.marks])))
      expect(blocks >= before.blocks && marks >= before.marks, 'M-I7 marks never fall').toBe(true)
      before.blocks = blocks
      before.marks = marks
      state.cards.forEach((place, card) => {
        const was = before.cards[card]
        expect(place === was || mayMove(was, place), `M-I1 ${CARDS.list[card]}`).toBe(true)
        before.cards[card] = place
      })
      if (match.turn.over) break
      const { moves } = match.turn
      match.play([moves[random.below(moves.length)]])
    }
    expect(match.game.invariants(match.state)).toEqual([])
  })
})

/** M-I1, M-852: from a village a card goes nowhere but to its owner's served stack. */
function mayMove(from: number, to: number): boolean {
  const village = from >= 10 && from < 14
  if (village) return to === from + 4
  return from < 14 && !(isDisplayed(from) && to < 10)
}
