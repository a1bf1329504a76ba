import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { inWords } from '../words/refusals.ts'
import { type Asking, granted, type House } from './context.ts'
import { refusing } from './refusing.ts'

type Api = Implementer<typeof contract, Asking, Asking>

/** What who runs the server looks up and decides. */
export function operatorRoutes(api: Pick<Api, 'operator'>, { office }: Pick<House, 'office'>) {
  const { operator } = api
  return {
    people: operator.people.handler(({ input: { search, after }, context }) => {
      mustBeOperator(context)
      return office.people(search, after ?? null)
    }),
    person: operator.person.handler(async ({ input: { person }, context }) => {
      mustBeOperator(context)
      return granted(await office.person(person), context)
    }),
    ban: operator.ban.handler(async ({ input: { person, reason, days }, context }) => {
      mustBeOperator(context)
      return granted(await office.ban(person, reason, days), context)
    }),
    unban: operator.unban.handler(async ({ input: { person }, context }) => {
      mustBeOperator(context)
      return granted(await office.unban(person), context)
    }),
    signOut: operator.signOut.handler(async ({ input: { person }, context }) => {
      mustBeOperator(context)
      return granted(await office.signOut(person), context)
    }),
    remove: operator.remove.handler(async ({ input: { person }, context }) => {
      mustBeOperator(context)
      return granted(await office.remove(person), context)
    }),
    bans: operator.bans.handler(async ({ context }) => {
      mustBeOperator(context)
      return { people: await office.bans() }
    }),
    tables: operator.tables.handler(({ input: { status, after }, context }) => {
      mustBeOperator(context)
      return office.tables(status ?? null, after ?? null)
    }),
    table: operator.table.handler(async ({ input: { table }, context }) => {
      mustBeOperator(context)
      return granted(await office.table(table), context)
    }),
    endTable: operator.endTable.handler(async ({ input: { table }, context }) => {
      mustBeOperator(context)
      return granted(await office.endTable(table), context)
    }),
  }
}

/** To everybody else there is nothing here. */
export function mustBeOperator({ operator, language }: Asking): void {
  if (!operator) throw refusing(inWords({ code: 'no-report' }, language))
}
