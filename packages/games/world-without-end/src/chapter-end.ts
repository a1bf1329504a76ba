import { barrier, push, rule } from '@chronik/kernel'
import { pieceDuties, protection, taxRoll } from './duties.ts'
import { removeEvents } from './long-term.ts'
import { uncoverCloth } from './market.ts'
import { takeUpHands } from './piles.ts'
import { layTiles } from './plague.ts'
import { progress } from './progress.ts'
import { enterProject } from './projects.ts'
import { passShield, round } from './round.ts'
import type { WorldState } from './state.ts'
import { CHAPTERS, PHASES, PROJECTS, SPACES } from './vocabulary.ts'

// W-901, W-951: building progress, covers, event cards, duties, tax, protection; then the next chapter.
export const chapterEnd = rule<WorldState>('chapter-end', (state) => {
  state.phase = PHASES.at['chapter-end']
  state.log?.add({ code: 'chapter-end', chapter: state.chapter })
  push(state, afterDuties)
  push(state, protection)
  push(state, taxRoll, state.active)
  push(state, clearBoard)
  push(state, progress, 0, 0)
})

// W-905, W-906, W-912, W-913: covering tiles and event cards leave the board, then piety and grain are due.
export const clearBoard = barrier<WorldState>('clear-board', (state) => {
  removeCovers(state)
  removeEvents(state)
  pieceDuties(state)
})

// W-216, W-905: all covering tiles go.
function removeCovers(state: WorldState): void {
  for (let space = 1; space <= SPACES.size; space++) {
    if (state.coveredFavours[space - 1] === 0) continue
    state.coveredFavours[space - 1] = 0
    state.log?.add({ code: 'uncover', what: 'favour', which: String(space) })
  }
  for (let project = 0; project < PROJECTS.size; project++) {
    if (state.projects[project].covered === 0) continue
    state.projects[project].covered = 0
    state.log?.add({ code: 'uncover', what: 'project', which: PROJECTS.list[project] })
  }
  state.spared = -1
  uncoverCloth(state)
}

// W-901: after the last chapter the match is over; otherwise the shield passes once more and a new chapter begins.
export const afterDuties = barrier<WorldState>('after-duties', (state) => {
  if (state.chapter === CHAPTERS) return
  passShield(state)
  // W-944: after chapter II the tower and the plague tiles come.
  if (state.chapter === 2) {
    enterProject(state, PROJECTS.at.tower)
    layTiles(state)
  }
  push(state, chapterStart)
})

// W-201, W-205, W-943: a new chapter with full hands.
export const chapterStart = rule<WorldState>('chapter-start', (state) => {
  state.chapter++
  state.round = 0
  takeUpHands(state)
  push(state, round)
})
