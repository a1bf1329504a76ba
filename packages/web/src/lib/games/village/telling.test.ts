import { expect, test } from 'vitest'
import { craftsOf } from './board/crafts.ts'
import { castleTells, craftTells, roadTells } from './telling.ts'
import { SketchedTable } from './testing/table.ts'

test('V-461: a road says from where to where it leads and what it asks, as many as there are', () => {
  const { state: view } = new SketchedTable()
  const told = (language: 'de' | 'en' | 'nl') => roadTells({ view, seats: [], language }, 'road-1')
  expect(told('en')).toBe('Road 1, village – castle A: 2 faith cubes')
  expect(told('de')).toBe('Weg 1, Dorf – Burg A: 2 Glaubenssteine')
  expect(told('nl')).toBe('Weg 1, dorp – burcht A: 2 geloofsstenen')
})

test('V-422: a workshop says what it makes, both ways to it and who works there', () => {
  const { state } = new SketchedTable({ players: 2, farms: [{ members: { stables: [1] } }] })
  const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
  const told = craftsOf(state).map((craft) => craftTells({ view: state, seats, language: 'en' }, craft))
  expect(told[0]).toBe(
    'Wainwright: a wagon. Train 2 time, produce 2 time; or pay a skill cube, a knowledge cube',
  )
  expect(told[1]).toBe(
    'Stables: a horse or an ox. Train 3 time, produce 3 time; or pay 3 sacks of grain; here: Greta’s 1',
  )
})

test('V-464: a castle says what it gives and who has been there', () => {
  const { state } = new SketchedTable({ players: 2 })
  const heard = { view: state, seats: [], language: 'en' } as const
  expect(castleTells(heard, 'castle-b', '')).toBe('Castle B: 2 influence cubes of any colour')
  expect(castleTells(heard, 'castle-c', 'Greta')).toBe('Castle C: a coin; Visited by: Greta')
})
