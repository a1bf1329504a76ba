import { parentPort, workerData } from 'node:worker_threads'
import { playOne, type Tournament } from './blocks.ts'

const tournament = workerData as Tournament

parentPort?.on('message', (seed: number) => {
  playOne(tournament, seed).then(
    (results) => parentPort?.postMessage({ seed, results }),
    (error: unknown) =>
      parentPort?.postMessage({ seed, error: error instanceof Error ? error.message : String(error) }),
  )
})
