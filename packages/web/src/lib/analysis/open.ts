import { openReplay, type Unopened } from '../replay/open.ts'
import type { Replaying } from '../replay/replaying.svelte.ts'
import type { Analysed } from './analysed.ts'
import { type Home, Looking } from './looking.svelte.ts'
import { foundOnServer } from './server-analyst.ts'

export type Opened =
  | { readonly ok: true; readonly replaying: Replaying; readonly looking: Looking; readonly own: number }
  | Unopened

/** Opens a finished match to be looked back on; what was found before is there. */
export async function openAnalysis(id: string | null, table: string | null): Promise<Opened> {
  const opened = await openReplay({ id, table, told: 0, eyes: 'all' })
  if (!opened.ok) return opened
  const { replaying, analysis, own, played } = opened
  const record = (await replaying.session.sitting.record()) ?? ''
  const { home, known } =
    table === null
      ? { home: { kind: 'device', match: id ?? '' } as const, known: analysis }
      : await ofServer(table, played)
  return { ok: true, replaying, looking: new Looking(replaying.film.game.id, record, home, known), own }
}

async function ofServer(
  table: string,
  played: boolean,
): Promise<{ readonly home: Home; readonly known: Analysed | null }> {
  const { server: api } = await import('../online/asking.ts')
  return { home: { kind: 'server', table, api, played }, known: await foundOnServer(api, table) }
}
