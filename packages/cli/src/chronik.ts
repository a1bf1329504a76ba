import { Arguments, type Command, Failure, type House, helpOf, print, table, UsageError } from './command.ts'

/** Every command; its file is loaded when it is called. */
const COMMANDS: { readonly [name: string]: { readonly does: string; load(): Promise<Command> } } = {
  games: {
    does: 'lists the games with their seats and options',
    load: async () => (await import('./commands/games.ts')).games,
  },
  serve: {
    does: 'opens the server, with the tables and the app',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  worker: {
    does: 'computes moves of bots for several servers',
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  export: {
    does: 'writes everything a server has kept into one file',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  import: {
    does: 'brings an export into an empty database',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  'check-upgrade': {
    does: 'replays all matches of a server on the present code',
    load: async () => (await import('./commands/check-upgrade.ts')).checkUpgrade,
  },
  'new-password': {
    does: 'lets somebody back in who has forgotten the password',
    load: async () => (await import('./commands/new-password.ts')).newPassword,
  },
  people: {
    does: 'lists the people of a running server, and who is kept out',
    load: async () => (await import('./commands/people.ts')).people,
  },
  person: {
    does: 'shows, bans, signs out or deletes somebody of a running server',
    load: async () => (await import('./commands/person.ts')).person,
  },
  tables: {
    does: 'lists the tables of a running server, or ends one',
    load: async () => (await import('./commands/tables.ts')).tables,
  },
  reports: {
    does: 'shows what people have reported, and closes reports',
    load: async () => (await import('./commands/reports.ts')).reports,
  },
  simulate: {
    does: 'plays matches at random and measures',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  engine: {
    does: 'drives matches over standard input and output, a JSON object per line',
    load: async () => (await import('./commands/engine.ts')).engine,
  },
  replay: {
    does: 'plays a record again, to any point',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  verify: {
    does: 'checks that nobody touched a match',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  arena: {
    does: 'lets bots play against each other and measures who is better',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  analyse: {
    does: 'looks at every decision of a match again',
    load: async () => (await import('./commands/analyse.ts')).analyse,
  },
  reliability: {
    does: 'compares how likely an analysis calls a victory with how often there is one',
    load: async () => (await import('./commands/reliability.ts')).reliability,
  },
  train: {
    does: 'learns the weights of the bots by self-play',
    load: async () => (await import('./commands/train.ts')).train,
  },
  rules: {
    does: 'says which numbered rules are named by tests, or prints the rules',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
}

/** Runs one command and resolves to the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function chronik(args: readonly string[], house: House): Promise<number> {
  const [name, ...rest] = args
  // Nobody reads any more: there is nobody left to tell.
  process.stdout.on('error', () => process.exit(0))
  if (name === undefined || name === '--help' || name === 'help') {
    const commands = Object.entries(COMMANDS).map(([one, { does }]) => [one, does] as const)
    print(`Usage: chronik <command> [options]\n\nCommands:\n${table(commands)}`)
    print('Every command has --help, and --json for machines.')
    return name === undefined ? 2 : 0
  }
  try {
    if (!Object.hasOwn(COMMANDS, name)) {
      throw new UsageError(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)
    }
    return await run(await COMMANDS[name].load(), rest, house)
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
    if (error instanceof UsageError) {
      const command = Object.hasOwn(COMMANDS, name) ? `${name} ` : ''
      process.stderr.write(`See: chronik ${command}--help\n`)
    }
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(command: Command, rest: readonly string[], house: House): Promise<number> {
  const args = new Arguments(command, rest)
  if (!args.flag('help')) return command.run(args, house)
  print(helpOf(command))
  return 0
}
