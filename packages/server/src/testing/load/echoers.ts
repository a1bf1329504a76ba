// Pairs that send each other frames in turn: `echoers.ts <address> <pairs> <frames per second or 0> <seconds>`.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { Latencies } from './latencies.ts'
import { Pace } from './pace.ts'
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
console.log('ready')
await once(process.stdin, 'data')
running = true
const began = performance.now()
for (const start of starts) start()
const cpu = process.cpuUsage()
await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)))
running = false
const { user, system } = process.cpuUsage(cpu)
console.log(
  JSON.stringify({
    moves: times.count,
    refused: 0,
    seconds: (performance.now() - began) / 1000,
    clientCpu: (user + system) / 1e6,
    acknowledged: times.summary(),
    broadcast: times.summary(),
  }),
)
process.exit()

async function open(pair: number): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/${pair}`, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}
