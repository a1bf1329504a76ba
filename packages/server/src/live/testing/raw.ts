import { createConnection, type Socket } from 'node:net'
import type { ServerFrame } from '@chronik/protocol'
import type { Inn } from './inn.ts'

/** A bare socket that keeps what it gets. */
export class Raw {
  readonly frames: ServerFrame[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>
  #wake: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      this.frames.push(JSON.parse(String(data)) as ServerFrame)
      for (const wake of this.#wake.splice(0)) wake()
    })
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
  }

  async next(type: ServerFrame['type']): Promise<ServerFrame> {
    for (;;) {
      const at = this.frames.findIndex((frame) => frame.type === type)
      if (at >= 0) return this.frames.splice(at, 1)[0]
      await new Promise<void>((resolve) => this.#wake.push(resolve))
    }
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
}

/** A line on which somebody asks for a WebSocket; nobody but the server hangs up. */
export function knocking(inn: Inn, name: string): Socket {
  const [host, port] = inn.address.split(':')
  const socket = createConnection(Number(port), host)
  socket.on('error', () => {})
  const head = [
    'GET /live HTTP/1.1',
    `Host: ${inn.address}`,
    `Origin: http://${inn.address}`,
    `Cookie: name=${name}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

/** A socket that has become a WebSocket and then only does what the test says. */
export async function upgraded(inn: Inn, name: string): Promise<Socket> {
  const socket = knocking(inn, name)
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

/** The first byte of the frame with which the server asks who is still there. */
export const KNOCK = 0x89

/** A short text frame of a client, whose mask is all zero. */
export function masked(frame: object): Buffer {
  const text = Buffer.from(JSON.stringify(frame))
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text])
}

/** A ping of the wire itself, as large as it may be; masked with nothing. */
export const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 120)])
