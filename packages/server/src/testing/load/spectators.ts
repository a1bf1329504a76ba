// People who only watch: `spectators.ts <address> <count>`. Says a line when all are there, and stays.
import { connect, inParallel, newMatch, newPerson } from './visitors.ts'

const [address, count] = process.argv.slice(2)
const people = await inParallel(2, 2, (index) => newPerson(address, `Player ${index}`))
const table = await newMatch(address, 'village', people)
await inParallel(Number(count), 16, async () => {
  const socket = await connect(address, null)
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, 16).toString() === '{"type":"update"') resolve()
  })
  socket.send(JSON.stringify({ type: 'watch', table, seen: null }))
  await promise
})
console.log('ready')
setInterval(() => {}, 1_000)
