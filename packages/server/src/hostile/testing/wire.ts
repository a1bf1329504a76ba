import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Bytes on a wire, for what no client library would send. Gives everything that came back. */
export async function onTheWire(port: number, bytes: string | Buffer, patience = 3_000): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(bytes)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([closed, pause(patience)])
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

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
