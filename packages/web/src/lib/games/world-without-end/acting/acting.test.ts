import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Setup } from '@chronik/kernel'
import { CARDS, PENALTIES, whyUseless, worldWithoutEnd } from '@chronik/world-without-end'
import { describe, expect, test } from 'vitest'
import type { OptionCard } from '#lib/table/contract.ts'
import { refusalWords } from '#lib/table/wording.ts'
import { spot } from '../spots.ts'
import { decisionsOf } from '../testing.ts'
import { hasAct } from './acts.ts'
import { FACES } from './faces.ts'
import { worldActing } from './index.ts'
import { hasQuestion } from './prompts.ts'

const MATCHES: [string, Setup, number][] = [
  ['two, first game', { players: 2, options: { 'first-game': true } }, 11],
  ['three', { players: 3 }, 31],
  ['four', { players: 4, options: { 'open-goods': true } }, 41],
]

/** Codes of cards, places and decisions: nothing of this may reach a person. */
const RAW = /\b(act-|fav-|site-\d|phase-|medical-knowledge|royal-court|undefined|null|NaN)|\{|\}|_/

const wordsOf = ({ title, note, remark }: OptionCard): string[] =>
  [title, note, remark].filter((words) => words !== undefined)

const sheet = readFileSync(join(import.meta.dirname, '../pieces/sheet.svg'), 'utf8')

const choices = worldWithoutEnd.steps.filter(({ kind }) => kind === 'choice')

test('every decision of the rules has a question of its own', () => {
  expect(choices.filter(({ id }) => !hasQuestion(id)).map(({ id }) => id)).toEqual([])
  expect(choices).toHaveLength(30)
})

test('every kind of move has a face and a word for its button', () => {
  const kinds = worldWithoutEnd.notation.kinds.map(({ notation }) => notation)
  expect(kinds.filter((kind) => FACES[kind] === undefined || !hasAct(kind))).toEqual([])
})

describe.each(MATCHES)('every decision of a random match (%s)', (_name, setup, seed) => {
  test.each(LANGUAGES)('has a question, options and targets in words: %s', (language) => {
    let asked = 0
    for (const context of decisionsOf(setup, seed, language)) {
      const { prompt, cards, aims } = worldActing.offer(context)
      const labels = [...aims.values()].map(({ label }) => label)
      const told = context.moves.map((move) => worldActing.tell(context, move))
      const words = [prompt.question, prompt.hint ?? '', ...cards.flatMap(wordsOf), ...labels, ...told]
      expect(words.filter((word) => RAW.test(word))).toEqual([])
      // Labels are heard and read as tooltips: nothing twice, no stop after a stop, no hidden hyphen.
      expect(labels.filter((label) => /\u00AD|\.\.|\. \p{Ll}|(\p{L}{3,}): \1/u.test(label))).toEqual([])
      expect(cards.every(({ title }) => title !== '')).toBe(true)
      asked++
    }
    expect(asked).toBeGreaterThan(100)
  })

  test('offers every legal move once, alone or after the use of its card', () => {
    for (const context of decisionsOf(setup, seed, 'en')) {
      const { cards } = worldActing.offer(context)
      const possible = cards.filter(({ refusal }) => refusal === undefined)
      expect(new Set(possible.map(({ move }) => move))).toEqual(new Set(context.moves))
    }
  })

  test('says of what cannot be done why not', () => {
    for (const context of decisionsOf(setup, seed, 'de')) {
      const { cards } = worldActing.offer(context)
      const refused = cards.filter(({ refusal }) => refusal !== undefined)
      expect(refused.every(({ refusal }) => /^W-\d+$/.test(refusal?.rule ?? ''))).toBe(true)
      // Each reason is a sentence: more of them than the bar has room for are left to the table.
      expect(refused.length === 0 || cards.length <= 5).toBe(true)
    }
  })
})

test('W-312 a forbidden rotation keeps its place: each key lays the card as its number says', () => {
  let forbidden = 0
  for (const context of decisionsOf({ players: 3 }, 31, 'en')) {
    if (context.decision !== 'orientation') continue
    const { cards } = worldActing.offer(context)
    expect(cards.map(({ targets }) => targets)).toEqual([0, 1, 2, 3].map((one) => [spot.rotation(one)]))
    const at = cards.findIndex(({ refusal }) => refusal !== undefined)
    if (at >= 0 && at < 3) forbidden++
  }
  expect(forbidden).toBeGreaterThan(0)
})

test('only what is wasted or suffered is a warning, and what stands before it is drawn', () => {
  const warnings = new Set<string>()
  const remarks = new Set<string>()
  for (const context of decisionsOf({ players: 4 }, 41, 'en')) {
    const { prompt, cards } = worldActing.offer(context)
    expect(sheet).toContain(`id="${prompt.sign}"`)
    for (const { note, remark } of cards) {
      expect(note === undefined || remark === undefined).toBe(true)
      if (note !== undefined) warnings.add(context.decision)
      if (remark !== undefined) remarks.add(context.decision)
    }
  }
  expect([...warnings].filter((one) => one !== 'open-card' && one !== 'protection-choice')).toEqual([])
  expect([...remarks]).toEqual(expect.arrayContaining(['open-card', 'use', 'project']))
})

test('a card that would do nothing says so before it is laid', () => {
  const useless = new Set<string>()
  for (const context of decisionsOf({ players: 3 }, 31, 'en')) {
    if (context.decision !== 'open-card') continue
    for (const card of worldActing.offer(context).cards) {
      const at = (CARDS.list as readonly string[]).indexOf(card.piece ?? '')
      const why = whyUseless(context.state, context.seat, at)
      const said = why === null ? '' : refusalWords(worldWithoutEnd, why, 'en')
      expect(card.note?.endsWith(`nothing now: ${said}`) === true).toBe(why !== null)
      if (why !== null) useless.add(why.code)
    }
  }
  expect([...useless]).toEqual(
    expect.arrayContaining(['no-houses', 'nothing-to-sell', 'good-missing', 'nothing-to-repeat']),
  )
})

test('W-517 whoever lays the favour card is told whose favour it would be', () => {
  const notes = new Set<string | undefined>()
  for (const context of decisionsOf({ players: 3 }, 31, 'en')) {
    if (context.decision !== 'use') continue
    const use = worldActing.offer(context).cards.find(({ piece }) => piece === 'act-favour')
    if (use !== undefined) notes.add(use.remark)
  }
  expect(notes.size).toBeGreaterThan(0)
  expect(notes).not.toContain(undefined)
})

test('W-507, W-517 privilege says which card it repeats, favour whose it would be, before they are laid', () => {
  const told = { 'act-privilege': new Set<string>(), 'act-favour': new Set<string>() }
  for (const context of decisionsOf({ players: 3 }, 31, 'en')) {
    if (context.decision !== 'open-card') continue
    for (const { piece, note, remark } of worldActing.offer(context).cards)
      if ((piece === 'act-privilege' || piece === 'act-favour') && note === undefined)
        told[piece].add(remark ?? '')
  }
  expect([...told['act-privilege']].every((remark) => /^repeats “.+”$/.test(remark))).toBe(true)
  expect(told['act-privilege'].size).toBeGreaterThan(1)
  expect(told['act-favour'].size).toBeGreaterThan(2)
  expect(told['act-favour']).not.toContain('')
})

test('W-343 what the outlaws want is told before the card of the favour is laid', () => {
  const costs = new Set<string>()
  for (const context of decisionsOf({ players: 3 }, 31, 'en')) {
    if (context.decision !== 'open-card') continue
    for (const { piece, remark, cost } of worldActing.offer(context).cards)
      if (piece === 'act-favour' && remark === 'Outlaws')
        costs.add(cost.map((token) => `${token.amount} ${token.piece}`).join())
  }
  expect([...costs]).toEqual(['1 money'])
})

test('W-335, W-337, W-338 whoever has nothing to show for a favour is told so before the stone moves', () => {
  const told = new Map<boolean, number>()
  for (const seed of [31, 32]) {
    for (const context of decisionsOf({ players: 3 }, seed, 'en')) {
      if (context.decision !== 'use') continue
      const use = worldActing.offer(context).cards.find(({ piece }) => piece === 'act-favour')
      if (use === undefined) continue
      const isIdle = use.cost.length + use.gain.length === 0
      expect(use.remark?.endsWith('nothing for you now')).toBe(isIdle)
      told.set(isIdle, (told.get(isIdle) ?? 0) + 1)
    }
  }
  expect(new Set(told.keys())).toEqual(new Set([false, true]))
})

test('W-952, W-213 every answer after chapter IV tells what the doubling still costs', () => {
  const losses = new Set<number>()
  for (const seed of [31, 32, 33, 34]) {
    for (const context of decisionsOf({ players: 3 }, seed, 'en')) {
      if (context.decision !== 'protection-choice' || context.state.chapter < 4) continue
      const { missed, vp } = context.state.players[context.seat]
      for (const { targets, note, cost } of worldActing.offer(context).cards) {
        // W-912 to W-914: three points for piety, two for grain, one for money; protected duties cost no more.
        const lost = [3, 2, 1].map((each, duty) =>
          targets.includes(spot.penalty(context.seat, PENALTIES.list[duty])) ? 0 : each * missed[duty],
        )
        const all = Math.min(
          vp,
          lost.reduce((sum, one) => sum + one, 0),
        )
        losses.add(all)
        const said = `Costs another ${all} victory ${all === 1 ? 'point' : 'points'}.`
        expect(note).toBe(all === 0 ? undefined : said)
        expect(cost.some(({ piece }) => piece === 'vp')).toBe(false)
      }
    }
  }
  expect(losses.size).toBeGreaterThan(2)
})
