import { describe, expect, test } from 'vitest'
import { fair } from '../../sample/game.ts'
import { story as fairStory } from '../../sample/story.ts'
import { castOf, randomLog } from '../conformance/index.ts'
import { inLanguages } from '../index.ts'
import type { LogEntry } from '../log.ts'
import {
  awaitsReveal,
  type Cast,
  defineStory,
  gathersOthers,
  isBarePayment,
  type Sentence,
  StoryTeller,
  spokenLine,
  tellAll,
} from './index.ts'

type FarmLog = LogEntry &
  (
    | { readonly code: 'pay'; readonly seat: number; readonly amount: number }
    | { readonly code: 'gain'; readonly seat: number; readonly amount: number }
    | { readonly code: 'build' | 'reap' | 'rest' | 'sail'; readonly seat: number }
    | { readonly code: 'rain' }
  )

const alike = (text: string): Sentence => [text, text, text]

const story = defineStory<FarmLog, number>({
  names: inLanguages({}),
  pieces: { coin: alike('1 coin|coins') },
  // How often it has rained.
  memory: { start: 0, after: (rain, { code }) => (code === 'rain' ? rain + 1 : rain) },
  tellers: {
    pay: {
      say: alike('{who} pays {cost}.'),
      cost: ({ amount }) => [{ piece: 'coin', amount }],
    },
    gain: {
      say: alike('{who} gets {gain}.'),
      gain: ({ amount }) => [{ piece: 'coin', amount }],
      silent: ({ amount }) => amount === 0,
    },
    build: { say: alike('{who} builds.'), paid: true, takes: (entry) => entry.code === 'gain' },
    sail: {
      say: (_entry, { act, say }) => say(alike('{who} sails {times}.'), { times: act.more.length + 1 }),
      joins: ['sail'],
      paid: true,
    },
    reap: { say: alike('{who} reaps{gain: {gain}|}.'), takes: (entry) => entry.code === 'gain' },
    rest: { say: (_entry, { say, memory }) => say(alike('{who} rests after {rain}.'), { rain: memory }) },
    rain: {
      aside: true,
      say: (_entry, { act, say }) => say(alike('it rains {times}.'), { times: act.more.length + 1 }),
      joins: ['rain'],
    },
  },
})

const cast: Cast = {
  seats: [
    { name: 'Ann', colour: '' },
    { name: 'Ben', colour: '' },
  ],
  language: 'en',
}

const pay = (seat: number, amount: number): FarmLog => ({ code: 'pay', seat, amount })
const gain = (seat: number, amount: number): FarmLog => ({ code: 'gain', seat, amount })

function told(...log: readonly FarmLog[]): readonly string[] {
  return tellAll(story, log, cast).map((line) => `${line.told} ${spokenLine(story, line, cast)}`)
}

test('a line of nothing but payments waits for what they are for', () => {
  const bare = (log: readonly FarmLog[]) =>
    isBarePayment(story, tellAll(story, log, cast).at(-1) ?? { about: [] })
  expect(bare([{ code: 'rest', seat: 0 }, pay(0, 2)])).toBe(true)
  expect(bare([pay(0, 2), { code: 'build', seat: 0 }])).toBe(false)
  expect(bare([])).toBe(false)
})

test('a line in which others are told who do the same is known by its first entry', () => {
  const gathers = (...log: readonly FarmLog[]) =>
    gathersOthers(story, tellAll(story, log, cast).at(-1) ?? { about: [] })
  expect(gathers({ code: 'sail', seat: 0 })).toBe(true)
  expect(gathers({ code: 'rest', seat: 0 })).toBe(false)
  expect(gathers({ code: 'rain' })).toBe(false)
})

test('a line that something revealed completes is open until that has come', () => {
  const slid: Sentence = alike('{who} slides a card')
  const cards = { ...story, tellers: { slid: { say: slid, completed: 'shown' }, shown: slid } }
  expect(awaitsReveal(cards, { about: [{ code: 'slid' }] })).toBe(true)
  expect(awaitsReveal(cards, { about: [{ code: 'slid' }, { code: 'shown' }] })).toBe(false)
  expect(awaitsReveal(cards, { about: [{ code: 'shown' }] })).toBe(false)
  expect(awaitsReveal(cards, { about: [] })).toBe(false)
})

describe('a line', () => {
  test('has what was paid before it by the same seat', () => {
    expect(told(pay(0, 2), pay(0, 1), { code: 'build', seat: 0 })).toEqual(['3 Ann builds for 3 coins.'])
    expect(told(pay(1, 2), { code: 'build', seat: 0 })).toEqual(['1 Ben pays 2 coins.', '2 Ann builds.'])
  })

  test('has what it takes after it, and what nobody takes is told by itself', () => {
    expect(told(gain(0, 2))).toEqual(['1 Ann gets 2 coins.'])
    expect(told({ code: 'reap', seat: 0 }, gain(0, 2))).toEqual(['2 Ann reaps 2 coins.'])
    expect(told({ code: 'build', seat: 0 }, gain(0, 2))).toEqual(['2 Ann builds: 2 coins.'])
    expect(told({ code: 'rest', seat: 0 }, pay(0, 1))).toEqual(['1 Ann rests after 0.', '2 Ann pays 1 coin.'])
  })

  test('keeps what was paid through what comes in between', () => {
    const rain: FarmLog = { code: 'rain' }
    expect(told(pay(0, 2), rain, { code: 'build', seat: 0 })).toEqual([
      '2 It rains 1.',
      '3 Ann builds for 2 coins.',
    ])
    expect(told(pay(0, 2), rain, { code: 'rest', seat: 0 })).toEqual([
      '2 It rains 1.',
      '2 Ann pays 2 coins.',
      '3 Ann rests after 1.',
    ])
  })

  test('says nothing of nothing', () => {
    expect(told({ code: 'rest', seat: 0 }, gain(0, 0))).toEqual(['2 Ann rests after 0.'])
    expect(told({ code: 'reap', seat: 0 }, gain(0, 0))).toEqual(['2 Ann reaps.'])
    expect(told(pay(0, 0), { code: 'build', seat: 0 })).toEqual(['2 Ann builds.'])
  })

  test('has all of a run, and knows what was before', () => {
    expect(told({ code: 'rain' }, { code: 'rain' }, { code: 'rest', seat: 1 })).toEqual([
      '2 It rains 2.',
      '3 Ben rests after 2.',
    ])
  })

  test('goes on where a run is paid for in between', () => {
    const sail = (seat: number): FarmLog => ({ code: 'sail', seat })
    expect(told(sail(0), pay(0, 2), sail(0), pay(0, 1), sail(0))).toEqual(['5 Ann sails 3 for 3 coins.'])
    expect(told(sail(0), pay(1, 2), sail(0))).toEqual([
      '1 Ann sails 1.',
      '2 Ben pays 2 coins.',
      '3 Ann sails 1.',
    ])
  })

  test('says on which rule it rests, and of which entries it tells', () => {
    const [first] = tellAll(fairStory, [{ code: 'treat', seat: 0 }], { ...cast, language: 'de' })
    expect(first).toMatchObject({ rule: 'F-402', seat: 0, about: [{ code: 'treat', seat: 0 }] })
    const [own] = tellAll(story, [{ code: 'rain', rule: 'X-1' } as FarmLog], cast)
    expect(own.rule).toBe('X-1')
  })
})

describe('a story that goes on', () => {
  const entries = randomLog(fair, { players: 3, options: { modules: ['raven'] } }, 2)
  const readers = castOf(3, 1, 'de', [])

  test('reads the same entry by entry as all at once, with what is not yet binding', () => {
    const growing = new StoryTeller(fairStory)
    for (let count = 0; count <= entries.length; count += 2) {
      const binding = entries.slice(0, count)
      const tentative = entries.slice(count, count + 3)
      growing.tell(binding, [], readers)
      const lines = growing.tell(binding, tentative, readers)
      const whole = tellAll(fairStory, entries.slice(0, count + 3), readers)
      expect(lines).toEqual(whole.map((line) => (line.told > count ? { ...line, tentative: true } : line)))
    }
  })

  test('gives the very same line where it reads as before', () => {
    const teller = new StoryTeller(story)
    const log: FarmLog[] = [
      { code: 'rest', seat: 0 },
      { code: 'reap', seat: 1 },
    ]
    const [rest, reap] = teller.tell(log, [], cast)
    const planned = teller.tell(log, [{ code: 'build', seat: 0 }], cast)
    expect(planned[0]).toBe(rest)
    expect(planned[1]).toBe(reap)
    expect(planned[2]).toMatchObject({ tentative: true })
    // What is gained belongs to the line before: it reads otherwise, and is binding in the end.
    const gained = teller.tell(log, [gain(1, 2)], cast)
    expect(gained[1]).not.toBe(reap)
    const bound = teller.tell([...log, gain(1, 2)], [], cast)
    expect(bound[0]).toBe(rest)
    expect(bound[1]).toMatchObject({ told: 3, parts: gained[1].parts })
    expect(bound[1].tentative).toBeUndefined()
  })

  test('begins anew in another language, with other names, after a step back and in another match', () => {
    const teller = new StoryTeller(fairStory)
    const other = randomLog(fair, { players: 3 }, 3)
    const english: Cast = { ...readers, language: 'en' }
    const renamed: Cast = { ...english, seats: english.seats.map((seat) => ({ ...seat, you: false })) }
    teller.tell(entries, [], readers)
    for (const [log, now] of [
      [entries, english],
      [entries, renamed],
      [entries.slice(0, 9), renamed],
      [other, renamed],
    ] as const)
      expect(teller.tell(log, [], now)).toEqual(tellAll(fairStory, log, now))
  })
})
