import { FastRandom, Match, NONE, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { Follower } from '../testing/follower.ts'
import type { VillageLog } from '../words/log.ts'
import type { VillageState } from './state.ts'

const MATCHES = 6

/** Plays a random match and shows it after every move, with what was told since the move before. */
function walk(
  players: number,
  seed: number,
  look: (state: VillageState, told: readonly VillageLog[], decision: string) => void,
): Match<VillageState> {
  const match = new Match(village, { players }, new SeededChance(seed))
  const random = new FastRandom(seed * 31 + players)
  let heard = 0
  for (;;) {
    const { turn } = match
    look(match.state, match.log.slice(heard) as VillageLog[], turn.over ? 'over' : turn.decision)
    heard = match.log.length
    if (turn.over) return match
    const [first, ...others] = turn.moves
    // One in three moves is the first that is listed: cubes and customers rather than a pass.
    match.play([random.below(3) === 0 ? first : [first, ...others][random.below(turn.moves.length)]])
  }
}

const told = new Map<string, readonly VillageLog[]>()

/** The log of a whole match, told once. */
function story(players: number, seed: number): readonly VillageLog[] {
  const key = `${players} ${seed}`
  const known = told.get(key) ?? (walk(players, seed, () => {}).log as VillageLog[])
  told.set(key, known)
  return known
}

function eachMatch(check: (players: number, seed: number) => void): void {
  for (let players = 1; players <= 5; players++) {
    for (let seed = 1; seed <= MATCHES; seed++) check(players, seed)
  }
}

describe('what always holds, over whole random matches', () => {
  test('V-I1 to V-I18, VS-I1 to VS-I3: the log alone tells where every piece is; the dead never move, graves are a last resort', () => {
    eachMatch((players, seed) => {
      let follower: Follower | null = null
      walk(players, seed, (state, told) => {
        follower ??= new Follower(state)
        for (const entry of told) follower.read(entry)
        follower.compare(state)
        expect([...follower.broken, ...village.invariants(state)]).toEqual([])
      })
    })
  })

  test('V-I4, V-I6, V-I16: the monks are in the bag, prestige never falls, nobody is at the mill', () => {
    eachMatch((players, seed) => {
      const prestige = [0, 0, 0, 0, 0]
      walk(players, seed, (state) => {
        expect(state.monks).toBe(4)
        for (let seat = 0; seat < players; seat++) {
          expect(state.farms[seat].prestige).toBeGreaterThanOrEqual(prestige[seat])
          prestige[seat] = state.farms[seat].prestige
        }
      })
    })
  })

  test('V-I8, V-I9: a fill follows the card, a cube turn takes one cube (solo: two), a well none', () => {
    eachMatch((players, seed) => {
      const { fill } = village.open({ players })
      const total = fill.reduce((sum, count) => sum + count, 0)
      expect(total % players).toBe(0)
      let left = 0
      let turns: ('cube' | 'well')[] = []
      const afterFirst: number[] = []
      const takenInAll: number[] = []
      for (const entry of story(players, seed)) {
        if (entry.code === 'fill') left++
        if (entry.code === 'take' || entry.code === 'conny-take') left--
        if (entry.code === 'take') turns.push('cube')
        if (entry.code === 'well') turns.push('well')
        if (entry.code === 'take' && turns.length === 1) afterFirst.push(left)
        if (entry.code === 'mass') {
          const taken = turns.filter((turn) => turn === 'cube').length
          if (left === 0) takenInAll.push(taken * (players === 1 ? 2 : 1))
          turns = []
        }
      }
      expect(new Set(afterFirst)).toEqual(new Set([total - 1]))
      expect(new Set(takenInAll)).toEqual(new Set([total]))
    })
  })

  test('V-I15: whenever a turn begins, stalls are filled from the queue and the queue from the stack', () => {
    eachMatch((players, seed) => {
      walk(players, seed, (state, _told, decision) => {
        if (decision !== 'd-source') return
        const stalls = Array.from(state.stalls.subarray(0, state.box.stalls))
        expect(state.queue[0] === NONE || !stalls.includes(NONE)).toBe(true)
        expect(!state.customerStack.includes(1) || !state.queue.includes(NONE)).toBe(true)
      })
    })
  })

  test('V-I17: a mass brings exactly four figures out of the bag, and coins paid are members chosen', () => {
    eachMatch((players, seed) => {
      const out: number[] = []
      for (const { code } of story(players, seed)) {
        if (code === 'mass') out.push(0)
        if (['choose', 'draw', 'monk', 'conny-church'].includes(code)) out[out.length - 1]++
      }
      expect(new Set(out)).toEqual(new Set([4]))
      const log = story(players, seed)
      log.forEach((entry, at) => {
        if (entry.code !== 'choose') return
        expect(log[at - 1]).toEqual({ code: 'pay', seat: entry.seat, what: 'coin', amount: 1 })
      })
    })
  })

  test('V-I7: at the end of a turn every crossing has cost a life, or there was nobody to die', () => {
    eachMatch((players, seed) => {
      const due = [0, 0, 0, 0, 0]
      const open: number[] = []
      for (const entry of story(players, seed)) {
        if (entry.code === 'time') due[entry.seat] += entry.crossings
        if ((entry.code === 'death' || entry.code === 'nobody-dies') && entry.seat < players)
          due[entry.seat]--
        if (entry.code === 'take' || entry.code === 'mass') open.push(...due)
      }
      expect(new Set(open)).toEqual(new Set([0]))
    })
  })

  test('V-I19: after the end was rung n-1 or n final turns, each seat once, and exactly one mass', () => {
    eachMatch((players, seed) => {
      const log = story(players, seed)
      const rung = log.findIndex(({ code }) => code === 'end-rung')
      expect(log.filter(({ code }) => code === 'end-rung').length).toBeLessThanOrEqual(1)
      if (rung < 0) return
      const rest = log.slice(rung)
      const turns = rest.flatMap((entry) => (entry.code === 'final-turn' ? [entry.seat] : []))
      expect(new Set(turns).size).toBe(turns.length)
      expect(players === 1 ? [0, 1] : [players - 1, players]).toContain(turns.length)
      expect(log.slice(0, rung).map(({ code }) => code)).not.toContain('final-turn')
      expect(rest.filter(({ code }) => code === 'mass')).toHaveLength(1)
      expect(rest.map(({ code }) => code)).not.toContain('round')
    })
  })

  test('V-I20, V-I21: the same seed and moves give the same match, and the lines add up to the totals', () => {
    for (let players = 1; players <= 5; players++) {
      const one = walk(players, 9, () => {})
      const other = new Match(village, { players }, new SeededChance(9))
      for (const event of one.events) if (event.type === 'move') other.play([event.move])
      expect([...other.state.mem]).toEqual([...one.state.mem])
      const { lines, totals } = village.score(one.state)
      const backwards = totals.map((_, seat) => lines.reduceRight((sum, { values }) => sum + values[seat], 0))
      expect(backwards).toEqual(totals)
    }
  })

  test('VS-I2: the tray holds 9 cubes after the first complete round, 10 after later ones, 1 after clearing', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      let tray = 0
      let round = 0
      let ended = false
      const trays: number[] = []
      for (const { code } of story(1, seed)) {
        if (code === 'round') round++
        if (code === 'end-rung') ended = true
        if (code === 'conny-take') tray++
        if (code === 'mass' && !ended) trays.push(tray)
        if (code === 'tray-cleared') tray = 1
      }
      expect(trays).toEqual(trays.map((_, at) => (at === 0 ? 9 : 10)))
      expect(round).toBeGreaterThan(1)
    }
  })

  test('VS-I3: nothing ever lies on a farm of Conny', () => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      walk(1, seed, ({ farms: [, hers] }) => {
        const { prestige, coins, grain, lifetime, goods, cubes } = hers
        expect([prestige, coins, grain, lifetime, ...goods, ...cubes].every((one) => one === 0)).toBe(true)
      })
    }
  })
})
