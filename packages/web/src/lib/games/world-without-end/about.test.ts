import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GOODS, PROJECTS } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { parseRulebook } from '#lib/rules/rulebook.ts'
import { about } from './about.ts'
import { spot } from './spots.ts'

const text = readFileSync(
  join(import.meta.dirname, '../../../../../../docs/rulebook/world-without-end.md'),
  'utf8',
)
const passages = parseRulebook(text).chapters.flatMap((chapter) => chapter.passages)
const told = (id: string) => passages.find((passage) => passage.id === about(id))

test('W-214: the sign at the market says that money never runs out', () => {
  expect(told(spot.stock('money'))?.text).toMatch(/Money .*never run out/)
  expect(told(spot.stock('money'))?.rules).toContain('W-214')
})

test('whatever lies in stock or behind the screen, is built, sick, granted or due is explained', () => {
  const things = [
    ...GOODS.list.map(spot.stock),
    ...GOODS.list.map((good) => spot.good(0, good)),
    ...PROJECTS.list.map(spot.project),
    spot.site('site-1'),
    spot.place('1'),
    spot.favour(1),
    spot['favour-stone'],
    spot.rotation(0),
    spot.corner(0),
    spot.council,
    spot.event('wool-slump'),
    spot.shield(0),
    spot.penalty(0, 'penance'),
    'duty:piety',
    'seal:0:tower',
    'slot:1',
    'goods:1',
  ]
  expect(things.filter((id) => told(id) === undefined)).toEqual([])
})
