import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import type { News, Told } from '../port.ts'
import { person } from '../testing/here.ts'
import { played } from '../testing/played.ts'
import { Film } from './film.ts'
import { ReplayPort } from './replay-port.ts'

const { record } = played(village, { players: 2 })
const film = new Film(record, village)

/** A table that is looked at, and everything it tells. */
function watched(told: number): { readonly port: ReplayPort; readonly heard: News[] } {
  const match = {
    id: 'm-1',
    game: 'village',
    setup: film.setup,
    edition: null,
    commitment: null,
    startedAt: 0,
  }
  const seats = [person('Greta'), person('Ylva', 'blue')]
  const port = new ReplayPort({ match, seats, film, record, own: 0 }, told, 0)
  const heard: News[] = []
  port.listen((one: Told) => {
    if (one.type === 'news') heard.push(one)
  })
  return { port, heard }
}

test('begins at the moment that was asked for, with the way to it already past', () => {
  const { heard } = watched(30)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ told: 0, viewer: 0, mine: false })
  expect(heard[0].beats).toHaveLength(30)
  expect(heard[0].beats.every(({ position }) => position === null)).toBe(true)
  expect(heard[0].position).toEqual(film.position(30, 0))
})

test('goes on piece by piece, leaps ahead at once, and back to what was told', () => {
  const { port, heard } = watched(30)
  port.show(33, true)
  expect(heard[1]).toMatchObject({ told: 30 })
  expect(heard[1].beats.map(({ position }) => position)).toEqual(
    [31, 32, 33].map((told) => film.position(told, 0)),
  )
  port.show(60, false)
  expect(heard[2].beats.every(({ position }) => position === null)).toBe(true)
  expect(heard[2].beats).toHaveLength(27)
  port.show(12, false)
  expect(heard[3]).toMatchObject({ told: 12, beats: [] })
  expect(heard[3].position).toEqual(film.position(12, 0))
})

test('through other eyes everything is told anew', () => {
  const { port, heard } = watched(30)
  port.see(1)
  expect(heard[1]).toMatchObject({ told: 0, viewer: 1 })
  expect(heard[1].beats).toHaveLength(30)
  port.see('all')
  expect(heard[2]).toMatchObject({ viewer: 0 })
})

test('nobody acts at it', async () => {
  const { port, heard } = watched(5)
  expect(await port.play()).toMatchObject({ ok: false })
  expect(heard).toHaveLength(1)
  expect(await port.record()).toBe(record)
})
