import type { AnalysisAnswer, AnalysisAsk } from '../mind/worker-thinker.ts'
import type { Analysed, AnalysisQuestion } from './analysed.ts'

/** Who listens to an analysis while it is made. */
interface Listener {
  /** More of it has been looked at; the last time it is whole. */
  onmore(analysed: Analysed): void
  onfailed(message: string): void
}

/** Looks back on a match in a thread of its own; what it returns ends it at once. */
export function analyseMatch(
  question: AnalysisQuestion,
  { onmore, onfailed }: Listener,
  start: () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>,
): () => void {
  const worker = start()
  let analysed: Analysed = { iterations: question.iterations, events: 0, read: 0, moves: [] }
  worker.onmessage = ({ data }: MessageEvent<AnalysisAnswer>) => {
    if (data.type === 'failed') {
      worker.terminate()
      onfailed(data.message)
      return
    }
    const { looked, read, events } = data
    const moves = looked === null ? analysed.moves : [...analysed.moves, looked]
    analysed = { ...analysed, read, events, moves }
    if (read >= events) worker.terminate()
    onmore(analysed)
  }
  worker.onerror = ({ message }) => {
    worker.terminate()
    onfailed(message)
  }
  worker.postMessage({ type: 'analyse', number: 0, question } satisfies AnalysisAsk)
  return () => worker.terminate()
}
