import type { PersonOnFile } from '@chronik/server'
import { type Command, print, printJson } from '../command.ts'
import { Desk, SERVER_OPTIONS } from '../desk.ts'
import { personInWords } from './office-words.ts'

export const people: Command = {
  name: 'people',
  usage: '[--search <words>] [--banned] [options]',
  about: `Lists people of a running server: all of them, those found by a part of their name, an e-mail address or an id,
or those who are kept out. CHRONIK_OPERATOR_TOKEN holds the token that the server was started with.`,
  positionals: [],
  options: {
    ...SERVER_OPTIONS,
    search: { value: '<words>', help: 'a part of the name, the whole e-mail address, or the id' },
    after: { value: '<id>', help: 'go on after this id' },
    banned: { help: 'only those who are kept out' },
  },
  async run(args) {
    const desk = new Desk(args)
    const found = args.flag('banned')
      ? await desk.get<People>('/bans')
      : await desk.get<People>('/people', { search: args.text('search'), after: args.text('after') })
    if (args.flag('json')) printJson(found)
    else if (found.people.length === 0) print('Nobody is found.')
    else print(found.people.map(personInWords).join('\n'))
    if (!args.flag('json') && found.next) print(`There are more: --after ${found.next}`)
    return 0
  },
}

interface People {
  readonly people: readonly PersonOnFile[]
  readonly next?: string | null
}
