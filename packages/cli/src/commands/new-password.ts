import { createInterface } from 'node:readline'
import type { PasswordGiven } from '@chronik/server'
import { type Command, Failure, print, printJson } from '../command.ts'
import { KEPT_OPTIONS, keptAt } from '../kept.ts'

export const newPassword: Command = {
  name: 'new-password',
  usage: '<account> --data <folder> | --database <url> [options]',
  about: `Gives somebody who has forgotten the password a new one, and signs them out everywhere.
<account> is an e-mail address, an id or, if only one account has it, a name. The password is made up and shown
once, unless it comes from standard input. Passkeys stay; an account that has only passkeys gets a password, too.
With --data the server has to be stopped; with --database it may go on.`,
  positionals: ['account'],
  options: {
    ...KEPT_OPTIONS,
    stdin: { help: 'take the password from the first line of standard input' },
    email: { value: '<address>', help: 'what to sign in with, for an account without an e-mail address' },
  },
  async run(args) {
    const kept = keptAt(args)
    const [who] = args.positionals
    const email = args.text('email')
    const password = args.flag('stdin') ? await firstLine() : undefined
    const server = await import('@chronik/server')
    const given = await server.newPassword(kept, {
      who,
      ...(email !== undefined && { email }),
      ...(password !== undefined && { password }),
    })
    if (args.flag('json')) printJson(given)
    if (!given.ok)
      throw new Failure(given.code === 'email-missing' ? `${given.words} See --email.` : given.words)
    if (!args.flag('json')) print(inWords(given))
    return 0
  },
}

async function firstLine(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('The new password, and Enter: ')
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}

function inWords({ account, made, sessions }: Extract<PasswordGiven, { ok: true }>): string {
  const password =
    made === null ? 'the password from standard input.' : `this password, shown only now:\n\n  ${made}\n`
  const ended = sessions === 1 ? '1 session has ended.' : `${sessions} sessions have ended.`
  return `${account.name} signs in as ${account.email} with ${password}\n${ended}`
}
