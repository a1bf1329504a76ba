import { describe, expect, test } from 'vitest'
import { inLanguages } from '../index.ts'
import type { LogEntry } from '../log.ts'
import { defineStory, type Sentence, spokenLine, tellAll, type Value } from './index.ts'

interface Thing extends LogEntry {
  readonly code: 'thing'
  readonly seat: number
  readonly [blank: string]: unknown
}

const alike = (text: string): Sentence => [text, text, text]

function said(text: string, values: { readonly [blank: string]: Value }, reader = -1): string {
  const story = defineStory<Thing>({
    names: inLanguages({ mill: ['die Mühle', 'the mill', 'de molen'] }),
    pieces: { cow: ['eine Kuh|Kühe', 'a cow|cows', 'een koe|koeien'] },
    tellers: { thing: { say: (_entry, { say }) => say(alike(text), values) } },
  })
  const seats = ['Ann', 'Ben', 'Cem'].map((name, seat) => ({ name, colour: '', you: seat === reader }))
  const cast = { seats, language: 'en' } as const
  const entry: Thing = { code: 'thing', seat: 0, other: 1, hidden: undefined }
  return tellAll(story, [entry], cast)
    .map((line) => spokenLine(story, line, cast))
    .join(' ')
}

describe('a sentence', () => {
  test.each([
    ['{who} {who:come|comes}.', {}, 0, 'You come.'],
    ['{who} {who:come|comes}.', {}, 1, 'Ann comes.'],
    ['so {who} {who:come|comes}.', {}, 0, 'So you come.'],
    ['{@other:your|{@other}}', {}, 1, 'Your.'],
    ['{@other:your|{@other}}', {}, 2, 'Ben.'],
    ['{who:you|one|all}: {who}', { who: { people: [0, 2] } }, -1, 'All: Ann and Cem.'],
    ['{who:you|one|they|you all}: {who}', { who: { people: [0, 2] } }, -1, 'They: Ann and Cem.'],
    ['{who:you|one|they|you all}: {who}', { who: { people: [0, 2] } }, 0, 'You all: you and Cem.'],
    ['{n} {n:egg|eggs}', { n: 1 }, -1, '1 egg.'],
    ['{n} {n:egg|eggs}', { n: 0 }, -1, '0 eggs.'],
    ['{n:none|one|many}', { n: 0 }, -1, 'None.'],
    ['{n:none|one|many}', { n: 1 }, -1, 'One.'],
    ['{n:none|one|many}', { n: 7 }, -1, 'Many.'],
    ['at {place}', { place: 'mill' }, -1, 'At the mill.'],
    ['{what}', { what: 'cow' }, -1, 'A cow.'],
    ['your {what!}', { what: 'cow' }, -1, 'Your cow.'],
    ['{what*n}', { what: 'cow', n: 3 }, -1, '3 cows.'],
    ['{hidden:{hidden}|something}', {}, -1, 'Something.'],
    ['{place:at {place}|nowhere}', { place: '' }, -1, 'Nowhere.'],
    ['{cows:with {cows}|with none}', { cows: [] }, -1, 'With none.'],
    ['{cows:with {cows}|with none}', { cows: [{ piece: 'cow', amount: 2 }] }, -1, 'With 2 cows.'],
    ['{open:yes|no}', { open: false }, -1, 'No.'],
    ['they rest. {who} {who:go|goes} on!', {}, 0, 'They rest. You go on!'],
  ] as const)('%s with %o', (text, values, reader, expected) => {
    expect(said(text, values, reader)).toBe(expected)
  })

  test('tells of several kinds of pieces in a list, and whose they are', () => {
    const cows = [{ piece: 'cow', seat: 0 }, { piece: 'cow', amount: 2, seat: 1 }, { piece: 'bull' }]
    expect(said('{cows}', { cows })).toBe('A cow of Ann’s, 2 cows of Ben’s and bull.')
    expect(said('{cows}', { cows }, 1)).toBe('A cow of Ann’s, 2 cows of yours and bull.')
  })

  test.each(['{', '{who', 'a } b', '{who:one}', '{}', '{a b}'])('"%s" is none', (text) => {
    expect(() => said(text, {})).toThrow('the sentence')
  })

  test('asks for the same in every language', () => {
    const story = defineStory<Thing>({
      names: inLanguages({}),
      pieces: {},
      tellers: { thing: ['{who} kommt.', '{who} comes.', '{@other} komt.'] },
    })
    const cast = { seats: [{ name: 'Ann', colour: '' }], language: 'de' } as const
    expect(() => tellAll(story, [{ code: 'thing', seat: 0 }], cast)).toThrow('asks for who / who / other')
  })

  test('cannot be told of what is missing', () => {
    expect(() => said('{nothing}', {})).toThrow('{nothing}, which is undefined')
    expect(() => said('{@nobody}', { nobody: 9 })).toThrow('nobody sits at seat 9')
  })
})
