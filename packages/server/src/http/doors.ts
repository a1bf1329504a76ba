import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './address.ts'

const PATIENCE = 10_000

/** All connections of a server, so that none can hold it open. */
export class Doors {
  readonly #app: FastifyInstance
  readonly #sockets = new Set<Socket>()
  readonly #from = new Map<string, number>()

  /** `mostOfOneAddress`: connections from one address; behind a proxy all come from the same. */
  constructor(app: FastifyInstance, mostOfOneAddress = Number.POSITIVE_INFINITY) {
    this.#app = app
    app.server.on('connection', (socket) => this.#enter(socket, mostOfOneAddress))
  }

  #enter(socket: Socket, most: number): void {
    const from = networkOf(socket.remoteAddress ?? '')
    const count = (this.#from.get(from) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    this.#from.set(from, count)
    this.#sockets.add(socket)
    socket.once('close', () => {
      this.#sockets.delete(socket)
      const left = (this.#from.get(from) ?? 1) - 1
      if (left > 0) this.#from.set(from, left)
      else this.#from.delete(from)
    })
  }

  /** Lets nobody in; who is being answered gets the answer, who stays longer is shown out. */
  async close(patience = PATIENCE): Promise<void> {
    const enough = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, patience)
    await this.#app.close()
    clearTimeout(enough)
  }
}
