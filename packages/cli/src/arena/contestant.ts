import {
  type Bot,
  estimatorOf,
  LEVELS,
  type Level,
  type Manner,
  type Opponents,
  seatBot,
} from '@chronik/bots'
import type { AnyState } from '@chronik/kernel'
import { UsageError } from '../command.ts'
import { ProgramBot } from './program.ts'

/** Who sits down in the arena: a level, a manner of one's own, or a program. */
export type Contestant =
  | { readonly kind: 'bot'; readonly manner: Level | Manner }
  | { readonly kind: 'program'; readonly command: string }

/** Reads `master`, `search:500`, `impression:0.5` or `program:python3 bot.py`. */
export function readContestant(text: string): Contestant {
  if ((LEVELS.list as readonly string[]).includes(text)) return { kind: 'bot', manner: text as Level }
  const [, kind, rest] = /^(search|impression|program):(.+)$/.exec(text) ?? []
  if (kind === 'program') return { kind, command: rest }
  const number = Number(rest)
  if (kind === 'search' && Number.isInteger(number) && number >= 1 && number <= 1_000_000) {
    return {
      kind: 'bot',
      manner: { kind, iterations: number, nodes: Math.min(2_000_000, 4_000 + number * 40) },
    }
  }
  if (kind === 'impression' && number >= 0 && number <= 1000)
    return { kind: 'bot', manner: { kind, temperature: number } }
  throw new UsageError(
    `"${text}" is no bot: expected one of ${LEVELS.list.join(', ')}, search:<iterations>, impression:<temperature> or program:<command>.`,
  )
}

export function seat(
  contestant: Contestant,
  opponents: Opponents,
  box: AnyState['box'],
  seed: number,
): Bot<AnyState> {
  const { game } = opponents
  if (contestant.kind === 'program') return new ProgramBot(game, contestant.command)
  return seatBot(game, box, estimatorOf(opponents), contestant.manner, seed)
}
