import type { District } from '../modules/filling.ts'
import type { Frame } from '../modules/frame/frame.ts'
import { areaOfDecision } from './areas.ts'

/** What one looks on at: a moment of the round that all share, a question of one's own, or what others decide. */
export type Moment = 'market' | 'mass' | 'mine' | 'others'

interface Asked {
  readonly decision: string
  readonly districts: readonly Pick<District, 'id' | 'decisions'>[]
  /** What holds the districts together; null where there are none. */
  readonly frame: Pick<Frame, 'WORLD' | 'isOverall'> | null
  /** The area of the action that is under way, for what is asked everywhere. */
  underWay(): string | null
}

/**
 * Which area one is led to; null where one stays. Where there are districts, what others decide leads nowhere, and
 * when one's own turn or a moment of all is over, one sees all places again.
 */
export function areaNext(
  { decision, districts, frame, underWay }: Asked,
  now: Moment,
  before: Moment,
): string | null {
  if (now === 'market') return 'market'
  if (now === 'mass') return 'church'
  if (frame !== null && now === 'others') return before === 'others' ? null : frame.WORLD
  if (frame?.isOverall(decision) === true) return frame.WORLD
  const district = districts.find(({ decisions }) => decisions.includes(decision))
  const own = district?.id ?? areaOfDecision(decision) ?? underWay()
  // Whoever's turn begins sees all places, whatever else can be done before a cube is taken.
  return own ?? (frame !== null && before !== 'mine' ? frame.WORLD : null)
}
