import { type Command, Failure, print, printJson, UsageError } from '../command.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'
import { reportInWords } from './report-words.ts'

export const reports: Command = {
  name: 'reports',
  usage: '--data <folder> | --database <url> [options]',
  about: `Shows what people have reported to you, with the lines of the chat and the moves in question, newest first.
Reading changes nothing, and the server may go on meanwhile. To close a report with --data, stop the server first,
or ask the running one: see "Reports" in docs/operations.md.`,
  positionals: [],
  options: {
    ...KEPT_OPTIONS,
    closed: { help: 'show those that are closed' },
    before: { value: '<number>', help: 'go on below this number' },
    close: { value: '<number>', help: 'close this report; say with --outcome what came of it' },
    outcome: { value: '<words>', help: 'what came of it' },
  },
  async run(args) {
    const kept = keptAt(args)
    const before = args.number('before', 1, Number.MAX_SAFE_INTEGER) ?? null
    const id = args.number('close', 1, Number.MAX_SAFE_INTEGER)
    const outcome = args.text('outcome')
    if ((id === undefined) !== (outcome === undefined))
      throw new UsageError('--close says which report, --outcome what came of it: both are needed.')
    const server = await import('@chronik/server')
    const result = await server.operateReports(
      kept,
      id === undefined
        ? { kind: 'list', open: !args.flag('closed'), before }
        : { kind: 'close', id, outcome: outcome ?? '' },
    )
    if (!result.ok) throw new Failure(result.why)
    if (args.flag('json')) printJson(result.reports)
    else if (result.reports.length === 0) print('Nothing has been reported.')
    else print(result.reports.map(reportInWords).join('\n'))
    return 0
  },
}
