import type { ReportDeed } from '@chronik/server'
import { type Arguments, type Command, Failure, print, printJson, UsageError } from '../command.ts'
import { Desk, SERVER_OPTIONS } from '../desk.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'
import { type Report, reportInWords } from './report-words.ts'

export const reports: Command = {
  name: 'reports',
  usage: '--server <url> | --data <folder> | --database <url> [options]',
  about: `Shows what people have reported to you, with the lines of the chat and the moves in question, newest first.
With --server the running server is asked; CHRONIK_OPERATOR_TOKEN holds the token that it was started with. Reading
at the database itself changes nothing, and the server may go on meanwhile; to close a report with --data it must be
stopped.`,
  positionals: [],
  options: {
    ...SERVER_OPTIONS,
    ...KEPT_OPTIONS,
    closed: { help: 'show those that are closed' },
    before: { value: '<number>', help: 'go on below this number' },
    close: { value: '<number>', help: 'close this report; say with --outcome what came of it' },
    outcome: { value: '<words>', help: 'what came of it' },
  },
  async run(args) {
    const before = args.number('before', 1, Number.MAX_SAFE_INTEGER) ?? null
    const id = args.number('close', 1, Number.MAX_SAFE_INTEGER)
    const outcome = args.text('outcome')
    if ((id === undefined) !== (outcome === undefined))
      throw new UsageError('--close says which report, --outcome what came of it: both are needed.')
    const deed: ReportDeed =
      id === undefined
        ? { kind: 'list', open: !args.flag('closed'), before }
        : { kind: 'close', id, outcome: outcome ?? '' }
    const found = await (args.text('server') === undefined ? kept(args, deed) : asked(new Desk(args), deed))
    if (args.flag('json')) printJson(found)
    else if (found.length === 0) print('Nothing has been reported.')
    else print(found.map(reportInWords).join('\n'))
    return 0
  },
}

/** At the database itself. */
async function kept(args: Arguments, deed: ReportDeed): Promise<readonly Report[]> {
  const place = keptAt(args)
  const { operateReports } = await import('@chronik/server')
  const result = await operateReports(place, deed)
  if (!result.ok) throw new Failure(result.why)
  return result.reports
}

/** Of the running server. */
async function asked(desk: Desk, deed: ReportDeed): Promise<readonly Report[]> {
  if (deed.kind === 'close') return [await desk.post(`/reports/${deed.id}`, { outcome: deed.outcome })]
  const query = { open: String(deed.open), before: deed.before === null ? undefined : String(deed.before) }
  return (await desk.get<{ reports: readonly Report[] }>('/reports', query)).reports
}
