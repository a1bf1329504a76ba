import { expect, test } from 'vitest'
import { rankAt, scaleOf } from './rank.ts'

const ranks = [
  { id: 'apprentice', from: 0 },
  { id: 'journeyman', from: 40 },
  { id: 'master', from: 50 },
]

test('a rank is reached with its first point', () => {
  expect([0, 39, 40, 49, 50, 99].map((points) => rankAt(ranks, points))).toEqual([
    'apprentice',
    'apprentice',
    'journeyman',
    'journeyman',
    'master',
    'master',
  ])
})

test('every rank is equally wide on the scale, and nothing leaves it', () => {
  expect([0, 20, 40, 45, 50, 60, 200].map((points) => scaleOf(ranks, points).toFixed(3))).toEqual([
    '0.000',
    '0.167',
    '0.333',
    '0.500',
    '0.667',
    '1.000',
    '1.000',
  ])
})
