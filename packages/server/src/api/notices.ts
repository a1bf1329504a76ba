import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import type { Visitor } from '../identity/port.ts'
import { type Asking, granted, type House, signedIn } from './context.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** What people hear of while they are away. */
export function noticeRoutes(
  api: Pick<Api, 'me' | 'notices'>,
  { notices, addressOf }: Pick<House, 'notices' | 'addressOf'>,
) {
  const all = async ({ id }: Visitor, { language }: Asking) => notices.of(id, language, await addressOf(id))
  return {
    me: {
      notices: api.me.notices.handler(({ context }) => all(signedIn(context), context)),
      wishNotices: api.me.wishNotices.handler(async ({ input, context }) => {
        const who = signedIn(context)
        await notices.wish(who.id, input)
        return all(who, context)
      }),
      news: api.me.news.handler(({ context }) => notices.bell(signedIn(context).id, context.language)),
      ring: api.me.ring.handler(({ input: { on }, context }) =>
        notices.ring(signedIn(context).id, context.language, on),
      ),
      openWay: api.me.openWay.handler(async ({ input, context }) => {
        const who = signedIn(context)
        const opened = await notices.open(who, input, context.language, await addressOf(who.id))
        return { ...granted(opened, context), ...(await all(who, context)) }
      }),
      closeWay: api.me.closeWay.handler(async ({ input: { way }, context }) => {
        const who = signedIn(context)
        await notices.close(who.id, way)
        return all(who, context)
      }),
    },
    notices: {
      confirm: api.notices.confirm.handler(async ({ input: { key }, context }) => ({
        done: granted(await notices.confirm(key), context),
      })),
      off: api.notices.off.handler(async ({ input: { key }, context }) => ({
        done: granted(await notices.off(key), context),
      })),
    },
  }
}
