import {
  clone,
  FastRandom,
  type Language,
  Match,
  parseRecord,
  resume,
  SeededChance,
  type Setup,
} from '@chronik/kernel'
import { activeSeat, CARDS, type MyVillageState, myVillage, usefulWays, villageOf } from '@chronik/my-village'
import { describe, expect, test } from 'vitest'
import { shellSheet } from '#lib/pieces/shell-sheet.ts'
import type { OptionCard, Seat } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import { faceSymbols } from '../faces.ts'
import { myVillageSheet } from '../pieces/sheet.ts'
import { myVillageSchool } from '../school/chapters.ts'
import { hasAct } from './acts.ts'
import { courseOf, type MyVillageContext } from './context.ts'
import { hasFace } from './faces.ts'
import { myVillageActing } from './index.ts'
import { hasQuestion } from './prompts.ts'

const COLOURS = ['red', 'blue', 'yellow', 'white']
const seatsOf = (players: number): Seat[] =>
  COLOURS.slice(0, players).map((colour) => ({ kind: 'person', name: `Name of ${colour}`, colour }))

/** Decisions of a random match, in one language. */
function* decisions(setup: Setup, seed: number, language: Language): Generator<MyVillageContext> {
  const match = new Match<MyVillageState>(myVillage, setup, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn) {
    const { seat, decision, moves } = turn
    const state = clone(myVillage, match.state)
    yield { game: myVillage, state, seat, decision, moves, seats: seatsOf(setup.players), language }
    match.play([moves[random.below(moves.length)]])
  }
}

const MATCHES: [string, Setup, number, Language][] = [
  ['two, in German', { players: 2 }, 21, 'de'],
  ['three, in English', { players: 3 }, 31, 'en'],
  ['four, in Dutch', { players: 4 }, 41, 'nl'],
]

/** Codes of cards, dice, places: nothing of this may reach a person. */
const RAW =
  /\b([a-z]+-\d|story-point|die-marker|banner-|customer-|hall-|church-[a-z]|travel-[a-e]|undefined|null|NaN)|\{|\}|_/

test('every kind of move has a face and a word for the button', () => {
  const kinds = myVillage.notation.kinds.map(({ notation }) => notation)
  expect(kinds.filter((kind) => !hasFace(kind))).toEqual([])
  expect(kinds.filter((kind) => !hasAct(kind))).toEqual([])
})

test('a banner that alone is possible is offered by its own name, not by what may follow it', () => {
  const record = parseRecord(myVillageSchool.records.customers)
  const { turn, state } = resume(record, myVillage, new SeededChance(1))
  if (turn.over) throw new Error('a chapter begins with a question')
  const { cards } = myVillageActing.offer({
    ...turn,
    game: myVillage,
    state,
    seats: seatsOf(2),
    language: 'en',
  })
  // Of each craft there is a card for every pair of values: with its pair it is called at every question and in refusals.
  const [stable] = CARDS.list.filter(
    (card, at) => card.startsWith('stable') && state.cards[at] === villageOf(turn.seat),
  )
  const pair = state.box.figures.craft.values[stable]
  expect(cards.filter(({ section }) => section === 'white').map(({ title }) => title)).toEqual([
    `Stable ${pair}`,
  ])
})

describe.each(MATCHES)('every decision of a random match (%s)', (_name, setup, seed, language) => {
  test('has a question, options and reasons in words', () => {
    for (const context of decisions(setup, seed, language)) {
      const { prompt, cards, sections = [], aims } = myVillageActing.offer(context)
      expect(hasQuestion(context.decision), context.decision).toBe(true)
      // Who plays by keys or listens finds something to choose in the bar, whatever lies on the table.
      expect(
        cards.some(({ onTable }) => onTable === undefined),
        context.decision,
      ).toBe(true)
      const said = [
        prompt.question,
        prompt.hint ?? prompt.warning ?? '',
        ...cards.flatMap(({ title, note = '' }) => [title, note]),
        ...sections.flatMap(({ title, hint = '', closed = '' }) => [title, hint, closed]),
        ...Array.from(aims.values(), ({ label }) => label),
        ...context.moves.map((move) => myVillageActing.act(context, move)),
      ]
      expect(said.filter((text) => RAW.test(text))).toEqual([])
      for (const [id, { state, moves }] of aims) {
        if (state !== 'asked' || moves.length > 0) continue
        const explained = myVillageActing.explain(context, id)
        expect(explained === null || !RAW.test(`${explained.title} ${explained.sentence}`), id).toBe(true)
        // What stands above the sentence is not said once more.
        expect(explained?.sentence.startsWith(`${explained.title}: `) === true, id).toBe(false)
      }
    }
  })

  test('offers every legal move by itself exactly once, and whole deeds that can be played', () => {
    for (const context of decisions(setup, seed, language)) {
      const { cards, aims } = myVillageActing.offer(context)
      const single = cards.filter(({ next }) => next === undefined).map(({ move }) => move)
      expect(new Set(single)).toEqual(new Set(context.moves))
      expect(single.length).toBe(context.moves.length)
      for (const card of cards) expect(playable(context, card), card.title).toBe(true)
      for (const { moves, series = [] } of aims.values()) {
        expect(moves.filter((move) => !context.moves.includes(move))).toEqual([])
        expect(series.slice(0, 1).filter((move) => !context.moves.includes(move))).toEqual([])
      }
    }
  })
})

/** Whether the moves of an option follow each other; the rules may make some of them by themselves. */
function playable(context: MyVillageContext, { move, next = [] }: OptionCard): boolean {
  const { decision, entries } = courseOf(context, [move, ...next])
  return (
    context.moves.includes(move) && (next.length === 0 || decision !== context.decision || entries.length > 1)
  )
}

test('every piece that is shown is on the sheet', () => {
  const symbols = shellSheet() + myVillageSheet() + faceSymbols()
  const ids = [...symbols.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const drawn = new Set(ids)
  const missing = new Set<string>()
  for (const context of decisions({ players: 3 }, 7, 'en')) {
    const { cards, sections = [] } = myVillageActing.offer(context)
    const pieces = [
      ...cards.flatMap(({ piece, cost, gain }) => [piece, ...[...cost, ...gain].map((token) => token.piece)]),
      ...sections.map(({ piece }) => piece),
    ]
    for (const piece of pieces) if (piece !== undefined && !drawn.has(piece)) missing.add(piece)
  }
  expect([...missing]).toEqual([])
})

test('a suggestion takes both dice and makes the value at once', () => {
  const [first] = decisions({ players: 3 }, 5, 'en')
  const suggested = myVillageActing.offer(first).cards.filter(({ next }) => next !== undefined)
  expect(suggested.length).toBeGreaterThan(0)
  for (const { move, next = [] } of suggested) {
    const kinds = [move, ...next].map((one) => readMove(myVillage, one).kind.split(' ')[0])
    expect(kinds).toEqual(['die', 'die', 'value'])
    const { state } = courseOf(first, [move, ...next])
    expect(state.turn.value).toBeGreaterThan(1)
  }
})

test('a die is told as the piece that is taken, not by its colour alone', () => {
  const TOLD = {
    de: /^Eine (weiße|schwarze) [1-6]/,
    en: /^A (white|black) [1-6]/,
    nl: /^Een (witte|zwarte) [1-6]/,
  }
  for (const language of ['de', 'en', 'nl'] as const) {
    const [first] = decisions({ players: 2 }, 5, language)
    for (const move of first.moves) expect(myVillageActing.tell(first, move)).toMatch(TOLD[language])
  }
})

test('M-501: dice that are good for nothing else are offered for the walk of the headman', () => {
  const seen: OptionCard[] = []
  for (let seed = 1; seen.length === 0; seed++)
    for (const context of decisions({ players: 2 }, seed, 'en')) {
      if (!context.decision.startsWith('die-')) continue
      if (usefulWays(context.state, context.seat).some(({ white, black }) => white + black > 0)) continue
      seen.push(...myVillageActing.offer(context).cards.filter(({ onTable }) => onTable === undefined))
    }
  for (const { title, spoken, piece } of seen) {
    expect(title).toMatch(/^Value \d+$/)
    expect(spoken).toMatch(/^Value \d+: \w/)
    expect(piece).toMatch(/^headman-/)
  }
})

test('M-553: the reward of a death that the rules decide is no gain of the option before it', () => {
  let met = 0
  for (let seed = 1; met === 0; seed++)
    for (const context of decisions({ players: 2 }, seed, 'en')) {
      const { reaper, villagers } = context.state.villages[context.seat]
      if (reaper === 0 || context.decision === 'victim' || villagers.filter((one) => one === 1).length !== 1)
        continue
      for (const { move, gain, note } of myVillageActing.offer(context).cards) {
        const { entries } = courseOf(context, [move])
        if (!entries.some((entry) => entry.code === 'death' && entry.coffin === 'chronicle')) continue
        met += 1
        const before = entries.slice(
          0,
          entries.findIndex(({ code }) => code === 'death'),
        )
        const told = before.some(({ code }) => code === 'stories' || code === 'hand')
        expect(gain.some((token) => token.piece === 'story-point')).toBe(told)
        expect(note).toMatch(/chronicle/i)
      }
    }
})

test('M-159, M-362: who lets a marker lapse is warned of the bridge all the same', () => {
  const notes: string[] = []
  for (let seed = 1; notes.length === 0; seed++)
    for (const context of decisions({ players: 3 }, seed, 'en')) {
      if (context.state.villages[context.seat].reaper !== 0) continue
      for (const { move, note = '' } of myVillageActing.offer(context).cards) {
        const { entries } = courseOf(context, [move])
        const rides = entries.some((entry) => entry.code === 'reaper' && entry.to === 'time-marker')
        if (rides && entries.some(({ code }) => code === 'forfeit')) notes.push(note)
      }
    }
  for (const note of notes) expect(note).toMatch(/^No space is free: .+ Across the bridge: /)
})

test('M-806, M-807: who marks an octagon reads what it stands for and what it will bring', () => {
  const asked = new Map<string, readonly string[]>()
  for (let seed = 1; asked.size < 2; seed++)
    for (const context of decisions({ players: 4 }, seed, 'en')) {
      if (context.decision !== 'mark') continue
      const { prompt, cards } = myVillageActing.offer(context)
      const titles = cards.map(({ title }) => title)
      asked.set(prompt.hint ?? '', [...(asked.get(prompt.hint ?? '') ?? []), ...titles])
    }
  const area = asked.get('Each card of this kind brings you 1 prestige point at the end') ?? []
  expect(new Set(area)).toEqual(
    new Set(['Travel cards', 'Craft buildings', 'Served customers', 'Church and monks', 'Fields']),
  )
  const living = asked.get('If he still lives at the end, he brings you 4 prestige points')
  expect(living).toContain('Councillor')
})

test('M-359, M-721: a monk shows what he costs before he is taken', () => {
  const seen: OptionCard[] = []
  for (let seed = 1; seen.length === 0; seed++)
    for (const context of decisions({ players: 3 }, seed, 'en')) {
      const { cards } = myVillageActing.offer(context)
      seen.push(...cards.filter(({ title, section }) => section === 'black' && title.startsWith('Monk')))
    }
  for (const { title, cost, gain, about } of seen) {
    expect(cost, title).toContainEqual({ piece: 'time', amount: 2 })
    // The window comes with the monk, although the bonus is asked for before.
    expect(
      gain.some(({ piece }) => piece === 'prestige'),
      title,
    ).toBe(true)
    expect(cost.length, title).toBeGreaterThan(1)
    expect(about, title).toMatch(/\w/)
  }
})

test('M-721: the window of a monk who has come is no gain of what is done with the bonus', () => {
  const seen: OptionCard[] = []
  for (let seed = 48; seen.length === 0; seed++)
    for (const context of decisions({ players: 3 }, seed, 'en')) {
      if (context.decision !== 'bonus') continue
      seen.push(...myVillageActing.offer(context).cards.filter(({ title }) => title === 'Use the school'))
    }
  expect(seen.flatMap(({ gain }) => gain.map(({ piece }) => piece))).not.toContain('prestige')
})

test('M-753: what the meeting place brings is no gain of the place where its tile is laid', () => {
  let met = 0
  for (let seed = 1; met === 0; seed++)
    for (const context of decisions({ players: 2 }, seed, 'en')) {
      if (context.decision !== 'tile') continue
      met += 1
      for (const { gain, cost } of myVillageActing.offer(context).cards)
        expect([...gain, ...cost]).toEqual([])
    }
})

test('M-307: whoever has the turn can ask every flag of the line, whatever is to be decided', () => {
  const asked = new Set<string>()
  for (const context of decisions({ players: 3 }, 5, 'en')) {
    const flags = [...myVillageActing.offer(context).aims].filter(([id]) => id.startsWith('flag:'))
    expect(flags, context.decision).toHaveLength(activeSeat(context.state) === context.seat ? 11 : 0)
    for (const [id, { state }] of flags) {
      if (state !== 'asked') continue
      asked.add(context.decision)
      expect(myVillageActing.explain(context, id)?.sentence, id).toMatch(/\w/)
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['die-2', 'change', 'use', 'path']))
})

test('a free place of one’s village stands for the cards that would be laid there', () => {
  const places = new Set<string>()
  for (const context of decisions({ players: 3 }, 5, 'en')) {
    if (!['use', 'black'].includes(context.decision)) continue
    const { aims } = myVillageActing.offer(context)
    for (const [id, { moves, series = moves }] of aims) {
      const [kind, seat, place] = id.split(':')
      if (kind !== 'area') continue
      places.add(place)
      expect(Number(seat), id).toBe(context.seat)
      // Of several buildings of a kind the next question asks for one: none of them is taken unseen.
      const texts = series.map((move) => myVillage.notation.format(move))
      expect(
        texts.every((text) => text.startsWith('black')),
        `${id}: ${texts}`,
      ).toBe(true)
    }
  }
  expect([...places]).toEqual(expect.arrayContaining(['stable', 'hall', 'religion', 'harvest']))
})
