import { FastRandom, parseRecord, verify } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { Talk } from '../../test/process.ts'
import { games } from '../games.ts'

test.each(games)(
  '$id: a random match over the protocol can be saved, verified and set again',
  async (offer) => {
    const talk = new Talk(['--debug'], 'real')
    const game = await offer.load()
    const random = new FastRandom(11)
    let reply = await talk.ask({ op: 'new', game: game.id, players: game.players.max, seed: 'match' })
    let middle: unknown
    for (let decisions = 0; reply.turn?.over === false; decisions++) {
      if (decisions === 50) middle = (await talk.ask({ op: 'state' })).state
      const moves = reply.turn.moves ?? []
      reply = await talk.ask({
        op: 'play',
        moves: [moves[random.below(moves.length)]],
        seat: reply.turn.seat,
      })
      expect(reply.error).toBeUndefined()
    }
    expect(reply.turn?.score?.totals).toHaveLength(game.players.max)
    const { record, error } = await talk.ask({ op: 'save' })
    expect(error).toBeUndefined()
    expect(verify(parseRecord(String(record)), game)).toMatchObject({ proven: true })
    expect((await talk.ask({ op: 'set', state: middle })).ok).toBe(true)
    expect((await talk.ask({ op: 'state' })).state).toEqual(middle)
    const again = await talk.ask({ op: 'save' })
    expect((await talk.ask({ op: 'load', record: again.record, match: 'again' })).ok).toBe(true)
    expect((await talk.ask({ op: 'state', match: 'again' })).state).toEqual(middle)
    expect(await talk.end()).toBe(0)
  },
)
