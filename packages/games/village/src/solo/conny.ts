import { choice, moveKind, NONE, push, refusal, rule } from '@chronik/kernel'
import { callMarketDay, takeTile } from '../board/market.ts'
import type { Guest } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { CUBES, PLACES, PLAYER_COLOURS, SPACES, STEPS } from '../box/vocabulary.ts'
import { goOn, turn } from '../course/turn.ts'
import { BLACK_BAG, CHURCH_1, figureName, NO_FIGURE, placeName } from '../life/figures.ts'
import { CONNY, clearTray, HUMAN, lowestOfHersAt, placeOnTray } from './fate.ts'

export const connyCube = moveKind('conny <cube>', { cube: CUBES })
export const connyColour = moveKind('conny-colour <colour>', { colour: PLAYER_COLOURS })

const BESIDE_TRAY = PLACES.at['beside-tray']
const ON_CHURCH = PLACES.at['on-church']

// VS-103: the lower numbers wait beside the tray, the higher ones lie on the church.
export function seatConny(state: VillageState): void {
  const { numbers, figureCount } = state.box
  state.conny.figures.fill(PLACES.at.gone)
  for (let figure = 0; figure < figureCount; figure++) {
    state.conny.figures[figure] = numbers[figure] <= 2 ? BESIDE_TRAY : ON_CHURCH
  }
  push(state, colourChoice, HUMAN)
}

export const colourChoice = choice<VillageState>('d-conny-colour', [connyColour], {
  rule: 'VS-103',
  list(state, moves) {
    for (let colour = 0; colour < PLAYER_COLOURS.size; colour++) {
      if (PLAYER_COLOURS.list[colour] !== state.box.options.colour) moves.add(connyColour(colour))
    }
  },
  play(state, move) {
    state.conny.colour = connyColour.get.colour(move)
    state.log?.add({ code: 'conny-colour', seat: CONNY, colour: PLAYER_COLOURS.list[state.conny.colour] })
  },
  refuse: () => refusal('colour-taken', 'VS-103'),
})

/** Where Conny would take a cube now, and which; `cube` is NONE where the player may choose. */
export interface Search {
  readonly space: number
  readonly cube: number
}

// VS-208: the cube that answers the one taken last; null where she takes none.
export function connysNext(state: VillageState): Search | null {
  const { space, cube } = state.taken
  return space === NONE ? null : answerTo(state, space, cube, 0)
}

// VS-208: the cube that would answer this one, were the player to take it now.
export function connysAnswer(state: VillageState, space: number, cube: number): Search | null {
  return answerTo(state, space, cube, 1)
}

// VS-202: the colour just taken, on the same space, else on the next space clockwise that has one.
// VS-203, VS-204: else a cube of the player's choice from the same space, else from the next with any cube.
function answerTo(state: VillageState, taken: number, colour: number, stillThere: 0 | 1): Search | null {
  const { search } = state.box
  const start = search.indexOf(taken)
  const left = (space: number, cube: number): number =>
    state.spaces[space].cubes[cube] - (space === taken && cube === colour ? stillThere : 0)
  for (let step = 0; step < search.length; step++) {
    const space = search[(start + step) % search.length]
    if (left(space, colour) > 0) return { space, cube: colour }
  }
  for (let step = 0; step < search.length; step++) {
    const space = search[(start + step) % search.length]
    let kinds = 0
    let found = NONE
    for (let cube = 0; cube < CUBES.size; cube++) {
      if (left(space, cube) === 0) continue
      kinds++
      found = cube
    }
    if (kinds > 0) return { space, cube: kinds === 1 ? found : NONE }
  }
  return null
}

// VS-201, VS-R3, VS-R16: after a turn with a cube Conny takes one, if there is one.
export const connysTurn = rule<VillageState>('conny-turn', (state, _seat, lastOne) => {
  push(state, connysTurnEnd, HUMAN, lastOne)
  const next = connysNext(state)
  if (next === null) state.log?.add({ code: 'conny-no-cube', seat: CONNY })
  else if (next.cube === NONE) push(state, cubeChoice, HUMAN, next.space)
  else connyTakes(state, next.space, next.cube)
})

export const cubeChoice = choice<VillageState>('d-conny-cube', [connyCube], {
  rule: 'VS-203',
  list(state, moves, _seat, space) {
    const { cubes } = state.spaces[space]
    for (let cube = 0; cube < CUBES.size; cube++) if (cubes[cube] > 0) moves.add(connyCube(cube))
  },
  play: (state, move, _seat, space) => connyTakes(state, space, connyCube.get.cube(move)),
  refuse: (_state, move, _seat, space) =>
    refusal('no-such-cube', 'VS-203', {
      space: SPACES.list[space],
      cube: CUBES.list[connyCube.get.cube(move)],
    }),
})

// VS-R3: take, place on the tray (a fate tile may turn), then the reaction. VS-207: she pays nothing.
function connyTakes(state: VillageState, space: number, cube: number): void {
  state.spaces[space].cubes[cube]--
  state.cubesLeft--
  push(state, reaction, HUMAN, space)
  placeOnTray(state, space, cube)
}

// VS-206, VS-401, VS-402: only the market and the church move her.
export const reaction = rule<VillageState>('conny-reaction', (state, _seat, space) => {
  if (space === SPACES.at.market) callMarketDay(state, CONNY)
  else if (space === SPACES.at.church) sendToBag(state)
})

function sendToBag(state: VillageState): void {
  const figure = lowestOfHersAt(state, ON_CHURCH)
  if (figure === NO_FIGURE) return
  state.conny.figures[figure] = BLACK_BAG
  state.log?.add({
    code: 'conny-bag',
    seat: CONNY,
    figure: figureName(figure),
    from: 'on-church',
    to: 'black-bag',
  })
}

/**
 * VS-R10: who rang the end decides what is still to come. `lastOne` is 1 when this cube was her last:
 * the player rang the end before it, or has had the final turn.
 */
export const connysTurnEnd = rule<VillageState>('conny-turn-end', (state, _seat, lastOne) => {
  if (lastOne === 1) state.end.begun = 1
  else if (state.end.rung === 1) {
    state.end.begun = 1
    state.end.turns = 1
  }
  goOn(state, HUMAN)
})

// VS-201, VS-205, VS-R10, VS-R11: what follows the player's turn.
function afterTurn(state: VillageState): void {
  const tookCube = state.taken.cube !== NONE
  const final = state.end.begun === 1
  if (final) state.end.turns--
  if (final || state.end.rung === 1) {
    state.end.begun = 1
    const connyToo = tookCube && !(final && state.end.by === CONNY)
    if (connyToo) push(state, connysTurn, HUMAN, 1)
    return
  }
  if (tookCube) push(state, connysTurn, HUMAN, 0)
  else push(state, turn, HUMAN)
}

/** The lowest church step without a figure of hers (VS-502, VS-R15). */
function freeStep(state: VillageState): number {
  for (let step = 0; step < STEPS; step++)
    if (!state.conny.figures.includes(CHURCH_1 + step)) return CHURCH_1 + step
  throw new Error('VS-R15: no church step without a figure of Conny')
}

function onSteps(place: number): boolean {
  return place >= CHURCH_1 && place < CHURCH_1 + STEPS
}

/** Conny as a guest of the table. */
export const conny: Guest = {
  // VS-402 to VS-404, VS-R7: she serves the foremost customer, without goods; the tile leaves the game.
  serves(state) {
    for (let stall = 0; stall < state.box.stalls; stall++) {
      if (state.stalls[stall] === NONE) continue
      takeTile(state, CONNY, state.stalls[stall])
      return
    }
  },
  inBag(state, number) {
    let count = 0
    for (let figure = 0; figure < state.box.figureCount; figure++) {
      if (state.conny.figures[figure] === BLACK_BAG && state.box.numbers[figure] === number) count++
    }
    return count
  },
  drawn(state, number) {
    const figure = state.conny.figures.findIndex(
      (place, one) => place === BLACK_BAG && state.box.numbers[one] === number,
    )
    const step = freeStep(state)
    state.conny.figures[figure] = step
    state.log?.add({
      code: 'conny-church',
      seat: CONNY,
      figure: figureName(figure),
      from: 'black-bag',
      to: placeName(step),
    })
  },
  churchCount: (state) => state.conny.figures.filter(onSteps).length,
  churchForemost: (state) => Math.max(-1, ...state.conny.figures.filter(onSteps)),
  afterTurn,
  newRound: clearTray,
}
