import { FastRandom, mixSeed, SeededChance } from '../chance/seeded.ts'
import type { AnyState, Game, Setup } from '../game.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { entryFor, type LogEntry } from '../log.ts'
import { Match } from '../match.ts'
import type { Move } from '../move.ts'
import { type Cast, type GameStory, type Part, type StoryLine, spokenLine, tellAll } from '../story/index.ts'
import { foreignWords } from './foreign.ts'
import { vocabularyOf } from './names.ts'

/** Names that are words of no language and of no game. */
const NAMES = ['Greta', 'Matthis', 'Ylva', 'Bruno', 'Conrad']

/** A cast in which one seat reads, or nobody of the table. */
export function castOf(
  players: number,
  reader: number,
  language: Language,
  colours: readonly string[],
): Cast {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: NAMES[seat],
    you: seat === reader,
    colour: colours[seat] ?? '',
  }))
  return { seats, language }
}

/** The log of a random match; half of them choose a kind of move first, so that rare kinds come up too. */
export function randomLog<S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
): readonly LogEntry[] {
  const match = new Match(game, setup, new SeededChance(seed))
  const random = new FastRandom(mixSeed(seed, 11))
  const byKind = seed % 2 === 0
  const bound = game.bound(match.box)
  for (let { turn } = match, moves = 0; !turn.over && moves < bound; turn = match.turn, moves++)
    match.play([byKind ? someKind(game, turn.moves, random) : turn.moves[random.below(turn.moves.length)]])
  return match.log
}

function someKind<S extends AnyState>(
  { notation }: Game<S>,
  moves: readonly Move[],
  random: FastRandom,
): Move {
  const kinds = [...new Set(moves.map((move) => notation.kindOf(move)))]
  const kind = kinds[random.below(kinds.length)]
  const alike = moves.filter((move) => kind.is(move))
  return alike[random.below(alike.length)]
}

/** Who sits at the table, and who of them read along. */
export interface Readers {
  readonly players: number
  readonly colours: readonly string[]
  readonly readers: readonly number[]
}

/** What is wrong with how a log is told, to one who watches and to some who play, in every language. */
export function faultsInStory<S extends AnyState>(
  game: Game<S>,
  story: GameStory,
  log: readonly LogEntry[],
  { players, colours, readers }: Readers,
): string[] {
  const faults: string[] = []
  const codes = codesOf(game, story)
  for (const reader of [-1, ...readers]) {
    const seen = log.map((entry) => entryFor(entry, reader))
    const told = LANGUAGES.map((language) => {
      const cast = castOf(players, reader, language, colours)
      const lines = tellAll(story, seen, cast)
      for (const line of lines) faults.push(...faultsInLine(story, line, cast, codes))
      return lines
    })
    faults.push(...faultsInCourse(told, seen.length))
  }
  return [...new Set(faults)]
}

/** Words of the game that nobody should read as they are: those that look like code. */
function codesOf<S extends AnyState>(game: Game<S>, story: GameStory): ReadonlySet<string> {
  return new Set([...vocabularyOf(game), ...Object.keys(story.tellers)].filter((word) => word.includes('-')))
}

const RAW = /[{}[\]_\u2028\ue000]|\b(undefined|null|NaN|Infinity)\b|object Object/
const ILL_SET = /\s\s|\s[.,;:!?]|^\s|\(\)|[.,;:]{2}|: \.|\b0\b/

function faultsInLine(
  story: GameStory,
  line: StoryLine,
  cast: Cast,
  codes: ReadonlySet<string>,
): readonly string[] {
  const { parts, about } = line
  const said = spokenLine(story, line, cast)
  const faults: string[] = []
  const fault = (what: string) => faults.push(`${about[0].code} (${cast.language}): ${what}: "${said}"`)
  for (const part of parts) {
    if (typeof part === 'string') continue
    if (!Object.hasOwn(story.pieces, part.piece)) fault(`the piece "${part.piece}" has no name`)
    const { amount = 1 } = part
    if (!Number.isInteger(amount) || amount < 1) fault(`${amount} of "${part.piece}"`)
  }
  if (parts.some((part, at) => part === ' ' && isPiece(parts[at - 1]) && isPiece(parts[at + 1])))
    fault('what is paid and what it is paid for stand side by side')
  if (line.rule === undefined) fault('leads to no rule')
  if (RAW.test(said)) fault('not a sentence')
  if (ILL_SET.test(said)) fault('ill set')
  if (!/^[\p{Lu}\d„“"‘]/u.test(said)) fault('begins with no capital letter')
  if (!/[.!?]$/.test(said)) fault('does not end')
  const words = said.split(/[^\p{L}\p{N}-]+/u)
  for (const word of words) if (codes.has(word)) fault(`the code "${word}"`)
  for (const word of foreignWords(words, cast.language)) fault(`the foreign word "${word}"`)
  return faults
}

function isPiece(part: Part | undefined): boolean {
  return part !== undefined && typeof part !== 'string'
}

/** Lines lead forward to the end, and tell of the same in every language. */
function faultsInCourse(told: readonly (readonly StoryLine[])[], entries: number): readonly string[] {
  const faults: string[] = []
  const [first] = told
  first.forEach(({ told: at, about }, index) => {
    if (index > 0 && at < first[index - 1].told) faults.push(`${about[0].code}: goes back to ${at}`)
  })
  if ((first.at(-1)?.told ?? 0) !== entries) faults.push('the last entries are not told')
  for (const lines of told)
    lines.forEach((line, at) => {
      if (contentOf(line) !== contentOf(first[at]))
        faults.push(
          `${line.about[0].code}: ${contentOf(line)} is ${contentOf(first[at])} in another language`,
        )
    })
  return faults
}

/** The pieces and numbers of a line. */
function contentOf({ parts }: StoryLine): string {
  return parts
    .flatMap((part) =>
      typeof part === 'string' ? (part.match(/\d+/g) ?? []) : [`${part.amount ?? 1} ${part.piece}`],
    )
    .sort()
    .join(', ')
}
