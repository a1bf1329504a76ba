import type { PersonFile, PersonOnFile } from '@chronik/server'
import { type Arguments, type Command, Failure, print, printJson, UsageError } from '../command.ts'
import { Desk, SERVER_OPTIONS } from '../desk.ts'
import { fileInWords, personInWords } from './office-words.ts'

const ACTS = ['ban', 'unban', 'sign-out', 'delete'] as const
type Act = (typeof ACTS)[number]

export const person: Command = {
  name: 'person',
  usage: '<who> [--ban --reason <words> [--days <number>] | --unban | --sign-out | --delete] [options]',
  about: `Shows somebody of a running server, with their sessions and tables and what was reported about them, or decides
about them. <who> is an id, an e-mail address or, if only one person has it, a name. Who is banned is shown out of
every server of the house at once and cannot sign in; their matches go on without them as if they stayed away. Who is
deleted leaves a seat without a name to the matches of the others. CHRONIK_OPERATOR_TOKEN holds the token.`,
  positionals: ['who'],
  options: {
    ...SERVER_OPTIONS,
    ban: { help: 'keep them out' },
    reason: { value: '<words>', help: 'why; only you read it' },
    days: { value: '<number>', help: 'for so many days; for good if it is not said' },
    unban: { help: 'let them in again' },
    'sign-out': { help: 'end all their sessions' },
    delete: { help: 'delete the account; there is no way back' },
  },
  async run(args) {
    const act = actOf(args)
    const desk = new Desk(args)
    const { user } = await found(desk, args.positionals[0])
    const path = `/people/${encodeURIComponent(user)}`
    if (act === 'delete') {
      const gone = await desk.post(`${path}/delete`)
      if (args.flag('json')) printJson(gone)
      else print(`${user} is deleted.`)
      return 0
    }
    const file = await (act === null
      ? desk.get<PersonFile>(path)
      : desk.post<PersonFile>(`${path}/${act}`, act === 'ban' ? banOf(args) : {}))
    if (args.flag('json')) printJson(file)
    else print(fileInWords(file))
    return 0
  },
}

function actOf(args: Arguments): Act | null {
  const wanted = ACTS.filter((act) => args.flag(act))
  if (wanted.length > 1) throw new UsageError('One thing at a time: --ban, --unban, --sign-out or --delete.')
  const [act = null] = wanted
  if (act === 'ban') banOf(args)
  return act
}

function banOf(args: Arguments): { readonly reason: string; readonly days: number | null } {
  return { reason: args.required('reason'), days: args.number('days', 1, 3650) ?? null }
}

/** The only one who is meant. */
async function found(desk: Desk, who: string): Promise<PersonOnFile> {
  const { people } = await desk.get<{ people: readonly PersonOnFile[] }>('/people', { search: who })
  const meant = people.filter(({ user, email, name }) =>
    [user, email?.toLowerCase(), name.toLowerCase()].includes(user === who ? who : who.toLowerCase()),
  )
  const [one] = meant
  if (one === undefined) throw new Failure(`There is nobody "${who}".`)
  if (meant.length > 1)
    throw new Failure(
      `Several people are "${who}". Say which one, by the id:\n${meant.map(personInWords).join('\n')}`,
    )
  return one
}
