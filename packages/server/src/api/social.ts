import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { inWords } from '../words/refusals.ts'
import { type Asking, granted, type House, signedIn, visibleTable } from './context.ts'
import { mustBeOperator } from './operator.ts'
import { refusing } from './refusing.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** What people want of each other, and of who runs the server. */
export function socialRoutes(
  api: Pick<Api, 'me' | 'reports'>,
  { tables, blocks, vacations, reports, kept }: House,
) {
  return {
    me: {
      blocked: api.me.blocked.handler(async ({ context }) => ({
        blocked: await blocks.list(signedIn(context).id),
      })),
      block: api.me.block.handler(async ({ input: { user, table, blocked }, context }) => {
        const { id } = signedIn(context)
        if (!blocked) return { blocked: await blocks.unblock(id, user) }
        const seen = await visibleTable(tables, table ?? '', context)
        return { blocked: granted(await blocks.block(id, user, seen), context) }
      }),
      vacation: api.me.vacation.handler(({ context }) => vacations.of(signedIn(context).id)),
      takeVacation: api.me.takeVacation.handler(async ({ input: { until }, context }) =>
        granted(await vacations.take(signedIn(context).id, until), context),
      ),
      matches: api.me.matches.handler(async ({ context }) => ({
        matches: await kept.list(signedIn(context).id),
      })),
      keepMatch: api.me.keepMatch.handler(async ({ input: { record }, context }) => {
        const who = signedIn(context)
        // What a guest keeps would be gone with the browser.
        if (who.guest) throw refusing(inWords({ code: 'needs-account' }, context.language))
        return granted(await kept.keep(who.id, record), context)
      }),
      match: api.me.match.handler(async ({ input: { match }, context }) => {
        const { game, record } = granted(await kept.record(signedIn(context).id, match), context)
        return new File([record], `${game}-${match}.chronik`, { type: 'text/plain;charset=utf-8' })
      }),
      dropMatch: api.me.dropMatch.handler(async ({ input: { match }, context }) => ({
        matches: await kept.drop(signedIn(context).id, match),
      })),
    },
    reports: {
      make: api.reports.make.handler(async ({ input, context }) => {
        const who = signedIn(context)
        const table = await visibleTable(tables, input.table, context)
        return { id: granted(await reports.make(table, who, input), context) }
      }),
      list: api.reports.list.handler(async ({ input: { open, before }, context }) => {
        mustBeOperator(context)
        return { reports: await reports.list(open, before ?? null) }
      }),
      close: api.reports.close.handler(async ({ input: { id, outcome }, context }) => {
        mustBeOperator(context)
        return granted(await reports.close(id, outcome), context)
      }),
    },
  }
}
