import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'

const TRIES = 20

/** There is no port to listen on: told to the operator in a sentence. */
export class PortRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PortRefused'
  }
}

/** Listens on exactly the port that was asked for, or else on the first free one; gives the port. */
export async function listen(
  app: FastifyInstance,
  { host, port, exactPort }: Pick<Config, 'host' | 'port' | 'exactPort'>,
  say: (line: string) => void,
): Promise<number> {
  const last = exactPort ? port : port + TRIES - 1
  for (let candidate = port; candidate <= last; candidate++) {
    const failure = await tryPort(app, candidate, host)
    if (failure === undefined) return portOf(app)
    if (failure !== 'EADDRINUSE')
      throw new PortRefused(
        `Can't listen on ${host}, port ${candidate}: ${failure}. Choose others with HOST and PORT.`,
      )
    if (candidate < last) say(`Port ${candidate} is taken, trying ${candidate + 1}.`)
  }
  throw new PortRefused(
    exactPort
      ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`
      : `The ports ${port} to ${last} are all taken. Choose another: PORT=8080`,
  )
}

async function tryPort(app: FastifyInstance, port: number, host: string): Promise<string | undefined> {
  try {
    await app.listen({ port, host })
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}

/** How a person on this machine reaches it; passkeys work on localhost and not on an address. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
