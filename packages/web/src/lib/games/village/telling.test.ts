import { expect, test } from 'vitest'
import { roadTells } from './telling.ts'
import { SketchedTable } from './testing/table.ts'

test('V-461: a road says from where to where it leads and what it asks, as many as there are', () => {
  const { state: view } = new SketchedTable()
  const told = (language: 'de' | 'en' | 'nl') => roadTells({ view, seats: [], language }, 'road-1')
  expect(told('en')).toBe('Road 1, village – castle A: 2 faith cubes')
  expect(told('de')).toBe('Weg 1, Dorf – Burg A: 2 Glaubenssteine')
  expect(told('nl')).toBe('Weg 1, dorp – burcht A: 2 geloofsstenen')
})
