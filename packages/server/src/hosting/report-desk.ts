import type { Report } from '@chronik/protocol'
import { DatabaseRefused } from '../store/database.ts'
import { type Kept, lookAt, take } from '../store/kept.ts'
import type { Store } from '../store/port/store.ts'
import { Blocks } from './blocks.ts'
import { Reports } from './reports.ts'

/** What an operator wants of the reports, at the database itself. */
export type ReportDeed =
  | { readonly kind: 'list'; readonly open: boolean; readonly before: number | null }
  | { readonly kind: 'close'; readonly id: number; readonly outcome: string }

export type ReportsRead =
  | { readonly ok: true; readonly reports: readonly Report[] }
  | { readonly ok: false; readonly why: string }

/** Reads reports, while a server may go on, or closes one. */
export async function operateReports(kept: Kept, deed: ReportDeed): Promise<ReportsRead> {
  try {
    const { store } = await (deed.kind === 'list' ? lookAt(kept) : take(kept))
    try {
      return await operate(store, deed)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused)) throw error
    return { ok: false, why: error.message }
  }
}

async function operate(store: Store, deed: ReportDeed): Promise<ReportsRead> {
  const reports = new Reports(store, new Blocks(store))
  if (deed.kind === 'list') return { ok: true, reports: await reports.list(deed.open, deed.before) }
  const closed = await reports.close(deed.id, deed.outcome)
  if (!closed.ok) return { ok: false, why: `There is no report ${deed.id}.` }
  return { ok: true, reports: [closed.value] }
}
