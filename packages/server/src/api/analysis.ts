import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import { type Asking, granted, type House, signedIn, visibleTable } from './context.ts'

type TablesApi = Implementer<(typeof contract)['tables'], Asking, Asking>

/** Matches that are over are looked back on. */
export function analysisRoutes(
  api: Omit<TablesApi, '$context' | '$config'>,
  { tables, analyses }: Pick<House, 'tables' | 'analyses'>,
) {
  return {
    analysis: api.analysis.handler(async ({ input: { table, have }, context }) =>
      analyses.of(await visibleTable(tables, table, context), have),
    ),
    analyse: api.analyse.handler(async ({ input: { table, iterations }, context }) => {
      const who = signedIn(context)
      const found = await visibleTable(tables, table, context)
      granted(await analyses.begin(found, who.id, iterations), context)
      return analyses.of(found, 0)
    }),
    stopAnalysis: api.stopAnalysis.handler(async ({ input: { table }, context }) => {
      const who = signedIn(context)
      const found = await visibleTable(tables, table, context)
      granted(await analyses.stop(found, who.id), context)
      return analyses.of(found, 0)
    }),
  }
}
