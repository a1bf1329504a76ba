import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { type Asking, granted, type House, signedIn } from './context.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** The match of the day. */
export function dayRoutes(api: Pick<Api, 'days'>, { days }: House) {
  return {
    today: api.days.today.handler(({ context }) => days.today(context.visitor?.id ?? null)),
    get: api.days.get.handler(async ({ input: { day, game, friends }, context }) => {
      const user = friends ? signedIn(context).id : (context.visitor?.id ?? null)
      return granted(await days.ranking(day, game, user, friends), context)
    }),
    play: api.days.play.handler(async ({ input: { game }, context }) => {
      const { id, name } = signedIn(context)
      return { table: granted(await days.play(game, { id, name }), context).id }
    }),
  }
}
