import type { LogEntry } from '@chronik/kernel'
import type { MyVillageLog, MyVillageState } from '@chronik/my-village'
import type { Flight } from '#lib/motion/flight.ts'
import type { Seat, TargetId } from '#lib/table/contract.ts'
import { bannerTarget, diePiece, pieceOfBanner } from './words.ts'

/** The card of a village, or the panel of its owner where the village is not large. */
const at = (seat: number, ...ids: TargetId[]): readonly TargetId[] => [...ids, `seat:${seat}`]

const purse = (seat: number, from: string): TargetId =>
  from === 'coins'
    ? `coins:${seat}`
    : from === 'joker'
      ? `joker:${seat}`
      : from.startsWith('field-')
        ? `plow:${from}`
        : `good:${seat}:${from}`

/** The pieces that an entry moves, as far as the board lets them be seen. */
export const myVillageFlights = (
  entry: LogEntry,
  _after: MyVillageState,
  seats: readonly Seat[],
): readonly Flight[] => flightsOf(entry, seats)

/** Where pieces fly depends on the entry alone, not on the position. */
export function flightsOf(entry: LogEntry, seats: readonly Seat[]): readonly Flight[] {
  const told = entry as MyVillageLog
  switch (told.code) {
    case 'die-taken':
      return [
        {
          piece: diePiece(told.die),
          from: [`die:${told.die}`],
          to: ['seat-die:2', 'seat-die:1', `seat:${told.seat}`],
        },
      ]
    case 'time':
      return [
        {
          piece: `marker-${seats[told.seat].colour}`,
          from: at(told.seat, `cloud:${told.seat}:${told.from}`),
          to: at(told.seat, `cloud:${told.seat}:${told.to}`),
        },
      ]
    case 'pay':
      return [
        {
          piece: told.from === 'coins' ? 'coin' : told.from.startsWith('field-') ? 'plow' : told.from,
          from: at(told.seat, purse(told.seat, told.from)),
          to: [`leader:${told.seat}`, `seat:${told.seat}`],
          amount: told.count,
        },
      ]
    case 'place':
      return [
        {
          piece: pieceOfBanner(
            told.card.replace(/^(monk-\w+)-\d$/, '$1').replace(/^travel-.*/, 'travel-card'),
          ),
          from: [`offer:${told.card}`, `offer:${told.card.replace(/-\d$/, '')}`],
          to: at(told.seat, `card:${told.card}`),
        },
      ]
    case 'coins':
      return [
        {
          piece: 'coin',
          from:
            told.card === null
              ? at(told.seat, `path:${told.seat}:coin-space`)
              : at(told.seat, `card:${told.card}`),
          to: at(told.seat, `coins:${told.seat}`),
          amount: told.coins,
        },
      ]
    case 'stories':
      return [
        {
          piece: 'story-point',
          from: at(told.seat, `game:${told.seat}`),
          to: at(told.seat, `tree:${told.seat}`),
          amount: told.stories,
        },
      ]
    case 'hand':
      return [
        {
          piece: 'story-point',
          from: ['offer:hand'],
          to: at(told.seat, `tree:${told.seat}`),
          amount: told.stories,
        },
      ]
    case 'secure':
      return told.stories === 0
        ? []
        : [
            {
              piece: 'story-point',
              from: at(told.seat, `tree:${told.seat}`),
              to: at(told.seat, `house:${told.seat}`),
              amount: Math.min(6, told.stories),
            },
          ]
    case 'good':
      return [
        {
          piece: told.good,
          from: at(told.seat, `card:${told.card}`),
          to: at(told.seat, `good:${told.seat}:${told.good}`),
        },
      ]
    case 'joker':
      return [
        { piece: 'joker', from: at(told.seat, `card:${told.card}`), to: at(told.seat, `joker:${told.seat}`) },
      ]
    case 'plow':
      return [
        {
          piece: 'plow',
          from: at(told.seat, told.from === 'hall-guild' ? `joker:${told.seat}` : `good:${told.seat}:plow`),
          to: at(told.seat, `plow:${told.to}`),
        },
      ]
    case 'headman':
      return [
        {
          piece: `headman-${seats[told.seat].colour}`,
          from: at(told.seat, `path:${told.seat}:${told.from}`),
          to: at(told.seat, `path:${told.seat}:${told.to}`),
        },
      ]
    case 'graduate':
      return [
        {
          piece: 'pupil',
          from: at(told.seat, `pupil:${told.seat}:${told.from}`),
          to: at(told.seat, `villager:${told.seat}:${told.to}`),
        },
      ]
    case 'tile':
      return [
        {
          piece: 'tile-212',
          from:
            told.from === null ? ['offer:meeting-place'] : at(told.seat, bannerTarget(told.seat, told.from)),
          to: at(told.seat, bannerTarget(told.seat, told.to)),
        },
      ]
    case 'customer':
      return [
        {
          piece: told.customer,
          from: ['offer:steward'],
          to: at(told.seat, `card:${told.customer}`, `area:${told.seat}:market`),
        },
      ]
    case 'serve':
      return [
        {
          piece: told.customer,
          from: at(told.seat, `area:${told.seat}:market`),
          to: at(told.seat, `served:${told.seat}`),
        },
      ]
    case 'death':
      return [
        {
          piece: told.profession,
          from: at(told.seat, `villager:${told.seat}:${told.profession}`),
          to: told.coffin === 'grave' ? ['grave'] : [`chronicle:${told.profession}`],
        },
      ]
    case 'rat':
      return [{ piece: 'rat', from: [`rat:${told.from}`], to: [`rat:${told.to}`] }]
    default:
      return []
  }
}
