import { barrier, push, rule } from '@chronik/kernel'
import { clockwise, type WorldState } from '../box/state.ts'
import { LINES, LOYALTY, MATERIALS, PROJECTS, STAGES } from '../box/vocabulary.ts'
import { receive, score } from '../goods/goods.ts'
import { anyoneSick, hospitalTreatment } from './medicine.ts'

const TOWER = PROJECTS.at.tower

// W-605: full fields finish a project at once: the metal for the tower, then the donors' bonuses, then their seals.
export function finishIfFull(state: WorldState, project: number): boolean {
  const { built } = state.projects[project]
  const fields = state.box.fields[project]
  for (let material = 0; material < MATERIALS.size; material++) {
    if (built[material] < fields[material]) return false
  }
  state.projects[project].stage = STAGES.at.finished
  state.log?.add({ code: 'finished', project: PROJECTS.list[project] })
  push(state, sealsBack, 0, project)
  for (let nth = state.box.players - 1; nth >= 0; nth--) {
    const seat = clockwise(state, nth)
    if (state.projects[project].donors[seat] === 1) push(state, donorBonus, seat, project)
  }
  if (project === TOWER) push(state, awardMetal)
  return true
}

// W-621 to W-623, W-R21: the metal goes to whoever has most loyalty; if several have, each of them gets less.
export const awardMetal = barrier<WorldState>('metal', (state) => {
  state.metal = 1
  let most = 0
  let winners = 0
  for (let seat = 0; seat < state.box.players; seat++) {
    const loyalty = state.players[seat].goods[LOYALTY]
    if (loyalty > most) winners = 0
    if (loyalty >= most) {
      most = loyalty
      winners++
    }
  }
  if (state.log !== null) {
    const loyalty = state.players.slice(0, state.box.players).map((player) => player.goods[LOYALTY])
    const seats = [...loyalty.keys()].filter((seat) => loyalty[seat] === most)
    state.log.add({ code: 'metal', loyalty, seats })
  }
  const { alone, shared } = state.box.figures.metal
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    if (state.players[seat].goods[LOYALTY] === most)
      score(state, seat, LINES.at.metal, winners === 1 ? alone : shared, 'metal')
  }
})

// W-614 to W-617, W-R19: each donor in turn gets what is left of the bonus; for the hospital he may treat someone.
export const donorBonus = rule<WorldState>('donor-bonus', (state, seat, project) => {
  for (const gain of state.box.bonuses[project])
    receive(state, seat, gain, LINES.at['donor-bonuses'], 'donor-bonus')
  if (state.box.treats[project] && anyoneSick(state)) push(state, hospitalTreatment, seat)
})

// W-613: then every donor has his seal back.
export const sealsBack = rule<WorldState>('seals-back', (state, _seat, project) => {
  const { donors } = state.projects[project]
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    if (donors[seat] === 0) continue
    donors[seat] = 0
    state.players[seat].seals++
    state.log?.add({ code: 'seal-back', seat, project: PROJECTS.list[project] })
  }
})
