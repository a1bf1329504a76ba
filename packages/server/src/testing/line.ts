import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server of a test that can be cut: what goes over it is seen before it is passed on. */
export class LineForTests implements AsyncDisposable {
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  /** How often it was cut. */
  cuts = 0

  private constructor(server: Server) {
    this.#server = server
  }

  /** `cuts`: whether the line is cut when somebody sends this. */
  static async to(port: number, cuts: (sent: Buffer) => boolean): Promise<LineForTests> {
    const server = createServer()
    const line = new LineForTests(server)
    server.on('connection', (near) => line.#join(near, connect(port, '127.0.0.1'), cuts))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const end of this.#ends) end.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket, far: Socket, cuts: (sent: Buffer) => boolean): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#ends.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        this.#ends.delete(one)
        other.destroy()
      })
    }
    near.on('data', (sent: Buffer) => {
      if (cuts(sent)) {
        this.cuts++
        near.destroy()
      } else far.write(sent)
    })
    far.on('data', (sent: Buffer) => near.write(sent))
  }
}
