import { join } from 'node:path'
import { run } from '@chronik/server'
import { type Command, print, printJson } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  usage: '',
  about: `Opens the server: tables, accounts and the app for the browser, until Ctrl-C.

It is set up by environment variables:
  HOST, PORT              where it listens (127.0.0.1, 3000 or the next free port)
  CHRONIK_DATA            folder of the SQLite database and of the secret (./data)
  CHRONIK_DATABASE        a PostgreSQL database instead: postgres://user:password@host/name
  CHRONIK_NATS            lets several servers work on one PostgreSQL database: nats://host:4222
  CHRONIK_BOT_THREADS     in how many threads bots think; 0 leaves it to workers
  CHRONIK_ORIGIN          where people reach it: https://chronik.example
  CHRONIK_TRUST_PROXY     number of reverse proxies in front, or their addresses
  CHRONIK_SECRET          signs the cookies, instead of the one in the folder
  CHRONIK_LOG             trace, debug, info, warn, error, fatal or silent (info)
  CHRONIK_METRICS_TOKEN, CHRONIK_METRICS_PORT, CHRONIK_RATE_LIMITS
docs/operations.md tells more.`,
  positionals: [],
  options: {},
  async run(args, house) {
    const json = args.flag('json')
    return run({
      env: process.env,
      log: 'info',
      web: () => join(house.root, 'packages', 'web', 'build'),
      say: (line) => {
        if (!json) print(line)
      },
      complain: (line) => process.stderr.write(`${line}\n`),
      opened: (address) =>
        json ? printJson({ address }) : print(`Chronik: ${address}/  (stop with Ctrl-C)`),
    })
  },
}
