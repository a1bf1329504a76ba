import { openReplay, type Unopened } from '../replay/open.ts'
import type { Replaying } from '../replay/replaying.svelte.ts'
import { Looking } from './looking.svelte.ts'

export type Opened =
  | { readonly ok: true; readonly replaying: Replaying; readonly looking: Looking; readonly own: number }
  | Unopened

/** Opens a finished match to be looked back on; what was found before is there. */
export async function openAnalysis(id: string | null, table: string | null): Promise<Opened> {
  const opened = await openReplay({ id, table, told: 0, eyes: 'all' })
  if (!opened.ok) return opened
  const { replaying, analysis, own } = opened
  const record = (await replaying.session.sitting.record()) ?? ''
  const looking = new Looking(replaying.film.game.id, record, id, analysis)
  return { ok: true, replaying, looking, own }
}
