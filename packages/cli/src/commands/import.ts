import { resolve } from 'node:path'
import { type Command, Failure, print, printJson } from '../command.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'
import { movedInWords } from './export.ts'

export const importCommand: Command = {
  name: 'import',
  usage: '<file> --data <folder> | --database <url>',
  about: `Brings what "chronik export" has written into an empty folder or an empty PostgreSQL database: all of it, or
nothing. Matches under way go on when a server starts there. A folder gets the secret from the file, if it has none of
its own; a server on PostgreSQL has to be given the old one, or everybody is signed out.`,
  positionals: ['file'],
  options: KEPT_OPTIONS,
  async run(args) {
    const kept = keptAt(args)
    const [file] = args.positionals
    const { importAll } = await import('@chronik/server')
    const result = await importAll(kept, resolve(file))
    if (!result.ok) throw new Failure(result.why)
    if (args.flag('json')) printJson(result.moved)
    else print(movedInWords('Imported', result.moved, file))
    return 0
  },
}
