import { opponents } from '@chronik/bots/all'
import { LANGUAGES } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { m } from '#lib/words/messages.js'
import { scoreIfEnded } from './ended-now.ts'
import { SketchedTable } from './testing/table.ts'

test('V-803: points of the council are lost with whoever comes home, so what counts now is not called safe', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { family: ['skill'], harvest: ['faith'] },
    farms: [{ members: { 'council-3': [1], farm: [2] } }],
  })
  const before = scoreIfEnded(table.state, 0)
  expect(before).toBeGreaterThan(0)
  table.play('take family skill', 'home 1 council-3')
  expect(scoreIfEnded(table.state, 0)).toBeLessThan(before)
  const words = LANGUAGES.map((locale) => m.board_ended_now({}, { locale }))
  expect(words).toEqual(
    expect.arrayContaining(['Wäre jetzt Schluss', 'If it ended now', 'Als het nu eindigde']),
  )
})

test('V-803: the reasons for a hint do not call it safe either', () => {
  const called = LANGUAGES.map((language) => opponents.village.names[language].score)
  expect(called).toEqual([
    'Punkte, wäre jetzt Schluss',
    'points if it ended now',
    'punten als het nu eindigde',
  ])
})
