import { expect, test } from 'vitest'
import { tableSheet } from '../games/village/pieces/sheet.ts'
import { shellSheet } from './shell-sheet.ts'

const sheet = shellSheet() + tableSheet()
const ids = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('every piece stands on one sheet, and there once', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of [
    'skill',
    'plague',
    'wagon',
    'meeple-purple-4',
    'marker-white',
    'conny',
    'fate-tile-quill',
    'i-check',
  ])
    expect(ids).toContain(id)
})

test('pieces are well-formed: as many groups are closed as opened', () => {
  for (const symbol of sheet.split('</symbol>').filter((part) => part !== '')) {
    expect((symbol.match(/<g[ >]/g) ?? []).length).toBe((symbol.match(/<\/g>/g) ?? []).length)
    expect(symbol).not.toMatch(/undefined|NaN/)
  }
})
