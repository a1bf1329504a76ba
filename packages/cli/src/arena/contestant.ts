import {
  type Bot,
  FORESIGHT,
  type Helper,
  isPonderer,
  LEVELS,
  Leaning,
  type Level,
  laneSeed,
  type Manner,
  type Opponents,
  readyFor,
  roomFor,
  Several,
  schooled,
  seatBot,
} from '@chronik/bots'
import type { AnyState } from '@chronik/kernel'
import { UsageError } from '../command.ts'
import { ProgramBot } from './program.ts'
import { readSettings } from './settings.ts'
import { trainedStyle, weightsNamed } from './weights.ts'

/** Who sits down in the arena: a level, a manner of one's own, or a program. */
type Contestant =
  | {
      readonly kind: 'bot'
      readonly manner: Level | Manner
      readonly weights: string | null
      readonly leaning: string | null
      readonly lanes: number
      readonly way: string | null
    }
  | { readonly kind: 'program'; readonly command: string }

type Seated = Extract<Contestant, { readonly kind: 'bot' }>

const MOST_ITERATIONS = 1_000_000

/** Reads `master`, `search:500+rollout=cycle`, `impression:0.5+weights=hand-set` or `program:python3 bot.py`. */
function readContestant(text: string): Contestant {
  if (text.startsWith('program:') && text.length > 'program:'.length)
    return { kind: 'program', command: text.slice('program:'.length) }
  const [name, ...more] = text.split('+')
  const { weights, leaning, lanes, way, foresight, ...thinking } = readSettings(more)
  const values = { weights, leaning, lanes, way }
  const foresees = Object.keys(foresight).length > 0
  if ((LEVELS.list as readonly string[]).includes(name) && Object.keys(thinking).length === 0)
    return { kind: 'bot', manner: name as Level, ...values }
  if (name === 'plan' && Object.keys(thinking).length === 0)
    return { kind: 'bot', manner: { kind: 'plan' }, ...values }
  const [, kind, rest] = /^(search|impression|plan):(.+)$/.exec(name) ?? []
  const number = Number(rest)
  const counts = Number.isInteger(number) && number >= 1 && number <= MOST_ITERATIONS
  if (kind === 'plan' && counts && Object.keys(thinking).length === 0)
    return {
      kind: 'bot',
      manner: { kind, iterations: number, foresight: { ...FORESIGHT, ...foresight } },
      ...values,
    }
  if (kind === 'search' && counts && !foresees) {
    const manner = { kind, iterations: number, nodes: roomFor(number), ...thinking } as const
    return { kind: 'bot', manner, ...values }
  }
  if (kind === 'impression' && number >= 0 && number <= 1000 && Object.keys(thinking).length === 0)
    return { kind: 'bot', manner: { kind, temperature: number }, ...values }
  throw new UsageError(
    `"${text}" is no bot: expected one of ${LEVELS.list.join(', ')}, search:<iterations>, impression:<temperature>, plan, plan:<iterations> or program:<command>.`,
  )
}

/** A contestant of a game, ready to sit down. */
interface Ready {
  seat(box: AnyState['box'], seed: number): Bot<AnyState>
}

/** Reads a contestant of a game; weights that cannot be used are found now, not in the middle of a match. */
export async function contestantOf(text: string, opponents: Opponents): Promise<Ready> {
  const contestant = readContestant(text)
  if (contestant.kind === 'program') return { seat: () => new ProgramBot(opponents.game, contestant.command) }
  const { manner, weights, leaning, lanes, way } = contestant
  if (way !== null) return wayfarer(text, contestant, opponents)
  const unlearned = (): UsageError =>
    new UsageError(`"${text}": a style goes with weights=learned or a network.`)
  if (weights === null) {
    if (leaning !== null) throw unlearned()
    const ready = await readyFor(opponents, manner)
    return { seat: (box, seed) => seatLanes(ready, box, manner, seed, lanes) }
  }
  const named = await weightsNamed(weights, opponents)
  if (!('parts' in named)) {
    if (leaning !== null) throw unlearned()
    const player = { ...opponents, weights: named }
    return { seat: (box, seed) => seatLanes(player, box, manner, seed, lanes) }
  }
  const player = await leant(await schooled(opponents, named), leaning)
  if (typeof manner === 'string' || manner.kind === 'random')
    throw new UsageError(`"${text}": what was learned goes with search and impression, not with a level.`)
  return { seat: (box, seed) => seatLanes(player, box, { ...manner, learned: true }, seed, lanes) }
}

/** Lanes think one after the other here, so that their time is counted. */
function seatLanes(
  player: Opponents,
  box: AnyState['box'],
  manner: Level | Manner,
  seed: number,
  lanes: number,
): Bot<AnyState> {
  const bots = Array.from({ length: lanes }, (_, lane) => seatBot(player, box, manner, laneSeed(seed, lane)))
  const [own, ...others] = bots.filter(isPonderer)
  if (lanes === 1 || own === undefined) return bots[0]
  const helpers = others.map(
    (other): Helper =>
      (view) =>
        other.ponder(view),
  )
  return new Several(own, () => helpers)
}

/** Somebody who plays in a way that was written by hand. */
async function wayfarer(
  text: string,
  { manner, weights, leaning, way }: Seated,
  own: Opponents,
): Promise<Ready> {
  const { ways = {} } = await own.plan()
  if (way === null || !Object.hasOwn(ways, way))
    throw new UsageError(
      `There is no way "${way}" of ${own.game.id} written by hand: ${Object.keys(ways).length === 0 ? 'it has none' : `expected ${Object.keys(ways).join(', ')}`}.`,
    )
  if (typeof manner === 'string' || manner.kind !== 'plan' || weights !== null || leaning !== null)
    throw new UsageError(`"${text}": a way goes with plan, without weights and style.`)
  const player = { ...own, appraiser: ways[way] }
  return { seat: (box, seed) => seatBot(player, box, { kind: 'plan', learned: true }, seed) }
}

/** The same player with a style of its own. */
async function leant(player: Opponents, style: string | null): Promise<Opponents> {
  if (style === null) return player
  const { evaluator, appraiser, plan } = player
  const { styles = {} } = await plan()
  const points = Object.hasOwn(styles, style) ? styles[style] : trainedStyle(style, evaluator.game)
  if (appraiser === undefined || points === null)
    throw new UsageError(
      `There is no style "${style}" of ${evaluator.game}: expected ${Object.keys(styles).join(', ')} or a file of chronik train --challenge.`,
    )
  return { ...player, appraiser: () => new Leaning(appraiser(), evaluator, points) }
}
