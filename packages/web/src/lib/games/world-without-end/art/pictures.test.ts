import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, SeededChance } from '@chronik/kernel'
import {
  CARDS,
  EVENTS,
  PERSONS,
  PLACES,
  PROJECTS,
  type WorldState,
  worldWithoutEnd,
} from '@chronik/world-without-end'
import { expect, test } from 'vitest'

const folder = (name: string): string[] => readdirSync(join(import.meta.dirname, name)).toSorted()
const sheet = readFileSync(join(import.meta.dirname, '../pieces/sheet.svg'), 'utf8')

test('every event card and every action card has a picture of its own', () => {
  expect(folder('events')).toEqual(EVENTS.list.map((event) => `${event}.svg`).toSorted())
  expect(folder('actions')).toEqual(CARDS.list.map((card) => `${card}.svg`).toSorted())
})

test('every project has a picture for every number of filled fields', () => {
  const { box } = new Match<WorldState>(worldWithoutEnd, { players: 2 }, new SeededChance(1))
  const wanted = PROJECTS.list.flatMap((project, at) => {
    const [stone, wood] = box.fields[at]
    return Array.from({ length: stone + wood + 1 }, (_, filled) => `${project}-${filled}.svg`)
  })
  expect(folder('projects')).toEqual(wanted.toSorted())
})

test('every place of the plague has a house of its own', () => {
  expect(folder('street')).toEqual(PLACES.list.map((place) => `${place}.svg`).toSorted())
})

test('every person, card and good is a piece of the sheet', () => {
  const pieces = [...PERSONS.list, ...CARDS.list, ...PROJECTS.list, 'vp', 'money', 'medical-knowledge']
  expect(pieces.filter((piece) => !sheet.includes(`id="${piece}"`))).toEqual([])
})
