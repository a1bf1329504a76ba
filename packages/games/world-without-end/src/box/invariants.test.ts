import { clone, FastRandom, Match, SeededChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { worldWithoutEnd } from '../game.ts'
import type { WorldState } from './state.ts'
import { CARDS, LINES, PROJECTS, STAGES } from './vocabulary.ts'

/** A position somewhere in this chapter, at the beginning of a turn. */
function somewhere(chapter: number): WorldState {
  const match = new Match(worldWithoutEnd, { players: 3 }, new SeededChance(chapter))
  const random = new FastRandom(chapter)
  for (;;) {
    const { turn, state } = match
    if (turn.over) throw new Error('the match is over')
    if (state.chapter === chapter && state.round === 3 && turn.decision === 'open-card') return state
    match.play([turn.moves[random.below(turn.moves.length)]])
  }
}

const positions = [1, 2, 3, 4].map(somewhere)

test('nothing is broken in a match', () => {
  for (const state of positions) expect(worldWithoutEnd.invariants(state)).toEqual([])
})

const breaks: readonly (readonly [string, (state: WorldState) => void])[] = [
  ['W-I1', (state) => state.stock[0]++],
  ['W-I1', (state) => state.players[1].goods[3]++],
  ['W-I1', (state) => state.substitutes[0]++],
  ['W-I1', (state) => (state.players[0].goods[8] = -1)],
  ['W-I1', (state) => (state.stock[4] = -1)],
  ['W-I2', (state) => (state.metal = 1 - state.metal)],
  ['W-I3', (state) => state.players[2].houses++],
  ['W-I3', (state) => state.players[2].seals--],
  ['W-I4', (state) => state.sites.set([0, 0])],
  ['W-I5', (state) => (state.players[0].hand[state.players[0].pile[0]] = 1)],
  ['W-I5', (state) => (state.players[0].pile[5] = CARDS.at['act-grain'])],
  ['W-I5', (state) => state.players[1].discarded.fill(1)],
  ['W-I6', (state) => (state.players[0].discards = 0)],
  ['W-I7', (state) => (state.round = 1)],
  ['W-I8', (state) => (state.projects[PROJECTS.at.bridge].built[0] = 9)],
  ['W-I8', (state) => (state.projects[PROJECTS.at.bridge].stage = STAGES.at.finished)],
  ['W-I9', (state) => (state.players[0].vp = -1)],
  ['W-I11', (state) => (state.projects[PROJECTS.at.bridge].covered = 1)],
  ['W-I13', (state) => state.values.fill(3)],
  ['W-I13', (state) => state.unseenValues[2]++],
  ['W-I14', (state) => state.revealed.fill(1)],
  ['W-I16', (state) => state.players[0].sheet[LINES.at.rent]++],
  ['W-I21', (state) => (state.players[1].missed[0] = 2)],
]

test.each(breaks)('%s is noticed when it is broken (%#)', (number, harm) => {
  const noticed = positions.some((position) => {
    const state = clone(worldWithoutEnd, position)
    harm(state)
    return worldWithoutEnd.invariants(state).some((message) => message.startsWith(`${number} `))
  })
  expect(noticed).toBe(true)
})
