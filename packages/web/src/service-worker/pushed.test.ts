import { expect, test } from 'vitest'
import { notificationOf, pathOf } from './pushed.ts'

const ways = { link: 'https://chronik.example/t/abc', off: 'https://chronik.example/notices?off=key.proof' }

test('a notification has the words of the server, and a button that switches it off', () => {
  const words = { title: 'Du bist am Zug', body: 'Village mit Ben: Du bist am Zug.', language: 'de' }
  expect(notificationOf({ ...words, ...ways, offWords: 'Abschalten' })).toMatchObject({
    title: words.title,
    options: {
      body: words.body,
      lang: 'de',
      tag: 'chronik',
      data: ways,
      actions: [{ action: 'off', title: 'Abschalten' }],
    },
  })
})

test('a click leads to the table, the button to where it is switched off', () => {
  expect(pathOf('', ways, 'http://localhost:3000')).toBe('/t/abc')
  expect(pathOf('off', ways, 'http://localhost:3000')).toBe('/notices?off=key.proof')
})

test('a click never leads to somebody else', () => {
  const elsewhere = { link: '//evil.example/t/abc', off: 'https://evil.example/x' }
  expect(pathOf('', elsewhere, 'http://localhost:3000')).toBe('/t/abc')
  expect(pathOf('off', elsewhere, 'http://localhost:3000')).toBe('/x')
})
