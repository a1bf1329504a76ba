import { choice, push, type Refusal, refusal } from '@chronik/kernel'
import { build, project as projectMove, stop } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { LINES, MATERIALS, MONEY, PROJECTS, STAGES, STONE, TERMS, WOOD } from '../box/vocabulary.ts'
import { give, score } from '../goods/goods.ts'
import { finishIfFull } from './completion.ts'

const { 'project-toll': TOLL, 'project-materials': MOST, 'project-vp': POINTS } = TERMS.at
const { aside: ASIDE, 'in-play': IN_PLAY } = STAGES.at

// W-602, W-823: a project is put on the board, empty; covered at once if all but one are.
export function enterProject(state: WorldState, project: number): void {
  const row = state.projects[project]
  if (row.stage !== ASIDE) return
  row.stage = IN_PLAY
  const covered = state.spared >= 0 && state.spared !== project ? 1 : 0
  row.covered = covered
  state.log?.add({ code: 'project-enters', project: PROJECTS.list[project], covered })
}

// W-823: every unfinished project in play is covered but one, and so will be those that enter later.
export function coverProjects(state: WorldState, except: number): void {
  state.spared = except
  for (let project = 0; project < PROJECTS.size; project++) {
    const row = state.projects[project]
    if (project === except || row.stage !== IN_PLAY) continue
    row.covered = 1
    state.log?.add({ code: 'cover', what: 'project', which: PROJECTS.list[project] })
  }
}

/** W-601: the projects that lie on the board and are not finished. */
export function projectsInPlay({ projects }: WorldState): number[] {
  return [...projects.keys()].filter((project) => projects[project].stage === IN_PLAY)
}

// W-606, W-607: neither a finished nor a covered project takes anything.
export function isOpen(state: WorldState, project: number): boolean {
  const row = state.projects[project]
  return row.stage === IN_PLAY && row.covered === 0
}

/** Why nothing can be put on a project. */
export function whyClosed(state: WorldState, project: number): Refusal {
  const { stage, covered } = state.projects[project]
  const params = { project: PROJECTS.list[project] }
  if (stage === ASIDE) return refusal('project-not-in-play', 'W-601', params)
  if (covered === 1) return refusal('project-covered', 'W-607', params)
  return refusal('project-finished', 'W-606', params)
}

// W-603: stone on stone fields, wood on wood fields.
export function hasField(state: WorldState, project: number, material: number): boolean {
  return state.projects[project].built[material] < state.box.fields[project][material]
}

function fits(state: WorldState, seat: number, project: number, material: number): boolean {
  return state.players[seat].goods[material] > 0 && hasField(state, project, material)
}

function canBuildOn(state: WorldState, seat: number, project: number): boolean {
  if (!isOpen(state, project)) return false
  for (let material = 0; material < MATERIALS.size; material++) {
    if (fits(state, seat, project, material)) return true
  }
  return false
}

// W-504, W-868: something to build in somewhere, and the money that masons may ask for.
export function canBuild(state: WorldState, seat: number): boolean {
  if (state.players[seat].goods[MONEY] < state.terms[TOLL]) return false
  for (let project = 0; project < PROJECTS.size; project++) if (canBuildOn(state, seat, project)) return true
  return false
}

export function whyNoBuilding(state: WorldState, seat: number): Refusal {
  const { goods } = state.players[seat]
  if (goods[MONEY] < state.terms[TOLL])
    return refusal('good-missing', 'W-868', { good: 'money', needed: state.terms[TOLL] })
  if (goods[STONE] + goods[WOOD] === 0) return refusal('no-own-material', 'W-504')
  return refusal('no-open-project', 'W-504')
}

// W-868: the money is paid before building.
export function beginBuilding(state: WorldState, seat: number): void {
  give(state, seat, MONEY, state.terms[TOLL], 'toll')
  push(state, projectToBuild, seat)
}

// W-D16, W-504: both materials of an action go into one project, chosen first.
export const projectToBuild = choice<WorldState>('project', [projectMove], {
  rule: 'W-504',
  list(state, moves, seat) {
    for (let project = 0; project < PROJECTS.size; project++) {
      if (canBuildOn(state, seat, project)) moves.add(projectMove(project))
    }
  },
  play: (state, move, seat) => push(state, firstMaterial, seat, projectMove.get.project(move)),
  refuse(state, move) {
    const project = projectMove.get.project(move)
    if (!isOpen(state, project)) return whyClosed(state, project)
    return refusal('nothing-fits', 'W-504', { project: PROJECTS.list[project] })
  },
})

// W-D17: the first material, stone or wood, as far as a field and the player have it.
export const firstMaterial = choice<WorldState>('first-material', [build], {
  rule: 'W-504',
  list: (state, moves, seat, project) => {
    for (let material = 0; material < MATERIALS.size; material++) {
      if (fits(state, seat, project, material)) moves.add(build(material))
    }
  },
  play(state, move, seat, project) {
    const finished = buildIn(state, seat, project, build.get.material(move))
    if (!finished && state.terms[MOST] > 1) push(state, nextMaterial, seat, project, state.terms[MOST] - 1)
  },
  refuse: (state, move, seat, project) => whyNotFit(state, seat, project, build.get.material(move)),
})

// W-D18: both materials go into the same project.
export const nextMaterial = choice<WorldState>('second-material', [build, stop], {
  rule: 'W-504',
  list(state, moves, seat, project) {
    for (let material = 0; material < MATERIALS.size; material++) {
      if (fits(state, seat, project, material)) moves.add(build(material))
    }
    moves.add(stop())
  },
  play(state, move, seat, project, left) {
    if (stop.is(move)) return
    const finished = buildIn(state, seat, project, build.get.material(move))
    if (!finished && left > 1) push(state, nextMaterial, seat, project, left - 1)
  },
  refuse: (state, move, seat, project) => whyNotFit(state, seat, project, build.get.material(move)),
})

function whyNotFit(state: WorldState, seat: number, project: number, material: number): Refusal {
  const params = { project: PROJECTS.list[project], good: MATERIALS.list[material], needed: 1 }
  if (!hasField(state, project, material)) return refusal('no-free-field', 'W-603', params)
  return refusal('good-missing', 'W-504', { ...params, owned: state.players[seat].goods[material] })
}

// W-604, W-605, W-849: own material scores at once; when all fields are filled the project is finished.
function buildIn(state: WorldState, seat: number, project: number, material: number): boolean {
  state.players[seat].goods[material]--
  const field = state.projects[project].built[material]++
  state.log?.add({
    code: 'build',
    seat,
    project: PROJECTS.list[project],
    material: MATERIALS.list[material],
    field,
  })
  score(state, seat, LINES.at.building, state.terms[POINTS], 'building')
  return finishIfFull(state, project)
}
