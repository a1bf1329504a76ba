import { FastRandom, type Game, LANGUAGES, Match, SeededChance, type Setup } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { describe, expect, test } from 'vitest'
import { villageActing } from '../games/village/acting/index.ts'
import { loadFillings } from '../games/village/modules/modules.ts'
import { genericActing } from './generic.ts'
import type { Acting } from './offer.ts'

const GAMES: [string, Game, Setup][] = [
  ['my-village', myVillage as unknown as Game, { players: 2 }],
  ['world-without-end', worldWithoutEnd as unknown as Game, { players: 2 }],
  [
    'village with everything',
    village as unknown as Game,
    { players: 2, options: { expansions: ['inn', 'port', 'marriage'], goals: true } },
  ],
]

describe.each(GAMES)('any game can be played through the action bar: %s', (_name, game, setup) => {
  test('every move of a random match has one option with a title', async () => {
    if (game.id === 'village') await loadFillings(setup.options ?? {})
    const match = new Match(game, setup, new SeededChance(2))
    const random = new FastRandom(2)
    const seats = Array.from({ length: setup.players }, (_, seat) => ({
      kind: 'person' as const,
      name: `${seat}`,
      colour: 'red',
    }))
    const acting = game.id === 'village' ? (villageActing as unknown as Acting) : genericActing
    for (let { turn } = match; !turn.over; turn = match.turn) {
      const { seat, decision, moves } = turn
      const language = LANGUAGES[match.events.length % LANGUAGES.length]
      const context = { game, state: match.state, seat, decision, moves, seats, language }
      const { cards, prompt } = acting.offer(context)
      expect(prompt.question).not.toBe('')
      // A card that goes several steps at once begins with a move that has its own card, too.
      const possible = cards.filter(({ refusal, next }) => refusal === undefined && next === undefined)
      expect(possible.map(({ move }) => move)).toEqual(moves)
      expect(possible.filter(({ title }) => title === '' || /[<>{}]|undefined/.test(title))).toEqual([])
      expect(
        genericActing
          .offer(context)
          .cards.map(({ title }) => title)
          .filter((title) => /[<>{}]|undefined/.test(title)),
      ).toEqual([])
      match.play([moves[random.below(moves.length)]])
    }
  })
})
