import { clone, FastRandom, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type Told, toldIn } from '../../test/cases.ts'
import { worldWithoutEnd } from '../game.ts'
import type { WorldState } from './state.ts'
import { KNOWLEDGE, LINES, PROJECTS, ROUNDS, STAGES, TILES } from './vocabulary.ts'

const MATCHES = 12

/** A random match, with what a look at each pair of neighbouring positions finds. */
function walk(
  players: number,
  seed: number,
  look: (before: WorldState, after: WorldState, told: readonly Told[]) => void,
): Match<WorldState> {
  const match = new Match(worldWithoutEnd, { players }, new SeededChance(seed))
  const random = new FastRandom(seed)
  while (!match.turn.over) {
    const before = clone(worldWithoutEnd, match.state)
    const { moves } = match.turn
    const played = match.play([moves[random.below(moves.length)]])
    if (played.ok) look(before, match.state, toldIn(played.log))
  }
  return match
}

function everyMatch(look: (before: WorldState, after: WorldState, told: readonly Told[]) => void): void {
  for (const players of [2, 3, 4]) for (let seed = 0; seed < MATCHES; seed++) walk(players, seed, look)
}

describe('what holds from one position to the next', () => {
  test('W-712 medical knowledge never becomes less (W-I10)', () => {
    everyMatch((before, after) => {
      const lost = after.players.some(
        ({ goods }, seat) => goods[KNOWLEDGE] < before.players[seat].goods[KNOWLEDGE],
      )
      expect(lost).toBe(false)
    })
  })

  test('W-606, W-612 a finished project never changes again (W-I8), and a seal leaves only a finished one', () => {
    everyMatch((before, after) => {
      before.projects.forEach((project, index) => {
        const next = after.projects[index]
        const finished = project.stage === STAGES.at.finished
        expect(!finished || next.built.every((count, field) => count === project.built[field])).toBe(true)
        const taken = project.donors.some((seal, seat) => seal === 1 && next.donors[seat] === 0)
        expect(!taken || next.stage === STAGES.at.finished).toBe(true)
      })
    })
  })

  test('W-607 nothing changes on a covered project (W-I20)', () => {
    everyMatch((before, after) => {
      before.projects.forEach((project, index) => {
        if (project.covered === 0 || after.projects[index].covered === 0) return
        expect([...after.projects[index].built, ...after.projects[index].donors]).toEqual([
          ...project.built,
          ...project.donors,
        ])
      })
    })
  })

  test('W-334, W-343 a moved favour stone stands on no cover, and the outlaws were paid (W-I12)', () => {
    everyMatch((_before, after, told) => {
      told.forEach((entry, index) => {
        if (entry.code !== 'favour-stone') return
        const covered = told.slice(index).some(({ code }) => code === 'cover' || code === 'uncover')
        expect(covered || after.coveredFavours[Number(entry.to) - 1] === 0).toBe(true)
        const { code, seat, good, amount } = told[index + 1] ?? {}
        const paid = code === 'give' && seat === entry.seat && good === 'money' && amount === 1
        expect(entry.person !== 'fav-outlaws' || paid).toBe(true)
      })
    })
  })

  test('W-702, W-703 at most one tile is turned in a round, and only face-up tiles are treated (W-I13)', () => {
    for (const players of [2, 3, 4]) {
      for (let seed = 0; seed < MATCHES; seed++) {
        let turned = 0
        walk(players, seed, (before, after, told) => {
          for (const { code } of told) {
            if (code === 'round') turned = 0
            if (code === 'sick') turned++
            expect(turned).toBeLessThanOrEqual(1)
          }
          for (const { place } of told.filter(({ code }) => code === 'treated')) {
            const index = Number(place) - 1
            expect(
              before.tiles[index] === TILES.at['face-up'] ||
                told.some((entry) => entry.code === 'sick' && entry.place === place),
            ).toBe(true)
            expect(after.tiles[index]).toBe(TILES.at.gone)
          }
        })
      }
    }
  })

  test('W-604, W-849 building scores what the material put in by the player is worth, nothing else does (W-I15)', () => {
    for (const players of [2, 3, 4]) {
      const earned = Array(players).fill(0)
      const match = walk(players, players, (_before, _after, told) => {
        told.forEach((entry, index) => {
          if (entry.code !== 'build') return
          const points = told[index + 1]
          expect(points).toMatchObject({ code: 'vp', seat: entry.seat, line: 'building' })
          expect([3, 4]).toContain(points.amount)
          earned[entry.seat ?? -1] += Number(points.amount)
        })
      })
      expect(match.state.players.slice(0, players).map(({ sheet }) => sheet[LINES.at.building])).toEqual(
        earned,
      )
    }
  })

  test('W-906, W-905 chapters begin without covers and long-term cards, except the cloth space in chapter I (W-I11)', () => {
    everyMatch((before, after) => {
      if (after.chapter === before.chapter || after.round !== 1) return
      const fresh = [...after.slots].every((slot) => slot < 0) && after.clothCovered === 0
      expect(fresh).toBe(true)
    })
  })

  test('W-201, W-212 24 rounds, the shield passes 7 times in each of the first three chapters and 6 in the last (W-I14, W-I17)', () => {
    for (const players of [2, 3, 4]) {
      const match = walk(players, 99, () => {})
      expect(match.log.filter(({ code }) => code === 'round').length).toBe(4 * ROUNDS)
      expect(match.log.filter(({ code }) => code === 'shield').length).toBe(3 * (ROUNDS + 1) + ROUNDS)
      expect(PROJECTS.size).toBe(7)
    }
  })

  test('W-401 no turn takes more than 40 decisions (W-I17)', () => {
    for (const players of [2, 3, 4]) {
      const match = walk(players, 7, () => {})
      let decisions = 0
      let longest = 0
      let seat = -1
      for (const event of match.events) {
        if (event.type === 'move' && event.seat === seat) decisions++
        else decisions = 1
        if (event.type === 'move') seat = event.seat
        longest = Math.max(longest, decisions)
      }
      expect(longest).toBeLessThanOrEqual(40)
    }
  })
})
