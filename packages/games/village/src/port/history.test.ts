import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { village } from '../game.ts'
import { livelySea } from '../testing/lively-sea.ts'
import { SeaFollower } from '../testing/sea-follower.ts'
import type { VillageLog } from '../words/log.ts'

test.each([1, 2, 3, 4, 5])(
  'with %i players the log alone tells where ships, captains, cargo and members are',
  (players) => {
    const codes = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const options = { expansions: ['port'], 'start-compensation': false }
      const setup = seed % 2 === 0 ? { players, options } : { players, options, edition: livelySea }
      const match = new Match(village, setup, new SeededChance(seed))
      const random = new FastRandom(seed * 17 + players)
      const follower = new SeaFollower(match.state)
      let heard = match.log.length
      for (;;) {
        const { turn } = match
        for (const entry of match.log.slice(heard) as VillageLog[]) {
          codes.add(entry.code)
          follower.read(entry)
        }
        heard = match.log.length
        follower.compare(match.state)
        expect(follower.broken).toEqual([])
        if (turn.over) break
        match.play([turn.moves[random.below(turn.moves.length)]])
      }
    }
    for (const code of ['hire', 'load', 'sail', 'dock', 'return', 'unload', 'captain-leaves'])
      expect([...codes]).toContain(code)
  },
)
