import { helpersFor, Lanes } from './lanes.ts'
import { Mind } from './mind.ts'
import {
  type AnalysisAnswer,
  type AnalysisAsk,
  type MindAnswer,
  type MindAsk,
  WorkerThinker,
} from './worker-thinker.ts'

/** A grandmaster is helped by threads of the same script, which are started when it is asked for the first time. */
const lanes = new Lanes(
  () => new WorkerThinker(() => new Worker(location.href, { type: 'module', name: 'mind' })),
  helpersFor(navigator.hardwareConcurrency),
)
const mind = new Mind(() => performance.now(), lanes)

export function receive(ask: MindAsk | AnalysisAsk): void {
  const tell = (told: MindAnswer | AnalysisAnswer): void => postMessage(told)
  answer(ask, tell).catch((error: unknown) =>
    tell({ type: 'failed', number: ask.number, message: String(error) }),
  )
}

async function answer(
  ask: MindAsk | AnalysisAsk,
  tell: (told: MindAnswer | AnalysisAnswer) => void,
): Promise<void> {
  if (ask.type === 'analyse') await mind.analyse(ask.question, tell)
  else if (ask.type === 'choose')
    tell({ type: 'move', number: ask.number, move: await mind.choose(ask.question) })
  else if (ask.type === 'ponder')
    tell({ type: 'found', number: ask.number, found: await mind.ponder(ask.question) })
  else if (ask.type === 'prepare') {
    await mind.prepare(ask.question)
    tell({ type: 'ready', number: ask.number })
  } else tell({ type: 'advice', number: ask.number, advice: await mind.advise(ask.question) })
}
