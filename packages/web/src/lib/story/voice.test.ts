import { beforeEach, describe, expect, test } from 'vitest'
import { PAUSE, REST, Voice } from './voice.ts'

/** Time that passes when the test says so. */
class Hours {
  now = 0
  #due: { at: number; ring: () => void }[] = []

  readonly timer = (milliseconds: number, ring: () => void): (() => void) => {
    const one = { at: this.now + milliseconds, ring }
    this.#due.push(one)
    return () => {
      this.#due = this.#due.filter((other) => other !== one)
    }
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.#due = this.#due.filter((one) => one !== next)
      this.now = next.at
      next.ring()
    }
    this.now = end
  }
}

let hours: Hours
let heard: string[]
let voice: Voice
beforeEach(() => {
  hours = new Hours()
  heard = []
  voice = new Voice((text) => heard.push(text), hours.timer)
})

describe('the voice of a table', () => {
  test('says the answer first, then what happened, the question last', () => {
    voice.say('What do you sell?', 'question')
    voice.say('Ben passes', 'event')
    voice.say('You called a market day', 'answer')
    hours.pass(REST)
    expect(heard).toEqual(['You called a market day. Ben passes. What do you sell?'])
  })

  test('loses none of seven lines within 300 ms, in order, with pauses between them', () => {
    for (let line = 1; line <= 7; line++) {
      voice.say(`Line ${line}`, 'event')
      hours.pass(40)
    }
    hours.pass(REST + PAUSE)
    expect(heard.join(' ')).toBe('Line 1. Line 2. Line 3. Line 4. Line 5. Line 6. Line 7.')
  })

  test('waits a moment between two texts, so that none is swallowed', () => {
    voice.say('One', 'event')
    hours.pass(REST)
    voice.say('Two', 'event')
    hours.pass(PAUSE - 1)
    expect(heard).toEqual(['One.'])
    hours.pass(1)
    expect(heard).toEqual(['One.', 'Two.'])
  })

  test('a newer question takes the place of one that waits', () => {
    voice.say('Which cube?', 'question')
    voice.say('Which customer?', 'question')
    hours.pass(REST)
    expect(heard).toEqual(['Which customer?'])
  })

  test('asks once as long as nothing happens, and again after something did', () => {
    voice.say('Which cube?', 'question')
    hours.pass(REST + PAUSE)
    voice.say('Which cube?', 'question')
    hours.pass(REST + PAUSE)
    expect(heard).toEqual(['Which cube?'])
    voice.say('Ben takes a cube', 'event')
    voice.say('Which cube?', 'question')
    hours.pass(REST + PAUSE)
    expect(heard.at(-1)).toBe('Ben takes a cube. Which cube?')
  })

  test('does not ask what is no longer asked', () => {
    voice.say('Which cube?', 'question')
    voice.withdraw()
    hours.pass(REST)
    expect(heard).toEqual([])
  })

  test('is silent once the table is left', () => {
    voice.say('Ben passes', 'event')
    voice.close()
    hours.pass(10_000)
    expect(heard).toEqual([])
  })
})
