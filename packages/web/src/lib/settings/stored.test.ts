import { describe, expect, test } from 'vitest'
import { DEFAULTS, parseStored } from './stored.ts'

describe('stored settings', () => {
  test('are the defaults on the first visit', () => {
    expect(parseStored(null)).toEqual(DEFAULTS)
  })

  test('come back as they were stored', () => {
    const chosen = { ...DEFAULTS, language: 'nl', theme: 'dark', speed: 'instant', sounds: true } as const
    expect(parseStored(JSON.stringify(chosen))).toEqual(chosen)
  })

  test('lose only the field that makes no sense', () => {
    expect(parseStored('{"theme":"sepia","bigText":true,"language":"fr"}')).toEqual({
      ...DEFAULTS,
      bigText: true,
    })
  })

  test.each(['', 'null', '[]', '{"theme":', '7'])('are the defaults when the text is broken: %s', (text) => {
    expect(parseStored(text)).toEqual(DEFAULTS)
  })
})
