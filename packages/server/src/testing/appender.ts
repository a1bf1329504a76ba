// A process that appends deeds as fast as it can and says which are safe, until it is killed.
// What it says waits where nobody listens just now; a synchronous write would fail there.
// Usage: appender.ts <place> <tables> <parallel>
import { openPlace } from './place.ts'

const [place, prefix, parallel] = process.argv.slice(2)
const { store } = await openPlace(place)
process.stdout.write('open\n')
await Promise.all(
  Array.from({ length: Number(parallel) }, async (_, index) => {
    const table = `${prefix}-${index}`
    for (let seq = 1; ; seq++) {
      const lines = [`1 take ${'crafts '.repeat(seq % 40)}${seq}`, `* bag ${table}`]
      const answer = await store.deeds.append({ table, seq, seat: 0, request: `r${seq}`, lines, at: seq })
      if (answer.kind !== 'appended') throw new Error(`${table} ${seq}: ${answer.kind}`)
      process.stdout.write(`${table} ${seq}\n`)
    }
  }),
)
