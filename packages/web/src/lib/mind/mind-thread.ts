import { Mind } from './mind.ts'
import type { MindAnswer, MindAsk } from './worker-thinker.ts'

const mind = new Mind(() => performance.now())

export function receive(ask: MindAsk): void {
  void answer(ask).then((told) => postMessage(told))
}

async function answer(ask: MindAsk): Promise<MindAnswer> {
  try {
    return ask.type === 'choose'
      ? { type: 'move', number: ask.number, move: await mind.choose(ask.question) }
      : { type: 'advice', number: ask.number, advice: await mind.advise(ask.question) }
  } catch (error) {
    return { type: 'failed', number: ask.number, message: String(error) }
  }
}
