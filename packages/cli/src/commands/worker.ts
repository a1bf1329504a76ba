import { work } from '@chronik/server'
import { type Command, print, printJson } from '../command.ts'

export const worker: Command = {
  name: 'worker',
  usage: '',
  about: `Computes the moves of bots for servers that share a NATS, until Ctrl-C. It opens no port and no database.

It is set up by environment variables:
  CHRONIK_NATS            where the servers leave their tasks: nats://user:password@host:4222
  CHRONIK_SECRET          the secret of the servers
  CHRONIK_BOT_THREADS     how many moves it computes at a time (one less than there are processors)
  CHRONIK_LOG             trace, debug, info, warn, error, fatal or silent (info)
docs/operations.md tells more.`,
  positionals: [],
  options: {},
  async run(args) {
    const json = args.flag('json')
    return work({
      env: process.env,
      say: (line) => {
        if (!json) print(line)
      },
      complain: (line) => process.stderr.write(`${line}\n`),
      opened: (threads) =>
        json ? printJson({ threads }) : print(`Thinking for bots in ${threads} threads  (stop with Ctrl-C)`),
    })
  },
}
