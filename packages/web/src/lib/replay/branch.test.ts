import { parseRecord, resume, SealedChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { Film } from '../port/replay/film.ts'
import { person } from '../port/testing/here.ts'
import { PLAYED_SEED, played } from '../port/testing/played.ts'
import { branchOf } from './branch.ts'

const { match, record } = played(village, { players: 3 })
const film = new Film(record, village)
const seats = [person('Greta'), person('Ylva', 'blue'), { ...person('Enno', 'white'), kind: 'bot' as const }]

const branch = (told: number, seat: number) =>
  branchOf({ of: 'm-1', told, film, seats, seed: PLAYED_SEED, seat, you: 'You', level: 'novice' }, 86_400_000)

test('another course begins with what was played up to there, one seat a person, the others bots', () => {
  const told = Math.floor(film.length / 2)
  const found = branch(told, 1)
  expect(found?.branch).toEqual({ of: 'm-1', told })
  expect(found?.seats).toEqual([
    { kind: 'bot', name: 'Jonne', colour: 'red', level: 'novice' },
    { kind: 'person', name: 'You', colour: 'blue' },
    { kind: 'bot', name: 'Enno', colour: 'white', level: 'novice' },
  ])
  const text = found?.record ?? ''
  expect(text).not.toContain(PLAYED_SEED)
  expect(parseRecord(text).id).toBe(found?.id)
  const events = parseRecord(text).events.length
  expect(parseRecord(text).events).toEqual(parseRecord(record).events.slice(0, events))
})

test('whatever is drawn comes in the same order as it did', () => {
  const found = branch(Math.floor(film.length / 2), 0)
  const again = resume(parseRecord(found?.record ?? ''), village, new SealedChance(PLAYED_SEED))
  const rest = match.events.slice(again.events.length)
  for (const event of rest) if (event.type === 'move') again.play([event.move])
  expect(again.events).toEqual(match.events)
})

test('nothing can be taken over after the end', () => {
  expect(branch(film.length, 0)).toBeNull()
})
