import { expect, test } from 'vitest'
import { mixIn, rewardsOf } from './reward.ts'

const rewards = (...scores: number[]) => {
  const into = new Float64Array(scores.length)
  rewardsOf(Float64Array.from(scores), scores.length, into)
  return Array.from(into, (reward) => Math.round(reward * 100) / 100)
}

test('equal scores are worth half a victory', () => {
  expect(rewards(40, 40)).toEqual([0.5, 0.5])
})

test('who is ahead of the best opponent is rewarded, the more the clearer', () => {
  const [clear] = rewards(60, 40)
  const [narrow] = rewards(42, 40)
  expect(clear).toBeGreaterThan(narrow)
  expect(narrow).toBeGreaterThan(0.5)
})

test('with more seats only the best opponent counts', () => {
  expect(rewards(50, 40, 10)[0]).toBe(rewards(50, 40)[0])
  expect(rewards(50, 40, 10)[2]).toBe(rewards(50, 10)[1])
})

test('alone, more points are better and none are nothing', () => {
  expect(rewards(60)[0]).toBe(0.5)
  expect(rewards(80)[0]).toBeGreaterThan(rewards(60)[0])
  expect(rewards(-3)[0]).toBe(0)
})

test('at the end a victory by the tie-break is worth more than a place behind it', () => {
  const into = new Float64Array([0.5, 0.5, 0.4])
  mixIn([1, 2, 3], into)
  expect(Array.from(into, (reward) => Math.round(reward * 100) / 100)).toEqual([0.6, 0.4, 0.32])
})
