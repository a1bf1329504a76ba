import { startThread } from '../../threads/start.ts'
import type { Ask, Say } from './messages.ts'

/** The way to the host of a match. */
export interface Connection {
  ask(ask: Ask): void
  close(): void
}

/** Whoever listens at this end. */
export interface Listener {
  say(say: Say): void
  /** The host is gone; nothing more comes over this connection. */
  lost(message: string): void
}

export type Connect = (listener: Listener) => Connection

/** The host in a thread of this browser. */
export const connectToThread: Connect = (listener) => {
  const worker = startThread('match')
  worker.onmessage = ({ data }: MessageEvent<Say>) => listener.say(data)
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
