// `npm start`: until there is an app, a page that says what exists. PORT and HOST choose the address.
import { listen } from './start/listen.ts'
import { readHouse } from './start/packages.ts'
import { startPage } from './start/server.ts'
import { root } from './tools.ts'

const host = process.env.HOST ?? '127.0.0.1'
const server = startPage(readHouse(root))
const port = await listen(server, { port: process.env.PORT, host })

if (typeof port === 'string') {
  console.error(port)
  process.exitCode = 1
} else {
  console.log(`Chronik: http://${host.includes(':') ? `[${host}]` : host}:${port}/  (stop with Ctrl-C)`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
