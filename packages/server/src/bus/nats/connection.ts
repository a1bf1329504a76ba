import { createHmac } from 'node:crypto'
import { connect, type NatsConnection } from '@nats-io/transport-node'

/** NATS cannot be used: told to the operator in a sentence. */
export class NatsRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NatsRefused'
  }
}

/** A connection to NATS, and the word before all subjects of this house: several houses may share a NATS. */
export interface NatsLine {
  readonly connection: NatsConnection
  readonly prefix: string
}

const CONNECT_WITHIN = 5_000
const AGAIN_AFTER = 250
const PING_EVERY = 5_000

/** Connects; rejects with NatsRefused if there is no way. Later it comes back by itself, however long that takes. */
export async function connectNats(url: string, secret: string, name: string): Promise<NatsLine> {
  const { protocol, host, username, password } = new URL(url)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  try {
    const connection = await connect({
      servers: host,
      name,
      ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
      ...(protocol === 'tls:' && { tls: {} }),
      timeout: CONNECT_WITHIN,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_AFTER,
      reconnectJitter: AGAIN_AFTER,
      pingInterval: PING_EVERY,
      maxPingOut: 2,
      noEcho: true,
      ignoreClusterUpdates: true,
    })
    return { connection, prefix: prefixOf(secret) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NatsRefused(`NATS at ${protocol}//${host} cannot be used (CHRONIK_NATS): ${why}`, {
      cause: error,
    })
  }
}

/** Only who has the secret of the house finds its subjects by chance. */
function prefixOf(secret: string): string {
  return `chronik-${createHmac('sha256', secret).update('nats').digest('hex').slice(0, 16)}`
}
