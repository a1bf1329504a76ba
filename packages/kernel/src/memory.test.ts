import { describe, expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { clone, copyInto, hash, sameState } from './game.ts'
import { hashOf, layout } from './memory.ts'
import { flag, group, int, ints, rows, secret, sizeOf, sizeOfFields, word, wordOrNone } from './shape.ts'
import { words } from './words.ts'

const GOODS = words(['wheat', 'coins', 'scrolls'])
const fields = {
  round: int(),
  started: flag(),
  stock: ints(GOODS),
  market: group({ open: flag(), price: word(GOODS), caller: wordOrNone(GOODS) }),
  farms: rows(2, {
    goods: ints(GOODS),
    hand: secret(ints(4)),
    house: group({ size: int(), rooms: rows(2, { beds: int() }) }),
  }),
  last: int(),
}

interface Laid {
  mem: Int16Array
  [name: string]: unknown
}
const lay = layout(fields) as unknown as () => Laid

/** Every integer of a state as a way to write it. */
function cells(part: unknown, path = ''): [string, (value: number) => void][] {
  if (part instanceof Int16Array) {
    return Array.from(part, (_, index) => [`${path}[${index}]`, (value) => (part[index] = value)])
  }
  if (Array.isArray(part)) return part.flatMap((row, index) => cells(row, `${path}[${index}]`))
  const holder = part as { [name: string]: unknown }
  const names = [...Object.keys(Object.getPrototypeOf(holder)), ...Object.keys(holder)]
  return names
    .filter((name) => !['mem', 'at', 'box', 'log', 'unsettled'].includes(name))
    .flatMap((name) => {
      const place = `${path}.${name}`
      return typeof holder[name] === 'number'
        ? [[place, (value: number) => (holder[name] = value)] as [string, (value: number) => void]]
        : cells(holder[name], place)
    })
}

describe('the layout of a state', () => {
  test('takes exactly the room of its fields, and an even number of integers', () => {
    expect(sizeOf(fields.farms)).toBe(2 * (3 + 4 + 1 + 2))
    expect(sizeOfFields(fields)).toBe(1 + 1 + 3 + 3 + 20 + 1)
    expect(lay().mem.length).toBe(30)
  })

  test('gives every integer a place of its own', () => {
    const state = lay()
    const all = cells(state)
    expect(all.length).toBe(sizeOfFields(fields))
    const places = all.map(([path, write]) => {
      state.mem.fill(0)
      write(7)
      const changed = Array.from(state.mem.keys()).filter((at) => state.mem[at] !== 0)
      expect(changed, path).toHaveLength(1)
      return changed[0]
    })
    expect(new Set(places).size).toBe(all.length)
  })

  test('reads what it wrote', () => {
    const state = lay() as unknown as { round: number; farms: { house: { rooms: { beds: number }[] } }[] }
    state.round = -5
    state.farms[1].house.rooms[1].beds = 9
    expect([state.round, state.farms[1].house.rooms[1].beds, state.farms[0].house.rooms[1].beds]).toEqual([
      -5, 9, 0,
    ])
  })

  test.each(['mem', 'at', 'box', 'log', 'unsettled'])('no field can be called %s', (name) => {
    expect(() => layout({ [name]: int() })).toThrow(`"${name}" cannot name a field of a state`)
  })

  test('of the sample game has no overlap either', () => {
    const state = fair.blank(fair.open({ players: 4 }))
    const all = cells(state)
    expect(all.length).toBe(sizeOfFields(fair.fields))
    for (const [, write] of all) write(1)
    expect(state.mem.reduce((sum, one) => sum + one, 0)).toBe(all.length)
  })
})

describe('copies and hashes', () => {
  const box = fair.open({ players: 3 })

  test('a copy is equal and independent, in both directions', () => {
    const state = fair.begin(box)
    const copy = clone(fair, state)
    expect(sameState(copy, state)).toBe(true)
    copy.stands[2].hand[5] = 1
    expect(state.stands[2].hand[5]).toBe(0)
    state.bag[1] = 4
    expect(copy.bag[1]).toBe(0)
    expect(sameState(copy, state)).toBe(false)
  })

  test('copyInto overwrites everything', () => {
    const from = fair.begin(box)
    const to = fair.blank(box)
    to.mem.fill(99)
    from.unsettled = 6
    copyInto(to, from)
    expect(to.mem).toEqual(from.mem)
    expect([fair.blank(box).unsettled, to.unsettled]).toEqual([-1, 6])
    expect(to.mem.buffer).not.toBe(from.mem.buffer)
  })

  test('every single change changes the hash', () => {
    const state = fair.begin(box)
    const before = hash(state)
    const seen = new Set([before])
    for (let at = 0; at < state.mem.length; at++) {
      for (const change of [1, -1, 256, 32767]) {
        const kept = state.mem[at]
        state.mem[at] = kept + change
        seen.add(hash(state))
        state.mem[at] = kept
      }
    }
    expect(seen.size).toBe(1 + 4 * state.mem.length)
    expect(hash(state)).toBe(before)
  })

  test('places count, not only values', () => {
    expect(hashOf(Int16Array.of(1, 2, 0, 0))).not.toBe(hashOf(Int16Array.of(0, 0, 1, 2)))
    expect(hashOf(Int16Array.of(1, 2))).not.toBe(hashOf(Int16Array.of(2, 1)))
  })

  test('a hash is a safe integer and always the same', () => {
    const mem = Int16Array.from({ length: 64 }, (_, at) => at * 31 - 900)
    expect(Number.isSafeInteger(hashOf(mem))).toBe(true)
    expect(hashOf(mem)).toBe(hashOf(mem.slice()))
  })

  test('states of different length are not the same', () => {
    const [one, other] = [fair.begin(box), fair.begin(box)]
    const longer = { ...other, mem: new Int16Array(other.mem.length + 2) }
    expect(sameState(one, longer)).toBe(false)
  })
})
