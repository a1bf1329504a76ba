import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { LANGUAGES, type Language, type Seed } from '@chronik/kernel'
import { type Command, UsageError } from '../command.ts'
import { Engine, LONGEST_LINE } from '../engine/engine.ts'
import { type Line, LineCutter } from '../engine/lines.ts'
import { seedFrom } from '../engine/opening.ts'

export const engine: Command = {
  name: 'engine',
  usage: '[--lang de|en|nl] [--seed X] [--debug]',
  about: `Drives matches for a program in any language: one JSON object per line on standard input, one reply per
line on standard output, until the input ends. docs/protocol.md describes it. Always speaks JSON.`,
  positionals: [],
  options: {
    debug: { help: 'tell on standard error where internal errors come from (read it, or the engine waits)' },
    seed: {
      value: 'X',
      help: 'draw from this where a request names no seed: the same lines, the same replies',
    },
    lang: {
      value: 'L',
      help: `language of words where a request names none: ${LANGUAGES.join(', ')} (default en)`,
    },
  },
  async run(args, house) {
    const language = languageNamed(args.text('lang') ?? 'en')
    const games = await Promise.all(house.games.map((offer) => offer.load()))
    const served = new Engine(
      games,
      language,
      seeds(args.text('seed')),
      args.flag('debug') ? tellOf : () => {},
    )
    const cutter = new LineCutter(LONGEST_LINE)
    for await (const chunk of process.stdin) await replyTo(served, cutter.cut(chunk as Uint8Array))
    await replyTo(served, cutter.rest())
    return 0
  },
}

/** Seeds that nobody can guess, or one after the other from a text. */
function seeds(text: string | undefined): () => Seed {
  if (text === undefined) return () => randomBytes(32).toString('hex')
  let drawn = 0
  return () => seedFrom(`${text} ${++drawn}`)
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
