import type { Move } from '@chronik/kernel'
import { MONK_CARDS, type MyVillageLog, nextWindow, TAKEN, windowsOf } from '@chronik/my-village'
import { addToken } from '#lib/acting/tokens.ts'
import type { Token } from '#lib/table/contract.ts'
import { scoreOf } from '#lib/table/scores.ts'
import { cardsAt } from '../reading.ts'
import { type Course, courseOf, type MyVillageContext } from './context.ts'

/** What an option costs and brings, played to the next question that matters. */
export interface Effect extends Course {
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
}

/** How the payment is made changes little: the first way stands for all of them. */
const DETAIL = 'pay'

export function effectOf(context: MyVillageContext, moves: readonly Move[]): Effect {
  let course = courseOf(context, moves)
  const entries = [...course.entries]
  while (course.decision === DETAIL) {
    const { state, decision, moves: legal } = course
    course = courseOf({ ...context, state, decision, moves: legal }, [legal[0]])
    entries.push(...course.entries)
  }
  const own = chosenPart(context, entries).filter((entry) => entry.seat === context.seat)
  const cost: Token[] = []
  const gain: Token[] = []
  for (const entry of own) {
    for (const token of costOf(entry)) addToken(cost, token)
    for (const token of gainOf(entry)) addToken(gain, token)
  }
  const { game, seat, state } = context
  const points =
    game.score(course.state).totals[seat] -
    scoreOf(game, state).totals[seat] +
    windowOf(context, course, entries)
  if (points > 0) gain.push({ piece: 'prestige', amount: points })
  if (points < 0) cost.push({ piece: 'prestige', amount: -points })
  return { ...course, entries, cost, gain }
}

/** M-553: a death at the end of the turn has its reward; only who chooses the villager has chosen that, too. */
function chosenPart(
  { decision }: MyVillageContext,
  entries: readonly MyVillageLog[],
): readonly MyVillageLog[] {
  const death = decision === 'victim' ? -1 : entries.findIndex(({ code }) => code === 'death')
  return death < 0 ? entries : entries.slice(0, death)
}

/**
 * M-723: who takes a monk gets the window, although the bonus is asked for first. Once the monk has come, the window is
 * there whatever is done with the bonus: no option earns it.
 */
function windowOf(
  { state, seat }: MyVillageContext,
  after: Course,
  entries: readonly MyVillageLog[],
): number {
  const more = windowsOf(after.state, seat) - windowsOf(state, seat)
  if (cardsAt(state, MONK_CARDS, TAKEN).length > 0) return more === 0 ? 0 : -nextWindow(state, seat)
  const comes = entries.some((entry) => entry.code === 'black' && entry.banner.startsWith('monk-'))
  return comes && more === 0 ? nextWindow(state, seat) : 0
}

/** The piece that a purse is paid with. */
export const purseToken = (purse: string): string =>
  purse === 'coins' ? 'coin' : purse.startsWith('field-') ? 'plow' : purse

function costOf(entry: MyVillageLog): Token[] {
  switch (entry.code) {
    case 'time':
      return [{ piece: 'time', amount: entry.time }]
    case 'pay':
      return [{ piece: purseToken(entry.from), amount: entry.count }]
    case 'plague-loss':
      return [{ piece: 'story-point', amount: entry.lost }]
    case 'value':
      return [
        ...(entry.coins > 0 ? [{ piece: 'coin', amount: entry.coins }] : []),
        ...(entry.markers > 0 ? [{ piece: 'die-marker', amount: entry.markers }] : []),
      ]
    default:
      return []
  }
}

function gainOf(entry: MyVillageLog): Token[] {
  switch (entry.code) {
    case 'coins':
      return [{ piece: 'coin', amount: entry.coins }]
    case 'stories':
      return [{ piece: 'story-point', amount: entry.stories }]
    case 'hand':
      return [
        { piece: 'start-hand-palm', amount: 1 },
        { piece: 'story-point', amount: entry.stories },
      ]
    case 'good':
      return [{ piece: entry.good, amount: 1 }]
    case 'joker':
      return [{ piece: 'joker', amount: 1 }]
    case 'die-marker':
      return [{ piece: 'die-marker', amount: 1 }]
    case 'customer':
      return [{ piece: 'customer', amount: 1 }]
    case 'pupil':
      return [{ piece: 'pupil', amount: 1 }]
    case 'graduate':
      return [{ piece: entry.to, amount: 1 }]
    default:
      return []
  }
}
