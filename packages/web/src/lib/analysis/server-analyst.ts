import type { TableAnalysis } from '@chronik/protocol'
import type { Api } from '../online/api.ts'
import type { Analysed, LookedAt } from './analysed.ts'

/** Who listens while the server looks back on a match. */
interface Listener {
  /** More of it has been looked at. */
  onmore(analysed: Analysed): void
  /** It does not go on: it is whole, somebody ended it, or the server could not do it. */
  onended(how: 'done' | 'stopped' | 'failed'): void
  /** The server does not do it for whoever asks, or does not answer. */
  onrefused(): void
}

/** How often it is asked how far it is, in milliseconds; and how often without an answer before that is given up. */
const EVERY = 1_500
const SILENT = 8

/** Lets the server look back on a match of its own and tells how far it is, until what it returns is called. */
export function analyseOnServer(
  api: Api,
  { table, iterations }: { readonly table: string; readonly iterations: number },
  { onmore, onended, onrefused }: Listener,
  every = EVERY,
): () => void {
  const path = pathOf(table)
  let moves: readonly LookedAt[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let silent = 0
  let left = false
  const told = ({ status, iterations, events, read }: TableAnalysis): void => {
    if (status !== 'none') onmore({ iterations, events, read, moves })
    if (status === 'running') timer = setTimeout(() => void look(), every)
    else onended(status === 'none' ? 'stopped' : status)
  }
  const look = async (): Promise<void> => {
    const answer = await api.get<TableAnalysis>(`${path}?have=${moves.length}`)
    if (left) return
    if (answer.ok) {
      silent = 0
      moves = [...moves, ...answer.value.moves]
      told(answer.value)
    } else if (++silent < SILENT) timer = setTimeout(() => void look(), every)
    else onrefused()
  }
  const begin = async (): Promise<void> => {
    const answer = await api.post<TableAnalysis>(path, { iterations })
    if (left) return
    if (!answer.ok) return onrefused()
    moves = answer.value.moves
    told(answer.value)
  }
  void begin()
  return () => {
    left = true
    clearTimeout(timer)
  }
}

/** The server is to read no further; what it has found stays. */
export async function stopOnServer(api: Api, table: string): Promise<void> {
  await api.post(`${pathOf(table)}/stop`, {})
}

/** What the server has found already; null if it has nothing, or does not answer. */
export async function foundOnServer(api: Api, table: string): Promise<Analysed | null> {
  const answer = await api.get<TableAnalysis>(pathOf(table))
  if (!answer.ok || answer.value.status === 'none') return null
  const { iterations, events, read, moves } = answer.value
  return { iterations, events, read, moves }
}

const pathOf = (table: string): string => `/tables/${encodeURIComponent(table)}/analysis`
