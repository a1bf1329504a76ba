import { describe, expect, test } from 'vitest'
import { fair } from '../../sample/game.ts'
import type { FairLog } from '../../sample/state.ts'
import { story } from '../../sample/story.ts'
import type { GameStory, Sentence, Teller } from '../story/index.ts'
import { faultsInStory, randomLog } from './story.ts'

const log: readonly FairLog[] = [{ code: 'fetch', seat: 0, fruit: 'apple' }]
const table = { players: 2, colours: [], readers: [0, 1] }

/** The story of the Fair with another way to tell of what is fetched. */
function told(fetch: Teller<FairLog>, more: Partial<GameStory> = {}): string {
  const broken = { ...story, tellers: { ...story.tellers, fetch }, ...more } as GameStory
  return faultsInStory(fair, broken, log, table).join('\n')
}

const alike = (text: string): Sentence => [text, text, text]

describe('the story of a game', () => {
  test('has no fault where it has none', () => {
    expect(faultsInStory(fair, story, randomLog(fair, { players: 2 }, 5), table)).toEqual([])
  })

  test.each([
    [
      'a foreign word',
      ['{who} nimmt the {fruit}.', '{who} takes {fruit}.', '{who} pakt {fruit}.'],
      'foreign word "the"',
    ],
    ['a raw value', alike('{who} undefined {fruit}.'), 'not a sentence'],
    ['a code', alike('{who} card-1 {fruit}.'), 'the code "card-1"'],
    ['a gap', alike('{who}  {fruit} .'), 'ill set'],
    ['pieces side by side', alike('{who} {fruit} {fruit}.'), 'stand side by side'],
    ['nothing gained', alike('{who}: 0 {fruit}.'), 'ill set'],
    ['another number', ['{who} 2 {fruit}.', '{who} 3 {fruit}.', '{who} 2 {fruit}.'], 'in another language'],
    ['another piece', ['{who} {fruit}.', '{who:|{who} {fruit}}.', '{who} {fruit}.'], 'in another language'],
  ] as const)('is faulty with %s', (_, sentence, fault) => {
    expect(told(sentence)).toContain(fault)
  })

  test('is faulty with a piece that has no name, or none of it', () => {
    expect(told({ say: () => [{ piece: 'cow' }] })).toContain('the piece "cow" has no name')
    expect(told({ say: () => [{ piece: 'apple', amount: 0 }] })).toContain('0 of "apple"')
  })

  test('is faulty where a line leads to no rule', () => {
    expect(told(alike('{who} {fruit}.'))).toContain('leads to no rule')
    expect(told({ say: alike('{who} {fruit}.'), rule: 'F-201' })).not.toContain('leads to no rule')
  })

  test('is faulty where an entry is not told', () => {
    const { fetch: _, ...tellers } = story.tellers
    expect(faultsInStory(fair, { ...story, tellers }, log, table)).toContain('the last entries are not told')
  })
})
