import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { kindBlank } from './figures.ts'

describe('how members are named', () => {
  test.each(['1', '4', '1+', '4+'])('V-R32, VM-603: %s is a number of a member', (text) => {
    expect(kindBlank.format(kindBlank.parse(text))).toBe(text)
  })

  test.each(['0', '5', '12', '1++', '+1', 'x1', '1x', ''])('"%s" is none', (text) => {
    expect(kindBlank.parse(text)).toBe(-1)
    expect(village.notation.parse(`church ${text}`)).toMatchObject({ expected: expect.any(String) })
  })
})
