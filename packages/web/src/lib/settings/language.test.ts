import { describe, expect, test } from 'vitest'
import { languageOf } from './language.ts'

describe('the language of the screen', () => {
  test('is the chosen one, whatever the browser speaks', () => {
    expect(languageOf('nl', ['de-AT', 'en'])).toBe('nl')
  })

  test('is the first language of the browser that we speak', () => {
    expect(languageOf(undefined, ['fr-FR', 'de-AT', 'en'])).toBe('de')
  })

  test('is English when we speak none of them, and when what was chosen is unknown', () => {
    expect(languageOf(undefined, ['fr', 'it'])).toBe('en')
    expect(languageOf('xx', [])).toBe('en')
  })
})
