// The beginning and the end of a match by hand; what lies between is played at random, as if others had sat here.
// With the long budgets all of it is played by hand.
import {
  type AnyState,
  FastRandom,
  formatRecord,
  type Game,
  Match,
  parseRecord,
  playNotated,
  recordOf,
  SealedChance,
  type Setup,
} from '@chronik/kernel'
import type { Page } from 'playwright-core'
import { isLong } from './budget.ts'
import type { KeptMatch } from './kept.ts'
import { type Hand, playSome, playToTheEnd } from './play.ts'
import { keep } from './table.ts'

/** So many acts by hand before. */
const BEGINNING = 10
/** So many decisions of the persons at this screen are left for the end. */
const LEFT = 8

/** Plays from here to the score, looking around before every act. */
export async function playBothEnds<S extends AnyState>(
  page: Page,
  game: Game<S>,
  hand: Hand,
  choices: number,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!isLong) {
    await playSome(page, hand, choices, BEGINNING, look)
    await leap(page, game)
  }
  await playToTheEnd(page, hand, choices, look)
}

/** Gets up, and sits down again near the end of the match. */
async function leap<S extends AnyState>(page: Page, game: Game<S>): Promise<void> {
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  // Whoever leaves the table puts the match on the shelf.
  await page.goto('/about')
  await keep(page, nearTheEnd(game, await take(page, id)))
  await page.goto(`/table?id=${id}`)
}

/** A match of this device, as far as it is read here. */
interface Read {
  readonly id: string
  readonly setup: Setup
  readonly seed: string
  readonly record: string
  readonly seats: readonly { readonly kind: string }[]
}

/** Takes the match from the shelf of this device: what was kept whole, and the lines that came after it. */
function take(page: Page, id: string): Promise<Read> {
  return page.evaluate(
    (wanted) =>
      new Promise<Read>((resolve, reject) => {
        const request = indexedDB.open('chronik')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(['matches', 'lines'], 'readwrite')
          const lines = IDBKeyRange.bound([wanted], [wanted, []])
          const whole = transaction.objectStore('matches').get(wanted)
          const added = transaction.objectStore('lines').getAll(lines)
          transaction.objectStore('lines').delete(lines)
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            request.result.close()
            const kept = whole.result as Read
            const more = (added.result as { lines: string[] }[]).flatMap(({ lines: some }) => some)
            const gap = kept.record.includes('\n\n') || more.length === 0 ? '' : '\n'
            resolve({ ...kept, record: `${kept.record}${gap}${more.map((line) => `${line}\n`).join('')}` })
          }
        }
      }),
    id,
  )
}

/** Plays on at random and stops where somebody at this screen begins a turn, shortly before the end. */
function nearTheEnd<S extends AnyState>(game: Game<S>, saved: Read): KeptMatch {
  const record = parseRecord(saved.record)
  const match = new Match<S>(game, saved.setup, new SealedChance(saved.seed))
  for (const event of record.events)
    if (event.type === 'move' && !playNotated(match, [event.move]).ok)
      throw new Error(`cannot be played again: ${event.move}`)
  const random = new FastRandom(match.events.length)
  // Where a person begins a turn: so many events before it, and what the shelf tells of it.
  const beginnings: { readonly events: number; readonly seat: number; readonly round: number }[] = []
  const decided: number[] = []
  let last = -1
  // What a turn begins with: whoever plays alone is asked by nobody else between two of them.
  const opening = match.turn.over ? null : match.turn.decision
  for (let { turn } = match; !turn.over; turn = match.turn) {
    const isPerson = saved.seats[turn.seat]?.kind === 'person'
    if (isPerson && (turn.seat !== last || turn.decision === opening))
      beginnings.push({ events: match.events.length, seat: turn.seat, round: game.round(match.state) })
    if (isPerson) decided.push(match.events.length)
    last = turn.seat
    const move = turn.moves[random.below(turn.moves.length)]
    if (move === undefined) throw new Error('nothing can be done')
    match.play([move])
  }
  const until = decided.at(-LEFT) ?? 0
  const there = beginnings.findLast(({ events }) => events <= until) ?? beginnings[0]
  if (there === undefined) throw new Error('the match is over at once')
  const { events } = recordOf(match, { id: saved.id })
  return {
    ...saved,
    record: formatRecord({ ...record, events: events.slice(0, there.events) }),
    series: [],
    round: there.round,
    due: there.seat,
    over: false,
  }
}
