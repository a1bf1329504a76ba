import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const PATIENCE = 10_000

/** All connections of a server, so that none can hold it open. */
export class Doors {
  readonly #app: FastifyInstance
  readonly #sockets = new Set<Socket>()

  constructor(app: FastifyInstance) {
    this.#app = app
    app.server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
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
