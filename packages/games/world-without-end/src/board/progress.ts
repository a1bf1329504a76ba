import { push, rule } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { MATERIALS, PROJECTS, STAGES } from '../box/vocabulary.ts'
import { finishIfFull } from './completion.ts'
import { hasField, isOpen } from './projects.ts'

// W-902, W-904, W-R17: project by project, each finished with all consequences before the next is handled.
export const progress = rule<WorldState>('progress', (state, _seat, project) => {
  if (project + 1 < PROJECTS.size) push(state, progress, 0, project + 1)
  if (!isOpen(state, project)) return
  // W-903, W-R18: stone first; without stone in stock or a free field for it, wood.
  for (let material = 0; material < MATERIALS.size; material++) {
    if (state.stock[material] === 0 || !hasField(state, project, material)) continue
    state.stock[material]--
    putFromStock(state, project, material, 0)
    finishIfFull(state, project)
    return
  }
})

// W-624, W-625, W-861, W-R31: the fields are filled from the stock, and by substitutes where it is too small.
export function completeFromStock(state: WorldState, project: number): void {
  if (state.projects[project].stage !== STAGES.at['in-play']) return
  for (let material = 0; material < MATERIALS.size; material++) {
    while (hasField(state, project, material)) {
      const substitute = state.stock[material] === 0 ? 1 : 0
      if (substitute === 1) state.substitutes[material]++
      else state.stock[material]--
      putFromStock(state, project, material, substitute)
    }
  }
  finishIfFull(state, project)
}

// W-604: nobody scores for material from the stock.
function putFromStock(state: WorldState, project: number, material: number, substitute: 0 | 1): void {
  const field = state.projects[project].built[material]++
  state.log?.add({
    code: 'progress',
    project: PROJECTS.list[project],
    material: MATERIALS.list[material],
    field,
    substitute,
  })
}
