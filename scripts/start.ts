// `npm start`: builds the app if it is stale and serves it. PORT and HOST choose the address.
import { buildWeb, built } from './build-web.ts'
import { serveApp } from './start/app.ts'
import { listen } from './start/listen.ts'

await buildWeb()
const host = process.env.HOST ?? '127.0.0.1'
const server = serveApp(built)
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
