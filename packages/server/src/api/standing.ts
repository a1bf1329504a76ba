import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { seatOf } from '../tables/seats.ts'
import { cardOfTable } from '../tables/sight.ts'
import { inWords } from '../words/refusals.ts'
import { type Asking, granted, type House, signedIn } from './context.ts'
import { nextAfter, placeFrom } from './lists.ts'
import { refusing } from './refusing.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** How people do, what came of their matches, and who their friends are. */
export function standingRoutes(
  api: Pick<Api, 'me' | 'people'>,
  { tables, standings, friends, games }: House,
) {
  return {
    people: {
      get: api.people.get.handler(async ({ input: { user }, context }) =>
        granted(await standings.person(user, context.visitor?.id ?? null), context),
      ),
      board: api.people.board.handler(async ({ input, context }) => {
        const { game, players, friends: friendsOnly } = input
        if (games.latest(game) === null)
          throw refusing(inWords({ code: 'no-game', params: { game } }, context.language))
        const user = friendsOnly ? signedIn(context).id : (context.visitor?.id ?? null)
        return standings.board(game, players, user, friendsOnly)
      }),
    },
    me: {
      history: api.me.history.handler(async ({ input: { after, limit }, context }) => {
        const { id } = signedIn(context)
        const found = await tables.mine(id, limit, { after: placeFrom(after), ended: true })
        const played = found.filter(({ startedAt }) => startedAt !== null)
        const results = await standings.resultsAt(
          id,
          played.map((table) => table.id),
        )
        return {
          matches: played.map((table) => {
            const seat = seatOf(table, id)
            const { table: _table, ...result } = results.get(table.id) ?? { table: null }
            return {
              table: cardOfTable(table, seat),
              seat: seat < 0 ? null : seat,
              result: 'rank' in result ? result : null,
            }
          }),
          next: nextAfter(found, limit),
        }
      }),
      friends: api.me.friends.handler(async ({ context }) => ({
        friends: await friends.of(signedIn(context).id),
      })),
      befriend: api.me.befriend.handler(async ({ input: { user, friends: wanted }, context }) => {
        const who = signedIn(context)
        if (!wanted) return { friends: await friends.part(who.id, user) }
        // What a guest has would be gone with the browser.
        if (who.guest) throw refusing(inWords({ code: 'friends-account' }, context.language))
        return { friends: granted(await friends.ask(who.id, user), context) }
      }),
    },
  }
}
