import type { AnalysisAnswer, AnalysisAsk } from '../mind/worker-thinker.ts'
import type { Analysed, AnalysisQuestion, LookedAt } from './analysed.ts'

/** Who listens to an analysis while it is made. */
interface Listener {
  /** More of it has been looked at; the last time it is whole. */
  onmore(analysed: Analysed): void
  onfailed(message: string): void
}

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/**
 * Looks back on a match in threads of its own that share its decisions, and goes on after what has been looked at;
 * what it returns ends them at once.
 */
export function analyseMatch(
  question: Omit<AnalysisQuestion, 'part' | 'known'>,
  before: Analysed | null,
  { onmore, onfailed }: Listener,
  start: () => Thread,
  threads: number,
): () => void {
  const workers = Array.from({ length: threads }, start)
  const reads = workers.map(() => 0)
  let moves: readonly LookedAt[] = before?.moves ?? []
  const known = moves.map(({ event }) => event)
  const stop = (): void => {
    for (const worker of workers) worker.terminate()
  }
  const fail = (message: string): void => {
    stop()
    onfailed(message)
  }
  workers.forEach((worker, first) => {
    worker.onmessage = ({ data }: MessageEvent<AnalysisAnswer>) => {
      if (data.type === 'failed') {
        fail(data.message)
        return
      }
      const { looked, read, events } = data
      reads[first] = read
      if (looked !== null) moves = [...moves, looked].sort((one, other) => one.event - other.event)
      if (read >= events) worker.terminate()
      const mean = Math.floor(reads.reduce((sum, one) => sum + one, 0) / threads)
      onmore({ iterations: question.iterations, events, read: Math.max(before?.read ?? 0, mean), moves })
    }
    worker.onerror = ({ message }) => fail(message)
    worker.postMessage({
      type: 'analyse',
      number: 0,
      question: { ...question, part: { of: threads, first }, known },
    } satisfies AnalysisAsk)
  })
  return stop
}
