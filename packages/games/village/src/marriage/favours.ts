import { choice, type Move, moveKind, push, refusal, rule } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { COLOURS } from '../box/vocabulary.ts'
import { gainCube, gainGrain } from '../goods/stock.ts'
import { bear, nextUnborn } from '../life/family.ts'
import { countAt, NO_FIGURE } from '../life/figures.ts'
import { BAKERY, PARENTS, STORE } from './people.ts'
import { gainBread, gainTools } from './stock.ts'

export const breadGrain = moveKind('bread-grain', {})
export const breadBread = moveKind('bread-bread', {})
export const toolCubes = moveKind('tool-cubes', {})
export const toolTool = moveKind('tool-tool', {})

// VM-511, VM-512, VX-R3: from the start player on, a favour for each own member on the board.
export const favours = rule<VillageState>('favours', (state, seat, asked) => {
  const { players } = state.box
  if (asked === players) return
  push(state, favours, (seat + 1) % players, asked + 1)
  for (let one = countAt(state, seat, STORE); one > 0; one--) push(state, favourChoice, seat, STORE)
  for (let one = countAt(state, seat, BAKERY); one > 0; one--) push(state, favourChoice, seat, BAKERY)
  bearChildren(state, seat, countAt(state, seat, PARENTS))
})

// VM-511: one newborn for each own parent, as long as there are any; nobody comes home for it.
function bearChildren(state: VillageState, seat: number, children: number): void {
  for (let child = 0; child < children && nextUnborn(state, seat) !== NO_FIGURE; child++) bear(state, seat)
}

// VM-512, VM-R7: both favours may always be chosen; grain beyond the store is lost.
export const favourChoice = choice<VillageState>('d-favour', [breadGrain, breadBread, toolCubes, toolTool], {
  rule: 'VM-512',
  list(_state, moves, _seat, place) {
    if (place === BAKERY) {
      moves.add(breadGrain())
      moves.add(breadBread())
    } else {
      moves.add(toolCubes())
      moves.add(toolTool())
    }
  },
  play(state, move: Move, seat, place) {
    if (place === BAKERY) bake(state, seat, breadBread.is(move))
    else shop(state, seat, toolTool.is(move))
  },
  refuse: (_state, _move, _seat, place) =>
    refusal('favour-of-another-house', 'VM-512', { house: place === BAKERY ? 'bakery' : 'store' }),
})

function bake(state: VillageState, seat: number, breadOnly: boolean): void {
  const favour = state.box.figures.marriage.favours.bakery
  if (!breadOnly) gainGrain(state, seat, favour.grain, 'bakery')
  gainBread(state, seat, breadOnly ? favour.breadOnly : favour.bread, 'bakery')
}

function shop(state: VillageState, seat: number, toolsOnly: boolean): void {
  const favour = state.box.figures.marriage.favours.store
  if (!toolsOnly) {
    for (let cube = 0; cube < favour.knowledge; cube++) gainCube(state, seat, COLOURS.at.knowledge, 'store')
    for (let cube = 0; cube < favour.skill; cube++) gainCube(state, seat, COLOURS.at.skill, 'store')
  }
  gainTools(state, seat, toolsOnly ? favour.toolsOnly : favour.tools, 'store')
}
