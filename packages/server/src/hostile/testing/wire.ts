import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** How long somebody may stay silent before it is taken for an answer. */
const PATIENCE = 60_000

interface Wanted {
  /** Whether enough was heard; otherwise all is, until the other side hangs up. */
  enough?(heard: string): boolean
}

/** Bytes on a wire, for what no client library would send. Gives everything that came back. */
export async function onTheWire(
  port: number,
  bytes: string | Buffer,
  { enough = () => false }: Wanted = {},
): Promise<string> {
  const socket = await wire(port)
  let heard = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      if (enough(heard)) resolve()
    })
  })
  const closed = closing(socket)
  socket.write(bytes)
  await Promise.race([answered, closed, pause(PATIENCE)])
  socket.destroy()
  return heard
}

/** A connection that stays. */
export async function wire(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Resolves when the connection is closed, politely or not. */
export function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
