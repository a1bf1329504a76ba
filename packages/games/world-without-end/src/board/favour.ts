import type { Person } from '../box/box.ts'
import type { WorldState } from '../box/state.ts'
import { GOODS, LINES, MONEY, PERSONS, SITES, SPACES } from '../box/vocabulary.ts'
import { give, receive, score } from '../goods/goods.ts'

const LINE = LINES.at.favours

// W-333, W-334: clockwise, after space 10 comes space 1; covered spaces are skipped and not counted.
export function spaceAfter(state: WorldState, steps: number): number {
  let space = state.favour
  for (let left = steps, passed = 0; left > 0 && passed < SPACES.size * (steps + 1); passed++) {
    space = (space % SPACES.size) + 1
    if (state.coveredFavours[space - 1] === 0) left--
  }
  return space
}

// W-343: what the person on a space demands; only the outlaws do.
export function demandAt(state: WorldState, space: number): number {
  const person = state.box.persons[state.box.arc[space - 1]]
  return person.kind === 'pay' ? person.money : 0
}

// W-331, W-332: the stone moves on and the favour of the space reached is given; without a step nothing happens.
export function moveFavourStone(state: WorldState, seat: number, steps: number): void {
  if (steps === 0) return
  const from = state.favour
  const to = spaceAfter(state, steps)
  state.favour = to
  const person = state.box.arc[to - 1]
  state.log?.add({ code: 'favour-stone', seat, from, to, person: PERSONS.list[person] })
  grantFavour(state, seat, person)
}

// W-335 to W-345: what each person grants; loyalty, piety and knowledge are only shown.
function grantFavour(state: WorldState, seat: number, code: number): void {
  const person = state.box.persons[code]
  if (isInVain(state, seat, person)) state.log?.add({ code: 'no-favour', seat })
  switch (person.kind) {
    case 'gain':
      receive(state, seat, person.gain, LINE, 'favour')
      break
    case 'pay':
      give(state, seat, MONEY, person.money, 'favour')
      break
    case 'house':
      score(state, seat, LINE, housesOf(state, seat) * person.vp, 'favour')
      break
    case 'show':
      if (state.players[seat].goods[person.good] === 0) break
      state.log?.add({
        code: 'shown',
        seat,
        good: GOODS.list[person.good],
        amount: 'at-least-1',
        why: 'favour',
      })
      score(state, seat, LINE, person.vp, 'favour')
      break
    case 'each': {
      const amount = state.players[seat].goods[person.good]
      state.log?.add({ code: 'shown', seat, good: GOODS.list[person.good], amount, why: 'favour' })
      score(state, seat, LINE, amount * person.vp, 'favour')
    }
  }
}

/** W-335 to W-342: whoever has nothing to show gets nothing. */
function isInVain(state: WorldState, seat: number, person: Person): boolean {
  if (person.kind === 'house') return housesOf(state, seat) === 0
  return (person.kind === 'show' || person.kind === 'each') && state.players[seat].goods[person.good] === 0
}

/** The houses of a seat on the board. */
export function housesOf(state: WorldState, seat: number): number {
  let houses = 0
  for (let site = 0; site < SITES.size; site++) if (state.sites[site] === seat) houses++
  return houses
}

/** A favour space as the log names it when it is covered or opened again. */
export function favourTold({ box }: WorldState, space: number) {
  return { what: 'favour', which: String(space), person: PERSONS.list[box.arc[space - 1]] } as const
}

// W-810, W-847: favour spaces are covered until the chapter end; a stone on such a space stays there.
export function coverFavours(state: WorldState, spaces: readonly number[]): void {
  for (const space of spaces) {
    state.coveredFavours[space - 1] = 1
    state.log?.add({ code: 'cover', ...favourTold(state, space) })
  }
}
