import { Mind } from './mind.ts'
import type { AnalysisAnswer, AnalysisAsk, MindAnswer, MindAsk } from './worker-thinker.ts'

const mind = new Mind(() => performance.now())

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
  else tell({ type: 'advice', number: ask.number, advice: await mind.advise(ask.question) })
}
