import type { TableOnFile } from '@chronik/server'
import { type Command, print, printJson, UsageError } from '../command.ts'
import { Desk, SERVER_OPTIONS } from '../desk.ts'
import { tableInWords } from './office-words.ts'

const STATUSES = ['gathering', 'playing', 'over', 'abandoned']

export const tables: Command = {
  name: 'tables',
  usage: '[--status <status>] [--table <id> [--end]] [options]',
  about: `Lists the tables of a running server, newest first, shows one, or ends it whatever its people want: what was
played stays, and nobody has won. CHRONIK_OPERATOR_TOKEN holds the token that the server was started with.`,
  positionals: [],
  options: {
    ...SERVER_OPTIONS,
    status: { value: '<status>', help: STATUSES.join(', ') },
    after: { value: '<id>', help: 'go on after this table' },
    table: { value: '<id>', help: 'only this one' },
    end: { help: 'end it' },
  },
  async run(args) {
    const [table, status, ends] = [args.text('table'), args.text('status'), args.flag('end')]
    if (ends && table === undefined) throw new UsageError('--end needs --table, which says which one.')
    if (status !== undefined && !STATUSES.includes(status))
      throw new UsageError(`--status is one of ${STATUSES.join(', ')}, not "${status}".`)
    const desk = new Desk(args)
    if (table !== undefined) {
      const path = `/tables/${encodeURIComponent(table)}`
      const one = await (ends ? desk.post<TableOnFile>(`${path}/end`) : desk.get<TableOnFile>(path))
      if (args.flag('json')) printJson(one)
      else print(tableInWords(one))
      return 0
    }
    const found = await desk.get<Found>('/tables', { status, after: args.text('after') })
    if (args.flag('json')) printJson(found)
    else if (found.tables.length === 0) print('There is no such table.')
    else print(found.tables.map(tableInWords).join('\n'))
    if (!args.flag('json') && found.next !== null) print(`There are more: --after ${found.next}`)
    return 0
  },
}

interface Found {
  readonly tables: readonly TableOnFile[]
  readonly next: string | null
}
