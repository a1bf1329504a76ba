import { resolve } from 'node:path'
import { type Command, Failure, print, printJson } from '../command.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'

export const exportCommand: Command = {
  name: 'export',
  usage: '<file> --data <folder> | --database <url>',
  about: `Writes everything that a server has kept into one file, as it is at one moment: people, tables, matches under
way, talk. The server may go on meanwhile, so this makes a backup, too. A name that ends with .gz is compressed.
The file holds password hashes, e-mail addresses, the seeds of matches and the secret of the folder: keep it as you
keep the server.`,
  positionals: ['file'],
  options: KEPT_OPTIONS,
  async run(args) {
    const kept = keptAt(args)
    const [file] = args.positionals
    const { exportAll } = await import('@chronik/server')
    const result = await exportAll(kept, resolve(file))
    if (!result.ok) throw new Failure(result.why)
    if (args.flag('json')) printJson(result.moved)
    else print(movedInWords('Written', result.moved, file))
    return 0
  },
}

export function movedInWords(
  verb: string,
  moved: { readonly [table: string]: number },
  file: string,
): string {
  const { users = 0, tables = 0, deeds = 0 } = moved
  return `${verb}: ${users} people, ${tables} tables, ${deeds} deeds of matches (${file}).`
}
