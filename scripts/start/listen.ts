// Finds a port: exactly the one asked for, or else the first free one from 3000 on.
import { once } from 'node:events'
import type { Server } from 'node:http'

const FIRST = 3000
const TRIES = 20

export interface Wish {
  readonly port: string | undefined
  readonly host: string
}

/** Returns the port, or words that say why there is none. */
export async function listen(server: Server, { port, host }: Wish): Promise<number | string> {
  if (port !== undefined && !/^\d{1,5}$/.test(port)) return `PORT must be a number, not "${port}".`
  const first = port === undefined ? FIRST : Number(port)
  const last = port === undefined ? FIRST + TRIES - 1 : first
  for (let candidate = first; candidate <= last; candidate++) {
    const failure = await tryPort(server, candidate, host)
    if (failure === undefined) return portOf(server)
    if (failure !== 'EADDRINUSE') return `Can't listen on ${host}, port ${candidate}: ${failure}`
    if (candidate < last) console.log(`Port ${candidate} is taken, trying ${candidate + 1}.`)
  }
  if (port === undefined)
    return `The ports ${first} to ${last} are all taken. Choose another: PORT=8080 npm start`
  return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${first + 1} npm start`
}

async function tryPort(server: Server, port: number, host: string): Promise<string | undefined> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}
