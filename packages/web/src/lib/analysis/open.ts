import { load } from '../library/library.ts'
import { ownSeat } from '../library/saved.ts'
import { type Opened as OpenedReplay, openReplay } from '../replay/open.ts'
import type { Replaying } from '../replay/replaying.svelte.ts'
import { Looking } from './looking.svelte.ts'

export type Opened =
  | { readonly ok: true; readonly replaying: Replaying; readonly looking: Looking; readonly own: number }
  | Exclude<OpenedReplay, { readonly ok: true }>

/** Opens a finished match to be looked back on; what was found before is there. */
export async function openAnalysis(id: string | null, table: string | null): Promise<Opened> {
  const opened = await openReplay({ id, table, told: 0, eyes: 'all' })
  if (!opened.ok) return opened
  const { replaying } = opened
  const found = id === null ? null : await load(id)
  const match = found?.ok === true ? found.value : null
  const record = (await replaying.session.sitting.record()) ?? ''
  const looking = new Looking(replaying.film.game.id, record, id, match?.analysis ?? null)
  return { ok: true, replaying, looking, own: match === null ? 0 : ownSeat(match) }
}
