import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { type Asking, granted, type House, signedIn } from './context.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** Tournaments, from opening them to the final standings. */
export function tournamentRoutes(api: Pick<Api, 'tournaments'>, { tournaments }: House) {
  const { list, create, get, enter, withdraw, begin, cancel } = api.tournaments
  return {
    list: list.handler(async ({ context }) => ({
      tournaments: await tournaments.list(context.visitor?.id ?? null),
    })),
    create: create.handler(async ({ input, context }) =>
      granted(await tournaments.create(signedIn(context), input), context),
    ),
    get: get.handler(async ({ input, context }) =>
      granted(await tournaments.page(input.tournament, context.visitor?.id ?? null), context),
    ),
    enter: enter.handler(async ({ input, context }) =>
      granted(await tournaments.enter(input.tournament, signedIn(context)), context),
    ),
    withdraw: withdraw.handler(async ({ input, context }) =>
      granted(await tournaments.withdraw(input.tournament, signedIn(context)), context),
    ),
    begin: begin.handler(async ({ input, context }) =>
      granted(await tournaments.begin(input.tournament, signedIn(context)), context),
    ),
    cancel: cancel.handler(async ({ input, context }) =>
      granted(await tournaments.cancel(input.tournament, signedIn(context)), context),
    ),
  }
}
