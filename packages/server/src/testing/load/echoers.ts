// Pairs that send each other frames in turn: `echoers.ts <address> <pairs> <frames per second or 0> <seconds>`.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { Latencies } from './latencies.ts'
import { Pace } from './pace.ts'
import { playFor } from './playing.ts'
import { inParallel } from './visitors.ts'

/** As long as what a move tells on the average. */
const FRAME = 'x'.repeat(520)
const [address, pairs, rate, seconds] = process.argv.slice(2)
const pace = new Pace(Number(rate) === 0 ? null : Number(rate))
const times = new Latencies()
let running = false

const starts = await inParallel(Number(pairs), 16, async (pair) => {
  const sockets = await Promise.all([0, 1].map(() => open(pair)))
  let sentAt = 0
  let heard = 0
  const send = (turn: number) => {
    if (!running) return
    sentAt = performance.now()
    heard = 0
    sockets[turn].send(`${turn}${FRAME}`)
  }
  for (const socket of sockets) {
    socket.on('message', (data: Buffer) => {
      const turn = Number(data.toString()[0])
      if (++heard < 2) return
      times.add(performance.now() - sentAt)
      pace.go(() => send(1 - turn))
    })
  }
  return () => pace.go(() => send(0))
})
await playFor(
  Number(seconds),
  Promise.withResolvers<void>().promise,
  () => {
    running = true
    for (const start of starts) start()
  },
  () => {
    running = false
    return { acknowledged: times, broadcast: times, refused: 0 }
  },
)

async function open(pair: number): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/${pair}`, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}
