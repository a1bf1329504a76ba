import { expect, test } from 'vitest'
import { BOARD, momentCard, shareCard } from './card.ts'

const card = {
  title: 'Greta wins',
  detail: 'Village, 63 points',
  address: 'chronik.example/replay',
  rows: [
    { name: 'Greta', colour: 'red', parts: [40, 23], total: 63, told: '63' },
    { name: '<b>"Bruno"&co, the very long', colour: 'blue', parts: [20, -3, 0], total: 17, told: '17' },
  ],
}

test('names of people stay words: they end no picture', () => {
  const svg = shareCard(card, '')
  expect(svg).not.toContain('<b>')
  expect(svg).toContain('&lt;b&gt;&quot;Bruno')
})

test('bars are as long as the points they stand for; what is not more than nothing has none', () => {
  const widths = [...shareCard(card, '').matchAll(/width="([\d.]+)" height="\d+" rx="6"/g)].map(([, wide]) =>
    Number(wide),
  )
  expect(widths).toHaveLength(3)
  expect((widths[0] + 3) / (widths[1] + 3)).toBeCloseTo(40 / 23, 1)
})

test('a match that is looked at in between has one bar for each seat', () => {
  const rows = card.rows.map((row) => ({ ...row, parts: [] }))
  expect([...shareCard({ ...card, rows }, '').matchAll(/rx="6"/g)]).toHaveLength(2)
})

test.each([1, 2, 3, 4, 5])(
  'the bars of %i seats lie in the middle of their table, apart from each other',
  (seats) => {
    const rows = Array.from({ length: seats }, () => card.rows[0])
    const bars = [
      ...shareCard({ ...card, rows }, '').matchAll(/ y="([\d.]+)" width="[\d.]+" height="(\d+)" rx="6"/g),
    ]
      .filter((_, at) => at % 2 === 0)
      .map(([, y, high]) => ({ top: Number(y), end: Number(y) + Number(high) }))
    expect(bars).toHaveLength(seats)
    expect((bars[0].top + bars[seats - 1].end) / 2).toBeCloseTo(262 + 292 / 2)
    expect(bars[0].top).toBeGreaterThan(262 + 12)
    for (const [at, { top }] of bars.slice(1).entries()) expect(top - bars[at].end).toBeGreaterThan(12)
  },
)

test('what a moment is about is read whole, in two lines if need be, and never leaves the picture', () => {
  const long =
    'Bartholomäus takes a persuasion cube from the harvest space and brings in a harvest of three grain'
  const lines = (title: string, rows = card.rows.map((row) => ({ ...row, parts: [] as number[] }))) =>
    [...shareCard({ ...card, title, rows }, '').matchAll(/x="48"[^>]* font-size="(\d+)"[^>]*>([^<]*)</g)]
      .slice(1)
      .map(([, size, words]) => ({ size: Number(size), words }))
  expect(
    lines(long)
      .map(({ words }) => words)
      .join(' '),
  ).toBe(long)
  expect(lines('Greta wins')).toEqual([{ size: 68, words: 'Greta wins' }])
  for (const title of [long, `${long} and ${long}`, 'x'.repeat(90)])
    for (const { size, words } of lines(title)) expect(words.length * size * 0.54).toBeLessThan(1104)
  // Beside those who played there is less room.
  for (const { size, words } of lines('Bartholomäus and Dorothea win', card.rows))
    expect(words.length * size * 0.54).toBeLessThan(920)
})

test('beside its board a moment is told whole, in lines that end before the board begins', () => {
  const long =
    'Bartholomäus takes a persuasion cube from the harvest space and brings in a harvest of three grain'
  const told = (title: string) =>
    [...momentCard({ ...card, title }, '').matchAll(/class="d" x="44"[^>]* font-size="(\d+)"[^>]*>([^<]*)</g)]
      .slice(1)
      .map(([, size, words]) => ({ size: Number(size), words }))
  expect(
    told(long)
      .map(({ words }) => words)
      .join(' '),
  ).toBe(long)
  for (const title of ['Market day', long, `${long} and ${long}`, 'x'.repeat(400)])
    for (const { size, words } of told(title)) {
      expect(44 + words.length * size * 0.54).toBeLessThan(BOARD.x)
      expect(told(title).length).toBeLessThanOrEqual(5)
    }
})
