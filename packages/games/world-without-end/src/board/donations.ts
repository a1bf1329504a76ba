import { choice, type Refusal, refusal } from '@chronik/kernel'
import { donate } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { MONEY, PROJECTS } from '../box/vocabulary.ts'
import { give } from '../goods/goods.ts'
import { isOpen, whyClosed } from './projects.ts'

// W-611: one seal of a player on a project; W-607: none on a covered one.
export function canDonateTo(state: WorldState, seat: number, project: number): boolean {
  return isOpen(state, project) && state.projects[project].donors[seat] === 0
}

// W-514: money and a seal in supply.
export function canDonate(state: WorldState, seat: number): boolean {
  const { seals, goods } = state.players[seat]
  if (seals === 0 || goods[MONEY] < state.box.figures.actions.donationMoney) return false
  for (let project = 0; project < PROJECTS.size; project++) if (canDonateTo(state, seat, project)) return true
  return false
}

export function whyNoDonation(state: WorldState, seat: number): Refusal {
  const { seals, goods } = state.players[seat]
  const { donationMoney } = state.box.figures.actions
  if (seals === 0) return refusal('no-seal-left', 'W-611')
  if (goods[MONEY] < donationMoney)
    return refusal('good-missing', 'W-514', { good: 'money', needed: donationMoney })
  return refusal('no-project-for-seal', 'W-611')
}

// W-D23, W-514: pay and put a seal on the project.
export const donation = choice<WorldState>('donation', [donate], {
  rule: 'W-514',
  list(state, moves, seat) {
    for (let project = 0; project < PROJECTS.size; project++) {
      if (canDonateTo(state, seat, project)) moves.add(donate(project))
    }
  },
  play(state, move, seat) {
    const project = donate.get.project(move)
    give(state, seat, MONEY, state.box.figures.actions.donationMoney, 'action')
    state.players[seat].seals--
    state.projects[project].donors[seat] = 1
    state.log?.add({ code: 'donate', seat, project: PROJECTS.list[project] })
  },
  refuse(state, move) {
    const project = donate.get.project(move)
    if (!isOpen(state, project)) return whyClosed(state, project)
    return refusal('already-donor', 'W-611', { project: PROJECTS.list[project] })
  },
})
