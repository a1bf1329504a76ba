import { WorkerThinker } from '../../mind/worker-thinker.ts'
import { MatchHost } from './host.ts'
import type { Ask } from './messages.ts'

/** Thinking has a thread of its own, started by the same script under another name. */
const thinker = new WorkerThinker(() => new Worker(location.href, { type: 'module', name: 'mind' }))
const host = new MatchHost((say) => postMessage(say), thinker)

export function receive(ask: Ask): void {
  void host.receive(ask)
}
