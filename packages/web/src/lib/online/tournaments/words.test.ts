import type { TournamentRound } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { m } from '../../words/messages.js'
import { entrantName, roundText, systemText } from './words.ts'

const round = (number: number, kind: TournamentRound['kind'], boards: number): TournamentRound => ({
  number,
  kind,
  boards: Array.from({ length: boards }, (_, at) => ({
    table: `t${at}`,
    people: [],
    places: null,
    scores: null,
    points: null,
  })),
  byes: [],
  startedAt: 0,
  until: 1,
  endedAt: null,
})

test('rounds by what they are: everybody plays, knock-out, the final', () => {
  const terms = { rounds: 3 }
  expect(roundText(round(2, 'swiss', 1), terms)).toBe(m.tournament_round({ number: 2 }))
  expect(roundText(round(4, 'knock-out', 2), terms)).toBe(m.tournament_knock_out({ number: 1 }))
  expect(roundText(round(5, 'knock-out', 1), terms)).toBe(m.tournament_final())
})

test('how it is played', () => {
  expect(systemText({ rounds: 0, final: 0 })).toBe(m.tournament_only_knock_out())
  expect(systemText({ rounds: 5, final: 8 })).toContain(m.tournament_then({ count: 8 }))
})

test('who has deleted the account is somebody', () => {
  const people = [{ user: 'a', name: '', number: 1, from: 1, left: false }]
  expect(entrantName({ people }, 'a')).toBe(m.online_somebody())
})
