import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A program somewhere that hears what it is told. */
export class Ear {
  readonly heard: Heard[] = []
  status = 201
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, answer) => {
      const { url: path = '', headers } = request
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.heard.push({ path, headers, body: Buffer.concat(chunks) })
        answer.writeHead(this.status).end()
      })
    })
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  at(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`
  }

  of(path: string): Heard[] {
    return this.heard.filter((one) => one.path === path)
  }

  async close(): Promise<void> {
    this.#server.close()
    await once(this.#server, 'close')
  }
}
