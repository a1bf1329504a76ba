import type { AnalysisAsk, MindAsk } from '../../mind/worker-thinker.ts'
import type { Ask } from './messages.ts'

// One script for both threads, so that a browser loads the rules of a game once. What arrives before its part
// is loaded waits for it.
if (self.name === 'mind') {
  const mind = import('../../mind/mind-thread.ts')
  addEventListener('message', ({ data }: MessageEvent<MindAsk | AnalysisAsk>) => {
    void mind.then(({ receive }) => receive(data))
  })
} else {
  const match = import('./match-thread.ts')
  addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    void match.then(({ receive }) => receive(data))
  })
}
