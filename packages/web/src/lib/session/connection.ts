import type { Ask, Tell } from './protocol.ts'

/** The way to the host of a match, wherever it lives. */
export interface Connection {
  ask(ask: Ask): void
  close(): void
}

/** Whoever listens at this end. */
export interface Listener {
  tell(tell: Tell): void
  /** The host is gone; nothing more comes over this connection. */
  lost(message: string): void
}

export type Connect = (listener: Listener) => Connection

/** The host in a worker of this browser. */
export const connectToWorker: Connect = (listener) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' })
  worker.onmessage = ({ data }: MessageEvent<Tell>) => listener.tell(data)
  worker.onerror = ({ message }) => {
    worker.terminate()
    listener.lost(message)
  }
  worker.onmessageerror = () => {
    worker.terminate()
    listener.lost('a message that cannot be read')
  }
  return {
    ask: (ask) => worker.postMessage(ask),
    close: () => worker.terminate(),
  }
}
