import type { Move } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { ROOT, Tree } from './tree.ts'

const move = (number: number) => number as Move

describe('the tree of a search', () => {
  test('keeps children in their order and finds them with any hint', () => {
    const tree = new Tree(100)
    const nodes = [7, 3, 9].map((number) => tree.add(ROOT, move(number), 0, 0.5))
    expect([tree.first(ROOT), tree.next(nodes[0]), tree.next(nodes[1]), tree.next(nodes[2])]).toEqual([
      ...nodes,
      0,
    ])
    for (const hint of [0, ...nodes]) expect(tree.child(ROOT, move(3), hint)).toBe(nodes[1])
    expect(tree.child(ROOT, move(4), nodes[0])).toBe(0)
    expect([tree.children(ROOT), tree.children(nodes[0])]).toEqual([3, 0])
  })

  test('knows the favourite and how far it is ahead', () => {
    const tree = new Tree(100)
    expect([tree.favourite(ROOT), tree.lead(ROOT)]).toEqual([0, 0])
    const [one, other, third] = [1, 2, 3].map((number) => tree.add(ROOT, move(number), 0, 0.3))
    tree.visits[one] = 4
    tree.visits[other] = 9
    tree.visits[third] = 7
    expect([tree.favourite(ROOT), tree.lead(ROOT)]).toEqual([other, 2])
    tree.visits[third] = 9
    expect([tree.favourite(ROOT), tree.lead(ROOT)]).toEqual([other, 0])
    tree.value[third] = 0.5
    expect(tree.favourite(ROOT)).toBe(third)
  })

  test('forgets everything, down to what its nodes had gathered', () => {
    const tree = new Tree(100)
    const node = tree.add(ROOT, move(5), 1, 0.25)
    for (const table of [tree.visits, tree.value, tree.score, tree.worth]) table[node] = 8
    tree.add(node, move(6), 0, 1)
    tree.clear()
    expect(tree.first(ROOT)).toBe(0)
    const again = tree.add(ROOT, move(2), 0, 0.5)
    expect(again).toBe(node)
    expect([tree.visits, tree.value, tree.score, tree.worth].map((table) => table[again])).toEqual([
      0, 0, 0, 0,
    ])
    expect([tree.first(again), tree.next(again), tree.prior[again], tree.seat[again]]).toEqual([0, 0, 0.5, 0])
  })

  test('keeps what follows from one node, which becomes the root, and nothing else', () => {
    const tree = new Tree(100)
    const [left, right] = [1, 2].map((number) => tree.add(ROOT, move(number), 0, 0.5))
    const below = [3, 4].map((number) => tree.add(right, move(number), 1, 0.25))
    tree.add(left, move(5), 1, 0.5)
    const deep = tree.add(below[1], move(6), 0, 0.75)
    tree.visits[right] = 9
    tree.visits[below[1]] = 5
    tree.value[deep] = 2.5
    tree.keep(right)
    expect([tree.visits[ROOT], tree.children(ROOT)]).toEqual([9, 2])
    const [three, four] = [tree.first(ROOT), tree.next(tree.first(ROOT))]
    expect([tree.move[three], tree.move[four], tree.visits[four], tree.seat[four]]).toEqual([3, 4, 5, 1])
    const six = tree.first(four)
    expect([tree.move[six], tree.value[six], tree.prior[six], tree.next(six)]).toEqual([6, 2.5, 0.75, 0])
    expect([tree.first(three), tree.first(six), tree.next(four)]).toEqual([0, 0, 0])
    const added = tree.add(ROOT, move(7), 1, 0.5)
    expect([tree.children(ROOT), tree.move[tree.next(four)], tree.visits[added]]).toEqual([3, 7, 0])
  })

  test('is full when its room is used, with room for one more decision beside it', () => {
    const tree = new Tree(3)
    expect(tree.full).toBe(false)
    tree.add(ROOT, move(1), 0, 1)
    expect(tree.full).toBe(true)
    const last =
      Array.from({ length: 1000 }, (_, number) => tree.add(ROOT, move(number + 2), 0, 1)).at(-1) ?? 0
    expect(tree.move[last]).toBe(1001)
  })
})
