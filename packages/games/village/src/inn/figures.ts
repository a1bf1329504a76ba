import type { Mark } from '@chronik/kernel'
import * as z from 'zod/mini'
import { INN_CUSTOMERS, WARES } from '../box/vocabulary.ts'
import { PERSONS } from './vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(200))

/** What is printed on the pieces of the Inn. */
export const innSchema = z.strictObject({
  startBeer: count,
  brewery: z.strictObject({ training: count, production: count, grain: count, beer: count }),
  placing: count,
  frontTime: count,
  backCubes: z.int().check(z.minimum(0), z.maximum(3)),
  customers: z.record(
    z.enum(INN_CUSTOMERS),
    z.strictObject({ demand: z.partialRecord(z.enum(WARES.list), count), points: count }),
  ),
  /** Price of each person and the one number on the card: pieces taken, points per piece, steps, time saved. */
  persons: z.record(z.enum(PERSONS.list), z.strictObject({ coins: count, beer: count, amount: count })),
})

type InnFigures = z.infer<typeof innSchema>

const coin = (amount: number) => ({ coins: 1, beer: 0, amount })
const beer = (amount: number) => ({ coins: 0, beer: 1, amount })
const beers = (amount: number) => ({ coins: 0, beer: 2, amount })

export const innFigures: InnFigures = {
  startBeer: 1,
  brewery: { training: 3, production: 3, grain: 3, beer: 2 },
  placing: 1,
  frontTime: 1,
  backCubes: 1,
  customers: {
    'customer-inn-1': { demand: { beer: 2 }, points: 4 },
    'customer-inn-2': { demand: { beer: 1, grain: 2 }, points: 4 },
    'customer-inn-3': { demand: { beer: 1, wagon: 1 }, points: 5 },
    'customer-inn-4': { demand: { beer: 1, horse: 1 }, points: 6 },
  },
  persons: {
    'person-smith': coin(2),
    'person-herder': coin(2),
    'person-wainwright': coin(2),
    'person-scribe': coin(2),
    'person-farmer': coin(5),
    'person-brewer': coin(3),
    'person-friar': coin(1),
    'person-watchman': coin(3),
    'person-herbalist': coin(1),
    'person-juggler': coin(3),
    'person-miller': beer(3),
    'person-trader': beer(0),
    'person-midwife': beer(1),
    'person-priest': beer(1),
    'person-clerk': beer(1),
    'person-innkeeper': beer(1),
    'person-herald': beer(1),
    'person-traveller': beer(1),
    'person-messenger': beer(1),
    'person-tollkeeper': beer(1),
    'person-bard': beers(1),
    'person-scrapdealer': beers(1),
    'person-medic': beers(1),
    'person-bishop': beers(1),
    'person-mayor': beers(2),
    'person-count': beers(1),
    'person-duchess': beers(1),
    'person-chronicler': beers(1),
    'person-merchant': beers(1),
    'person-gravedigger': beers(2),
    'person-admiral': beers(2),
    'person-helmsman': beer(3),
    'person-quartermaster': beer(1),
    'person-cartographer': beer(1),
    'person-baker': coin(2),
    'person-toolmaker': coin(2),
    'person-matchmaker': beer(1),
  },
}

export const innMarks: { readonly [path: string]: Mark } = {
  inn: 'B',
  'inn.customers': 'R',
  'inn.persons': 'R',
  'inn.persons.person-smith': 'S',
  'inn.persons.person-medic.coins': 'B',
  'inn.persons.person-medic.beer': 'B',
}
