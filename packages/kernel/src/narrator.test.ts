import { describe, expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { FastRandom, SeededChance } from './chance/seeded.ts'
import { Match } from './match.ts'
import { Narrator, positionAfter } from './narrator.ts'

function played(moves: number): Match<ReturnType<typeof fair.begin>> {
  const match = new Match(fair, { players: 3 }, new SeededChance(4))
  const random = new FastRandom(7)
  for (let move = 0; move < moves && !match.turn.over; move++) {
    const { moves: possible } = match.turn
    match.play([possible[random.below(possible.length)]])
  }
  return match
}

describe('a narrator', () => {
  test('knows the position after every entry of the log, and the last is that of the match', () => {
    const match = played(0)
    const narrator = new Narrator(match)
    const random = new FastRandom(9)
    for (let move = 0; move < 40 && !match.turn.over; move++) {
      const { moves } = match.turn
      const told = match.log.length
      match.play([moves[random.below(moves.length)]])
      expect(narrator.told).toBe(told)
      narrator.follow()
      expect(narrator.told).toBe(match.log.length)
    }
    expect(match.log.length).toBeGreaterThan(40)
    for (let told = 1; told <= match.log.length; told++)
      expect(narrator.after(told)).toHaveLength(match.state.mem.length)
    expect(narrator.after(0)).toBeNull()
    expect(narrator.after(match.log.length + 1)).toBeNull()
  })

  test('tells the same of a match it follows move by move and of one it finds under way', () => {
    const whole = new Narrator(played(30))
    const early = played(0)
    const along = new Narrator(early)
    const random = new FastRandom(7)
    for (let move = 0; move < 30; move++) {
      const { turn } = early
      if (turn.over) break
      early.play([turn.moves[random.below(turn.moves.length)]])
      along.follow()
    }
    expect(along.told).toBe(whole.told)
    for (let told = 1; told <= whole.told; told++) expect(along.after(told)).toEqual(whole.after(told))
  })

  test('may begin in the middle and tells the same from then on', () => {
    const match = played(10)
    const whole = new Narrator(match)
    const late = new Narrator(match, 'now')
    const { told } = whole
    expect(late.told).toBe(told)
    expect(late.after(told)).toBeNull()
    const random = new FastRandom(11)
    for (let move = 0; move < 10; move++) {
      const { turn } = match
      if (turn.over) break
      match.play([turn.moves[random.below(turn.moves.length)]])
    }
    whole.follow()
    late.follow()
    expect(late.told).toBe(whole.told)
    expect(late.told).toBeGreaterThan(told)
    for (let at = told + 1; at <= whole.told; at++) expect(late.after(at)).toEqual(whole.after(at))
  })

  test('forgets what is long past and nothing else', () => {
    const narrator = new Narrator(played(20))
    const { told } = narrator
    const kept = narrator.after(told - 1)
    narrator.forget(told - 2)
    narrator.forget(3)
    expect(narrator.told).toBe(told)
    expect(narrator.after(told - 2)).toBeNull()
    expect(narrator.after(told - 1)).toBe(kept)
    narrator.forget(told + 5)
    expect(narrator.told).toBe(told)
  })

  test('any single position is found without keeping the others', () => {
    const match = played(25)
    const narrator = new Narrator(match)
    for (let told = 1; told <= narrator.told; told++)
      expect(positionAfter(match, told)).toEqual(narrator.after(told))
    expect(positionAfter(match, 0)).toEqual(fair.begin(match.box).mem)
    expect(positionAfter(match, -1)).toBeNull()
    expect(positionAfter(match, narrator.told + 1)).toBeNull()
  })
})
