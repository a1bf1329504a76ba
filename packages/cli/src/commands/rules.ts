import { fillIn, LANGUAGES, type Language, MisfitError } from '@chronik/kernel'
import { type Command, Failure, gameNamed, type House, print, printJson, UsageError } from '../command.ts'
import { documentsOf, gamesIn } from '../rules/documents.ts'
import { definedIn, namedIn } from '../rules/numbers.ts'
import { testsOf } from '../rules/report.ts'

interface Coverage {
  readonly total: number
  readonly covered: number
  readonly missing: readonly string[]
}

export const rules: Command = {
  name: 'rules',
  usage: '[--game G] [--print] [--language L]',
  about: `Counts the numbered rules, rulings and examples of docs/rules that are named by the title of at least one
test that ran and passed, and lists the missing ones. Runs the tests of the game if something changed.
With --print it prints the rules with the figures of the standard edition filled in.`,
  positionals: [],
  options: {
    game: { value: 'G', help: 'only this game' },
    print: { help: 'print the rules of the game' },
    language: { value: 'L', help: `with --print: ${LANGUAGES.join(', ')} (en)` },
  },
  async run(args, house) {
    const known = gamesIn(house.root)
    const id = args.text('game')
    if (id !== undefined && !known.includes(id)) {
      throw new UsageError(`There is no game "${id}". Games: ${known.join(', ') || 'none yet'}.`)
    }
    if (args.flag('print')) {
      if (id === undefined) throw new UsageError('--print needs --game.')
      const language = languageOf(args.text('language') ?? 'en')
      const text = await printed(house, id, language)
      if (args.flag('json')) printJson({ game: id, language, text })
      else print(text)
      return 0
    }
    const coverage = await coverageOf(house.root, id === undefined ? known : [id])
    if (args.flag('json')) printJson(coverage)
    else print(inWords(coverage))
    return 0
  },
}

async function coverageOf(root: string, games: readonly string[]): Promise<Coverage> {
  const defined: string[] = []
  const missing: string[] = []
  for (const game of games) {
    const numbers = definedIn(documentsOf(root, game).join('\n'))
    if (numbers.length === 0) continue
    const { passed, failed } = await testsOf(root, game)
    if (failed > 0) process.stderr.write(`${game}: ${failed} tests failed; what they name does not count.\n`)
    const named = new Set(passed.flatMap((title) => namedIn(title, numbers)))
    defined.push(...numbers)
    missing.push(...numbers.filter((number) => !named.has(number)))
  }
  return { total: defined.length, covered: defined.length - missing.length, missing }
}

function languageOf(word: string): Language {
  const language = LANGUAGES.find((known) => known === word)
  if (language === undefined)
    throw new UsageError(`--language expects one of ${LANGUAGES.join(', ')}, found "${word}".`)
  return language
}

async function printed(house: House, id: string, language: Language): Promise<string> {
  const documents = documentsOf(house.root, id, language)
  if (documents.length === 0) throw new Failure(`docs/rules holds no rules of ${id} in this language yet.`)
  const game = await gameNamed(house, id)
  try {
    return fillIn(documents.join('\n'), game.editions.standard, game.names[language])
  } catch (error) {
    if (error instanceof MisfitError)
      throw new Failure(`docs/rules names a figure that is not there: ${error.message}`)
    throw error
  }
}

function inWords({ total, covered, missing }: Coverage): string {
  if (total === 0) return 'docs/rules defines no numbers yet.'
  const share = `${covered} of ${total} numbers are named by a test that passed (${((100 * covered) / total).toFixed(1)} %).`
  return missing.length === 0 ? share : `${share}\nMissing: ${missing.join(', ')}`
}
