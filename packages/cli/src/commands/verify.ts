import { type Check, verify as verifyRecord } from '@chronik/kernel'
import { type Command, gameNamed, print, printJson } from '../command.ts'
import { readRecord } from '../record-file.ts'

const QUESTIONS = {
  commitment: 'the seed is the one committed to',
  moves: 'all moves are legal',
  chance: 'all outcomes follow from the seed',
  result: 'the result follows from the moves',
} as const

export const verify: Command = {
  name: 'verify',
  usage: '<record>',
  about: `Checks that nobody touched a match: its seed, its moves, its outcomes, its result. What cannot be said yet
(no seed published, match not over) is open. Exit code 1 if something is wrong.
"-" reads the record from standard input.`,
  positionals: ['record'],
  options: {},
  async run(args, house) {
    const [file] = args.positionals
    const record = readRecord(file)
    const verification = verifyRecord(record, await gameNamed(house, record.game))
    if (args.flag('json')) printJson(verification)
    else print(verification.checks.map((check) => inWords(file, check)).join('\n'))
    return verification.ok ? 0 : 1
  },
}

function inWords(file: string, { id, verdict, line, expected, found }: Check): string {
  const why = expected === undefined ? '' : ` (${file}:${line}: expected ${expected}, found ${found})`
  return `${verdict.padEnd(6)}  ${QUESTIONS[id]}${why}`
}
