import { beforeEach, describe, expect, test } from 'vitest'
import { PAUSE, type Question, REST, Voice } from './voice.ts'

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

const question = (text: string, rest = ''): Question => ({ text, rest })

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
    voice.ask(question('What do you sell?'))
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
    voice.ask(question('Which cube?'))
    voice.ask(question('Which customer?'))
    hours.pass(REST)
    expect(heard).toEqual(['Which customer?'])
  })

  test('asks once as long as nothing happens, and again after something did', () => {
    voice.ask(question('Which cube?'))
    hours.pass(REST + PAUSE)
    voice.ask(question('Which cube?'))
    hours.pass(REST + PAUSE)
    expect(heard).toEqual(['Which cube?'])
    voice.say('Ben takes a cube', 'event')
    voice.ask(question('Which cube?'))
    hours.pass(REST + PAUSE)
    expect(heard.at(-1)).toBe('Ben takes a cube. Which cube?')
  })

  test('does not ask what is no longer asked', () => {
    voice.ask(question('Which cube?'))
    voice.withdraw()
    hours.pass(REST)
    expect(heard).toEqual([])
  })

  test('says only the rest of a question that has the focus: it has been read out already', () => {
    let reads = false
    voice = new Voice((text) => heard.push(text), hours.timer, { free: () => true, atQuestion: () => reads })
    voice.ask(question('Which cube? Options: 7.', 'Options: 7.'))
    hours.pass(REST + PAUSE)
    reads = true
    voice.say('Ben passes', 'event')
    voice.ask(question('Which customer? Options: 2.', 'Options: 2.'))
    hours.pass(REST + PAUSE)
    expect(heard).toEqual(['Which cube? Options: 7.', 'Ben passes. Options: 2.'])
  })

  test('waits while something lies open over the table, and then says everything in order', () => {
    let free = false
    voice = new Voice((text) => heard.push(text), hours.timer, { free: () => free, atQuestion: () => false })
    voice.say('Ben calls a market day', 'event')
    hours.pass(5_000)
    voice.say('Ben passes', 'event')
    voice.ask(question('Which cube?'))
    hours.pass(5_000)
    expect(heard).toEqual([])
    free = true
    hours.pass(REST)
    expect(heard).toEqual(['Ben calls a market day. Ben passes. Which cube?'])
  })

  test('does not repeat what a sheet over the table tells in full, whenever it would have been said', () => {
    let free = true
    voice = new Voice((text) => heard.push(text), hours.timer, { free: () => free, atQuestion: () => false })
    voice.say('You take a cube', 'event', 4)
    voice.say('You call a market day', 'event', 5)
    voice.say('Ben passes', 'event', 6)
    voice.leaveOut({ from: 4, to: 7 })
    free = false
    voice.say('The market day ends', 'event', 7)
    voice.say('Ben begins round 2', 'event', 8)
    voice.ask(question('Which cube?'))
    hours.pass(5_000)
    free = true
    hours.pass(REST)
    expect(heard).toEqual(['You take a cube. Ben begins round 2. Which cube?'])
  })

  test('is silent once the table is left', () => {
    voice.say('Ben passes', 'event')
    voice.close()
    hours.pass(10_000)
    expect(heard).toEqual([])
  })
})
