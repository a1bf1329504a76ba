import { MatchHost } from './host.ts'
import type { Ask } from './protocol.ts'
import { WorkerThinker } from './worker-thinker.ts'

const thinker = new WorkerThinker(
  () => new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module', name: 'mind' }),
)
const host = new MatchHost((tell) => postMessage(tell), thinker)

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  void host.receive(data)
})
