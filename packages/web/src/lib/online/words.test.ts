import { expect, test } from 'vitest'
import { m } from '../words/messages.js'
import { boxText, leftText, modulesOf, paceText, sinceText } from './words.ts'

test('a clock shows seconds below an hour, then hours, then days', () => {
  expect(leftText(48_000)).toBe('0:48')
  expect(leftText(18 * 60_000 + 37_900)).toBe('18:37')
  expect(leftText(-5)).toBe('0:00')
  expect(leftText(15.5 * 3_600_000)).toBe('15 h')
  expect(leftText(50 * 3_600_000)).toBe('2 days')
})

test('what lasts is told in whole minutes, hours, days', () => {
  expect(sinceText(20_000)).toBe('a moment')
  expect(sinceText(130_000)).toBe('2 min')
  expect(sinceText(26 * 3_600_000)).toBe('26 h')
})

test('paces are told as people say them', () => {
  expect(paceText({ kind: 'bank', bank: 1_800_000, increment: 30_000 })).toBe('30 min + 30 s')
  expect(paceText({ kind: 'move', limit: 86_400_000, quiet: null })).toBe('24 h a move')
  expect(paceText({ kind: 'none' })).toBe('no clock')
})

test('what is played beside the base game is named, also what this page does not know', () => {
  expect(modulesOf({ expansions: ['inn', 'moon'], goals: true })).toEqual(['Inn', 'moon', 'Life goals'])
  expect(modulesOf({})).toEqual([])
  expect(boxText({}, 0)).toBe('Base game')
  expect(boxText({ expansions: ['inn'] }, 2)).toBe('Inn. An edition of its own: 2 figures differ')
})

test('one is told as one, in every language', () => {
  const told = (words: typeof m.online_watchers, count: number) =>
    (['de', 'en', 'nl'] as const).map((locale) => words({ count }, { locale }))
  expect(told(m.online_watchers, 1)).toEqual(['1 sieht zu', '1 watching', '1 kijkt mee'])
  expect(told(m.online_watchers, 3)).toEqual(['3 sehen zu', '3 watching', '3 kijken mee'])
  expect(told(m.online_room_missing, 1)).toEqual([
    'Ein Gast fehlt noch',
    'One guest is still missing',
    'Er ontbreekt nog één gast',
  ])
  expect(told(m.online_room_missing, 2)).toEqual([
    '2 Gäste fehlen noch',
    '2 guests are still missing',
    'Er ontbreken nog 2 gasten',
  ])
})
