/** Starts a thread of this device: one that hosts a match, or one that thinks. */
export function startThread(name: 'match' | 'mind'): Worker {
  return new Worker(new URL('../port/local/worker.ts', import.meta.url), { type: 'module', name })
}
