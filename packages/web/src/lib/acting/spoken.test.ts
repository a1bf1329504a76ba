import type { Move } from '@chronik/kernel'
import { village } from '@chronik/village'
import { story } from '@chronik/village/story'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte.ts'
import type { OptionCard, OptionGroup } from '../table/contract.ts'
import { spokenTokens } from '../table/wording.ts'
import { besideQuestion, spokenOption } from './spoken.ts'

const told = { game: village, words: story }
const { language } = settings

afterEach(() => {
  settings.language = language
})

function card(of: Partial<OptionCard>): OptionCard {
  return { move: 0 as Move, title: 'Peststein', cost: [], gain: [], targets: [], ...of }
}

function space(
  options: readonly OptionCard[],
  of: Partial<OptionGroup> = { note: 'bringt nichts' },
): OptionGroup {
  return { id: 'space:travel', title: 'Reise', tokens: [{ piece: 'plague' }], options, ...of }
}

test('a place says in a sentence what there is, and what happens if one of several is taken is asked there', () => {
  settings.language = 'de'
  expect(spokenOption(told, space([card({}), card({ move: 1 as Move })]))).toBe(
    'Reise. Es gibt einen Peststein. Bringt nichts',
  )
})

test('V-208, V-604: a place whose only option is chosen with it says what that costs and who would die', () => {
  settings.language = 'de'
  const deadly = card({
    piece: 'plague',
    cost: [{ piece: 'time', amount: 2 }],
    note: 'Federkiel: Dein 1er stirbt (Hof).',
  })
  expect(spokenOption(told, space([deadly]))).toBe(
    'Reise. Es gibt einen Peststein. Kostet 2 Zeit. Federkiel: Dein 1er stirbt (Hof).',
  )
})

test('V-423: a workshop whose only option is to train does not promise its good for the time of training', () => {
  settings.language = 'en'
  const train = card({ title: 'Train', piece: 'meeple-red-1', cost: [{ piece: 'time', amount: 2 }] })
  const workshop = space([train], { title: 'Wainwright', tokens: [{ piece: 'wagon' }] })
  expect(spokenOption(told, workshop)).toBe('Wainwright. A wagon. Train. Costs 2 time')
})

test('what is called as its option is not called twice', () => {
  settings.language = 'de'
  const title = spokenTokens(story, [{ piece: 'person-priest' }], 'de')
  expect(title).not.toBe('')
  const priest = card({ title, piece: 'person-priest' })
  const group = space([priest, priest], { title, tokens: [{ piece: 'person-priest' }] })
  expect(spokenOption(told, group)).toBe(title)
})

test('a deed that stands beside the places says what it costs and brings', () => {
  settings.language = 'de'
  const title = spokenTokens(story, [{ piece: 'person-scribe' }], 'de')
  const scribe = card({ title, piece: 'person-scribe', gain: [{ piece: 'scroll', amount: 2 }] })
  expect(spokenOption(told, space([scribe], { title, tokens: [{ piece: 'person-scribe' }] }))).toBe(
    `${title}. Bringt 2 Schriftrollen`,
  )
})

test('what was said beside the first question is not said again where a place was chosen; a warning is', () => {
  const hint = 'Nimm einen Stein.'
  expect(besideQuestion({ hint }, false)).toBe(hint)
  expect(besideQuestion({ hint }, true)).toBe('')
  expect(besideQuestion({ hint, warning: 'Federkiel: Dein 1er stirbt.' }, true)).toBe(
    'Federkiel: Dein 1er stirbt.',
  )
})
