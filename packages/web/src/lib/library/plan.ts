import type { Level } from '@chronik/bots'
import type { AnyState, Game, Option, OptionValue } from '@chronik/kernel'
import type { Seat } from '../table/contract.ts'
import type { Agreed } from './new-match.ts'
import { botName, personName } from './villagers.ts'

export const WAYS = ['bots', 'screen', 'solo'] as const
/** How somebody came to the form: it is filled in accordingly. */
export type Way = (typeof WAYS)[number]

/** A seat in the form: what it would be as a person and as a bot is kept while one looks at the other. */
export interface PlannedSeat {
  readonly kind: 'person' | 'bot'
  readonly person: string
  readonly bot: string
  readonly colour: string
  readonly level: Level
}

/** What is to be agreed before a match. */
export interface Plan {
  readonly players: number
  /** As many as the game has colours: fewer players use the first ones. */
  readonly seats: readonly PlannedSeat[]
  readonly options: { readonly [id: string]: OptionValue }
}

/** What a plan must know of its game. */
export type Planned<S extends AnyState = AnyState> = Pick<Game<S>, 'id' | 'players' | 'colours' | 'options'>

export function planFor<S extends AnyState>(
  game: Planned<S>,
  way: Way,
  own: string,
  level: Level = 'adept',
): Plan {
  const { min, max } = game.players
  return {
    players: Math.min(max, Math.max(min, { bots: 3, screen: 2, solo: 1 }[way])),
    seats: game.colours.map((colour, index) => ({
      kind: index === 0 || way === 'screen' ? 'person' : 'bot',
      person: index === 0 ? own : '',
      bot: botName(index),
      colour,
      level,
    })),
    options: Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual])),
  }
}

/** With the options that an address asks for; as it was where the game knows nothing of the kind. */
export function withAddressed<S extends AnyState>(game: Game<S>, plan: Plan, text: string | null): Plan {
  if (text === null) return plan
  try {
    const asked = JSON.parse(text) as { readonly [id: string]: unknown }
    const { options } = game.open({ players: plan.players, options: asked })
    return { ...plan, options }
  } catch {
    return plan
  }
}

/** One person alone at a game that can be played so: nobody else needs a seat. */
export const isSolo = ({ players }: Plan): boolean => players === 1

export function withSeat(plan: Plan, index: number, change: Partial<PlannedSeat>): Plan {
  return {
    ...plan,
    seats: plan.seats.map((seat, other) => (other === index ? { ...seat, ...change } : seat)),
  }
}

/** Two seats never share a colour: whoever has the wanted one gets the other's. */
export function withColour(plan: Plan, index: number, colour: string): Plan {
  const before = plan.seats[index].colour
  return {
    ...plan,
    seats: plan.seats.map((seat, other) => {
      if (other === index) return { ...seat, colour }
      return seat.colour === colour ? { ...seat, colour: before } : seat
    }),
  }
}

export const withOption = (plan: Plan, id: string, value: OptionValue): Plan => ({
  ...plan,
  options: { ...plan.options, [id]: value },
})

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

/** What the match is made of; `asked` are the options of the form, `you` what the only person here is called. */
export function agreed<S extends AnyState>(
  game: Planned<S>,
  plan: Plan,
  asked: readonly string[],
  you: string,
): Agreed {
  const solo = isSolo(plan)
  const seats = plan.seats.slice(0, plan.players).map((seat, index): Seat => {
    if (seat.kind === 'bot' && !solo) {
      return { kind: 'bot', name: seat.bot, colour: seat.colour, level: seat.level }
    }
    return { kind: 'person', name: tidy(seat.person) || nameless(plan, index, you), colour: seat.colour }
  })
  const options = Object.fromEntries(asked.map((id) => [id, plan.options[id]]))
  // A game that asks for the colour of its only player is told the one of the seat.
  const colour = solo && game.options.some(isColour) ? { colour: plan.seats[0].colour } : {}
  return { game: game.id, seats, options: { ...options, ...colour } }
}

const isColour = ({ id, kind }: Option): boolean => id === 'colour' && kind === 'choice'

/** A name as a record can hold it: one line, single spaces, at most 64 characters. */
export function tidy(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 64)
    .trim()
}
