import { once } from 'node:events'
import { LANGUAGES, type Language } from '@chronik/kernel'
import { type Command, UsageError } from '../command.ts'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { type Line, LineCutter } from '../engine/lines.ts'

export const engine: Command = {
  name: 'engine',
  usage: '[--lang de|en|nl] [--debug]',
  about: `Drives matches for a program in any language: one JSON object per line on standard input, one reply per
line on standard output, until the input ends. docs/protocol.md describes it. Always speaks JSON.`,
  positionals: [],
  options: {
    debug: { help: 'tell on standard error where internal errors come from (read it, or the engine waits)' },
    lang: {
      value: 'L',
      help: `language of words where a request names none: ${LANGUAGES.join(', ')} (default en)`,
    },
  },
  async run(args, house) {
    const language = languageNamed(args.text('lang') ?? 'en')
    const games = await Promise.all(house.games.map((offer) => offer.load()))
    const served = new Engine(games, language, args.flag('debug') ? tellOf : () => {})
    const cutter = new LineCutter(LONGEST_LINE)
    for await (const chunk of process.stdin) await replyTo(served, cutter.cut(chunk as Uint8Array))
    await replyTo(served, cutter.rest())
    return 0
  },
}

/** Replies are not piled up: the next line is read when the reply before has room. */
async function replyTo(served: Engine, lines: Iterable<Line>): Promise<void> {
  for (const line of lines) {
    if (!process.stdout.write(`${served.reply(line)}\n`)) await once(process.stdout, 'drain')
  }
}

function tellOf(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((known) => known === name)
  if (language !== undefined) return language
  throw new UsageError(`--lang expects one of ${LANGUAGES.join(', ')}, found "${name}".`)
}
