import { CUSTOMERS } from '@chronik/village'
import { expect, test } from 'vitest'
import { craftsOf } from './board/crafts.ts'
import { buried } from './reading.ts'
import {
  castleTells,
  churchTells,
  councilTells,
  craftTells,
  customerTells,
  restTells,
  roadTells,
} from './telling.ts'
import { SketchedTable } from './testing/table.ts'

test('V-461: a road says from where to where it leads and what it asks, as many as there are', () => {
  const { state: view } = new SketchedTable()
  const told = (language: 'de' | 'en' | 'nl') => roadTells({ view, seats: [], language }, 'road-1')
  expect(told('en')).toBe('Road 1, village – castle A: costs 2 faith cubes')
  expect(told('de')).toBe('Weg 1, Dorf – Burg A: kostet 2 Glaubenssteine')
  expect(told('nl')).toBe('Weg 1, dorp – burcht A: kost 2 geloofsstenen')
})

test('V-422: a workshop says what it makes, both ways to it and who works there', () => {
  const members = { stables: [1], smithy: [1, 1] }
  const { state } = new SketchedTable({ players: 2, farms: [{ members }] })
  const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
  const told = craftsOf(state).map((craft) => craftTells({ view: state, seats, language: 'en' }, craft))
  expect(told[0]).toBe(
    'Wainwright: a wagon. Train 2 time, produce 2 time; or pay a skill cube, a knowledge cube',
  )
  expect(told[1]).toBe(
    'Stables: a horse or an ox. Train 3 time, produce 3 time; or pay 3 sacks of grain; here: Greta’s 1',
  )
  expect(told[3], 'equal ones are counted').toMatch(/^Smithy: .*; here: 2× Greta’s 1$/)
})

test('V-464: a castle says what it gives, who has been there and who is there', () => {
  const { state } = new SketchedTable({ players: 2 })
  const heard = { view: state, seats: [], language: 'en' } as const
  expect(castleTells(heard, 'castle-b', '')).toBe('Castle B: brings 2 influence cubes of any colour')
  expect(castleTells(heard, 'castle-c', 'Greta')).toBe('Castle C: brings a coin; Visited by: Greta')
  const away = new SketchedTable({ players: 2, farms: [{ members: { 'castle-c': [1] } }] })
  const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
  expect(castleTells({ ...heard, view: away.state, seats }, 'castle-c', 'Greta')).toBe(
    'Castle C: brings a coin; Visited by: Greta; here: Greta’s 1',
  )
})

test('V-444, V-477, V-507: customers and steps say what they ask, what they are worth and who is there', () => {
  const { state } = new SketchedTable({
    players: 2,
    farms: [{ members: { 'council-2': [1], 'church-3': [2] } }],
  })
  const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
  const heard = { view: state, seats, language: 'en' } as const
  expect(customerTells(heard, CUSTOMERS.list.indexOf('customer-01'))).toBe(
    'Customer wants a scroll: 2 prestige',
  )
  expect(councilTells(heard, 2)).toBe(
    'Council, step 2; costs 2 time; 2 prestige at the end; Influence cubes of your choice; here: Greta’s 1',
  )
  expect(churchTells(heard, 3)).toBe('Church, step 3; costs 2 grain; 4 prestige at the end; here: Greta’s 2')
  expect(churchTells(heard, 1), 'the first step is reached from the bag').toBe(
    'Church, step 1; 2 prestige at the end',
  )
})

test('V-607: a place of the chronicle and a grave say who lies there, or that they are free', () => {
  const { state } = new SketchedTable({ players: 2 })
  const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
  const heard = { seats, language: 'en' } as const
  // Seat times 16 plus figure: the second player's first member.
  const lies = buried(state, seats, 16)
  expect(restTells(heard, 'chr-farm-1', { lies, taken: true })).toBe('Chronicle, farm 1: Ylva’s 1')
  expect(restTells(heard, 'grave-2', { lies: null, taken: false })).toBe('Grave 2: free')
})
