import type { Level } from '@chronik/bots'
import type { Agreed } from '../../library/new-match.ts'
import type { Seat } from '../../table/contract.ts'
import { botName, personName } from './villagers.ts'

export const WAYS = ['bots', 'screen', 'solo'] as const
/** How somebody came to the form: it is filled in accordingly. */
export type Way = (typeof WAYS)[number]

export const COLOURS = ['red', 'blue', 'yellow', 'white', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const MOST_PLAYERS = 5

/** A seat in the form: what it would be as a person and as a bot is kept while one looks at the other. */
export interface PlannedSeat {
  readonly kind: 'person' | 'bot'
  readonly person: string
  readonly bot: string
  readonly colour: Colour
  readonly level: Level
}

/** What is agreed before a match of Village; one player plays against Conny. */
export interface Plan {
  readonly players: number
  /** Always five: fewer players use the first ones. */
  readonly seats: readonly PlannedSeat[]
  readonly compensation: boolean
  readonly openCustomers: boolean
  readonly repeatCastleReward: boolean
  /** A seat from 1 on, or by lot. */
  readonly startSeat: number | 'random'
  readonly roundLimit: number
}

export const ROUND_LIMIT = { min: 1, max: 99, usual: 30 } as const

export function planFor(way: Way, own: string): Plan {
  return {
    players: { bots: 3, screen: 2, solo: 1 }[way],
    seats: COLOURS.map((colour, index) => ({
      kind: index === 0 || way === 'screen' ? 'person' : 'bot',
      person: index === 0 ? own : '',
      bot: botName(index),
      colour,
      level: 'adept',
    })),
    compensation: true,
    openCustomers: false,
    repeatCastleReward: false,
    startSeat: 'random',
    roundLimit: ROUND_LIMIT.usual,
  }
}

export function withSeat(plan: Plan, index: number, change: Partial<PlannedSeat>): Plan {
  return {
    ...plan,
    seats: plan.seats.map((seat, other) => (other === index ? { ...seat, ...change } : seat)),
  }
}

/** Two seats never share a colour: whoever has the wanted one gets the other's. */
export function withColour(plan: Plan, index: number, colour: Colour): Plan {
  const before = plan.seats[index].colour
  return {
    ...plan,
    seats: plan.seats.map((seat, other) => {
      if (other === index) return { ...seat, colour }
      return seat.colour === colour ? { ...seat, colour: before } : seat
    }),
  }
}

export function withPlayers(plan: Plan, players: number): Plan {
  const startSeat = plan.startSeat !== 'random' && plan.startSeat > players ? 'random' : plan.startSeat
  return { ...plan, players, startSeat }
}

/** The players of this plan in another order; `chance` gives numbers from 0 to 1. */
export function shuffled(plan: Plan, chance: () => number = Math.random): Plan {
  const seats = [...plan.seats]
  for (let last = plan.players - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[seats[last], seats[other]] = [seats[other], seats[last]]
  }
  return { ...plan, seats }
}

/** What a person is called who gave no name: simply `you` if nobody else sits here, else like a villager. */
export function nameless(plan: Plan, seat: number, you: string): string {
  const persons = plan.seats.slice(0, plan.players).filter(({ kind }) => kind === 'person')
  return persons.length > 1 ? personName(seat) : you
}

/** What the match is made of; `you` is what the only person here is called without a name. */
export function agreed(plan: Plan, you: string): Agreed {
  const solo = plan.players === 1
  const seats = plan.seats.slice(0, plan.players).map((seat, index): Seat => {
    if (seat.kind === 'bot' && !solo) {
      return { kind: 'bot', name: seat.bot, colour: seat.colour, level: seat.level }
    }
    return { kind: 'person', name: tidy(seat.person) || nameless(plan, index, you), colour: seat.colour }
  })
  const common = { 'repeat-castle-reward': plan.repeatCastleReward, 'round-limit': plan.roundLimit }
  const options = solo
    ? { ...common, colour: plan.seats[0].colour }
    : {
        ...common,
        'start-compensation': plan.compensation,
        'open-customers': plan.openCustomers,
        'start-seat': String(plan.startSeat),
      }
  return { game: 'village', seats, options }
}

/** A name as a record can hold it: one line, single spaces, at most 64 characters. */
export function tidy(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 64)
    .trim()
}
