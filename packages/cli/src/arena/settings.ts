import type { Foresight, SearchManner } from '@chronik/bots'
import { UsageError } from '../command.ts'

/** What a contestant sets beside its budget: how it searches, by which weights, and what it leans to. */
type Settings = Pick<SearchManner, 'rollout' | 'boldness' | 'sharpness' | 'horizon'> & {
  /** What a plan is tried against, where anything is said about that. */
  readonly foresight: Partial<Foresight>
  /** How many think about the same, each with draws of their own. */
  readonly lanes: number
  readonly weights: string | null
  /** What it loves more than it is worth. */
  readonly leaning: string | null
  /** A way to play that was written by hand. */
  readonly way: string | null
}

/**
 * Reads `rollout=10:chance`, `horizon=turn`, `boldness=0.9`, `sharpness=0`, `plans=6`, `turns=2`, `lanes=2`,
 * `weights=<file>`, `style=<name>` and `way=<name>`.
 */
export function readSettings(texts: readonly string[]): Settings {
  let settings: Settings = { weights: null, leaning: null, way: null, foresight: {}, lanes: 1 }
  for (const text of texts) {
    const [, name, value] = /^([a-z]+)=(.+)$/.exec(text) ?? []
    switch (name) {
      case 'rollout':
        settings = { ...settings, rollout: rolloutOf(value) }
        break
      case 'boldness':
      case 'sharpness':
        settings = { ...settings, [name]: numberOf(text, value) }
        break
      case 'plans':
      case 'turns':
        settings = { ...settings, foresight: { ...settings.foresight, [name]: countOf(text, value) } }
        break
      case 'lanes':
        settings = { ...settings, lanes: countOf(text, value) }
        break
      case 'horizon':
        settings = { ...settings, horizon: horizonOf(text, value) }
        break
      case 'weights':
        settings = { ...settings, weights: value }
        break
      case 'style':
        settings = { ...settings, leaning: value }
        break
      case 'way':
        settings = { ...settings, way: value }
        break
      default:
        throw new UsageError(
          `"${text}" is no setting: expected rollout, horizon, boldness, sharpness, plans, turns, lanes, weights, style or way.`,
        )
    }
  }
  return settings
}

function numberOf(text: string, value: string): number {
  const number = Number(value)
  if (!(number >= 0 && number <= 100)) throw new UsageError(`"${text}": expected a number from 0 to 100.`)
  return number
}

function countOf(text: string, value: string): number {
  const count = Number(value)
  if (!(Number.isInteger(count) && count >= 1 && count <= 100))
    throw new UsageError(`"${text}": expected a number from 1 to 100.`)
  return count
}

function horizonOf(text: string, value: string): 'turn' {
  if (value !== 'turn') throw new UsageError(`"${text}": expected turn.`)
  return value
}

type RolloutPlan = NonNullable<SearchManner['rollout']>

function rolloutOf(value: string): RolloutPlan {
  const [length, guide = 'impression'] = value.split(':')
  const known = length === 'turn' || length === 'cycle' || length === 'end' || /^[1-9]\d{0,3}$/.test(length)
  if (!known || (guide !== 'chance' && guide !== 'impression'))
    throw new UsageError(
      `"rollout=${value}": expected a number, turn, cycle or end, and behind a colon chance or impression.`,
    )
  return {
    length: length === 'turn' || length === 'cycle' || length === 'end' ? length : Number(length),
    guide,
  }
}
