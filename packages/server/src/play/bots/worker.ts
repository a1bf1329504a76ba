// A thread where bots think. It gives way to people: the system prefers every other thread.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Games } from '../games.ts'
import { lookBack } from './look-back.ts'
import { READY, type Task, type Thought } from './message.ts'
import { think } from './think.ts'

const { module } = workerData as { readonly module: string }
const { games } = (await import(module)) as { readonly games: Games }

// On Linux this is about the calling thread alone; elsewhere it would slow down the whole server.
if (process.platform === 'linux') setPriority(5)

parentPort?.on('message', (task: Task) => {
  const answer = (thought: Thought) => parentPort?.postMessage(thought)
  thoughtAbout(task).then(answer, (error: unknown) =>
    answer({ ok: false, why: error instanceof Error ? error.message : String(error) }),
  )
})

async function thoughtAbout(task: Task): Promise<Thought> {
  if ('stretch' in task) return { ok: true, moves: [], looked: await lookBack(games, task) }
  return { ok: true, moves: await think(games, task, () => performance.now()) }
}

// Until now the games were loaded; from now on it is thinking that takes time.
parentPort?.postMessage(READY)
