import {
  clone,
  FastRandom,
  LANGUAGES,
  type Language,
  Match,
  type Move,
  SeededChance,
  type Setup,
} from '@chronik/kernel'
import { type VillageState, village } from '@chronik/village'
import { expect } from 'vitest'
import type { OptionCard, Seat } from '../../../table/contract.ts'
import { readMove } from '../../../table/wording.ts'
import { hasFace } from '../acting/cards.ts'
import type { VillageContext } from '../acting/figures.ts'
import { villageActing } from '../acting/index.ts'
import { hasQuestion } from '../acting/prompts.ts'

const COLOURS_OF_SEATS = ['red', 'yellow', 'blue', 'white', 'purple']
const seatsOf = (players: number): Seat[] =>
  COLOURS_OF_SEATS.slice(0, players).map((colour) => ({ kind: 'person', name: `Name of ${colour}`, colour }))

/** Every decision of a random match, in one language; `prepare` lays the table differently before the first. */
export function* decisions(
  setup: Setup,
  seed: number,
  language: Language,
  prepare?: (state: VillageState) => void,
): Generator<VillageContext> {
  const match = new Match<VillageState>(village, setup, new SeededChance(seed))
  if (prepare !== undefined) {
    const state = clone(village, match.state)
    prepare(state)
    match.set(state)
  }
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn) {
    const { seat, decision, moves } = turn
    const state = clone(village, match.state)
    yield { game: village, state, seat, decision, moves, seats: seatsOf(setup.players), language }
    match.play([moves[random.below(moves.length)]])
  }
}

/** Every decision of a random match, each kind in the languages by turns; in all of them with the long budgets. */
export function* inEveryLanguage(
  setup: Setup,
  seed: number,
  prepare?: (state: VillageState) => void,
): Generator<VillageContext> {
  const times = new Map<string, number>()
  for (const context of decisions(setup, seed, 'de', prepare)) {
    const time = times.get(context.decision) ?? seed
    times.set(context.decision, time + 1)
    const spoken = process.env.CHRONIK_SOAK === '1' ? LANGUAGES : [LANGUAGES[time % LANGUAGES.length]]
    for (const language of spoken) yield { ...context, language }
  }
}

/** Codes of decisions, figures, places, customers: nothing of this may reach a person. */
export const RAW =
  /\b(d-[a-z]|[a-z]+-\d|chr-|castle-[a-f]|customer-|road-\d|meeple|black-bag|undefined|null|NaN)|\{|\}|_/

function wordsOf({ title, note }: OptionCard): string[] {
  return note === undefined ? [title] : [title, note]
}

/** A question and options, all in words. */
export function expectWords(context: VillageContext): void {
  const { prompt, cards, groups, aims } = villageActing.offer(context)
  expect(hasQuestion(context), context.decision).toBe(true)
  expect(
    context.moves.map((move) => readMove(village, move).kind).filter((kind) => !hasFace(context, kind)),
  ).toEqual([])
  const said = [
    prompt.question,
    prompt.hint ?? '',
    ...cards.flatMap(wordsOf),
    ...(groups ?? []).map(({ title }) => title),
    ...Array.from(aims.values(), ({ label }) => label),
    ...context.moves.map((move) => villageActing.act(context, move)),
    ...(groups ?? []).map(({ id }) => villageActing.narrowed(context, id)),
  ]
  expect(said.filter((text) => RAW.test(text))).toEqual([])
  expect(cards.filter(({ title }) => title === '')).toEqual([])
}

/** Options of one move; what consists of several is offered beside them. */
const singles = (options: readonly OptionCard[]): Move[] =>
  options.flatMap(({ move, next }) => (next === undefined ? [move] : []))

/** Every legal move in exactly one card, and in one group where there are groups. */
export function expectOffers(context: VillageContext): void {
  const { cards, groups, aims } = villageActing.offer(context)
  const offered = cards.filter(({ refusal, next }) => refusal === undefined && next === undefined)
  expect(offered.map(({ move }) => move)).toEqual(context.moves)
  expect(cards.filter(({ refusal }) => refusal !== undefined && refusal.rule === undefined)).toEqual([])
  // Without groups every option stands by itself.
  const loud = offered.flatMap((card) => (card.quiet === true ? [] : [card.move]))
  const quiet = offered.flatMap((card) => (card.quiet === true ? [card.move] : []))
  // What stands beside the question is chosen on the table.
  const aside = offered.flatMap((card) => (card.onTable === 'aside' ? [card.move] : []))
  const spots = Array.from(aims.values()).flatMap(({ moves }) => moves)
  expect(aside.filter((move) => !spots.includes(move))).toEqual([])
  const grouped = groups === null ? loud : [...groups.flatMap(({ options }) => singles(options)), ...aside]
  const inOrder = (moves: readonly number[]): number[] => moves.toSorted((one, other) => one - other)
  expect(inOrder([...grouped, ...quiet])).toEqual(inOrder(context.moves))
  for (const { options, refusal } of groups ?? []) expect(options.length > 0).toBe(refusal === undefined)
  const wrong = Array.from(aims.values()).filter(
    ({ state, moves }) =>
      (state === 'possible' && moves.length === 0) || moves.some((move) => !context.moves.includes(move)),
  )
  expect(wrong).toEqual([])
}
