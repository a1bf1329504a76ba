import { once } from 'node:events'
import { LANGUAGES, type Language } from '@chronik/kernel'
import { type Command, UsageError } from '../command.ts'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { type Line, LineCutter } from '../engine/lines.ts'

export const engine: Command = {
  name: 'engine',
  usage: '[--lang de|en|nl]',
  about: `Drives matches for a program in any language: one JSON object per line on standard input, one reply per
line on standard output, until the input ends. docs/protocol.md describes it. Always speaks JSON.`,
  positionals: [],
  options: {
    lang: {
      value: 'L',
      help: `language of words where a request names none: ${LANGUAGES.join(', ')} (default en)`,
    },
  },
  async run(args, house) {
    const language = languageNamed(args.text('lang') ?? 'en')
    const served = new Engine(await Promise.all(house.games.map((offer) => offer.load())), language)
    const cutter = new LineCutter(LONGEST_LINE)
    // Nobody reads any more: there is nobody left to tell.
    process.stdout.on('error', () => process.exit(0))
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

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((known) => known === name)
  if (language !== undefined) return language
  throw new UsageError(`--lang expects one of ${LANGUAGES.join(', ')}, found "${name}".`)
}
