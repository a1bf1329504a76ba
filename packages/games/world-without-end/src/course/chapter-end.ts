import { barrier, push, rule } from '@chronik/kernel'
import { favourTold } from '../board/favour.ts'
import { uncoverCloth } from '../board/market.ts'
import { layTiles } from '../board/plague.ts'
import { progress } from '../board/progress.ts'
import { enterProject } from '../board/projects.ts'
import { clockwise, type WorldState } from '../box/state.ts'
import { CHAPTERS, MONEY, PHASES, PROJECTS, SPACES, STONE, WOOD } from '../box/vocabulary.ts'
import { removeEvents } from '../cards/long-term.ts'
import { pieceDuties, protection, taxRoll } from './duties.ts'
import { passShield } from './shield.ts'

const BEFORE_THE_PLAGUE = 2

// W-901, W-951: building progress, covers, event cards, duties, tax, protection, and what comes with the next chapter.
export const chapterEnd = rule<WorldState>('chapter-end', (state) => {
  state.phase = PHASES.at['chapter-end']
  push(state, afterDuties)
  push(state, protection)
  push(state, taxRoll, state.active)
  push(state, clearBoard)
  push(state, progress, 0, 0)
  state.log?.add({ code: 'chapter-end', chapter: state.chapter })
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
    state.log?.add({ code: 'uncover', ...favourTold(state, space) })
  }
  for (let project = 0; project < PROJECTS.size; project++) {
    if (state.projects[project].covered === 0) continue
    state.projects[project].covered = 0
    state.log?.add({ code: 'uncover', what: 'project', which: PROJECTS.list[project] })
  }
  state.spared = -1
  uncoverCloth(state)
}

// W-901, W-942, W-951: the shield passes once more, unless the match is over.
export const afterDuties = barrier<WorldState>('after-duties', (state) => {
  if (state.chapter === CHAPTERS) {
    lowerScreens(state)
    return
  }
  passShield(state)
  if (state.chapter === BEFORE_THE_PLAGUE) bringTowerAndPlague(state)
})

// W-601, W-944: after chapter II the tower is put in play, empty, and the plague tiles are laid.
function bringTowerAndPlague(state: WorldState): void {
  enterProject(state, PROJECTS.at.tower)
  layTiles(state)
}

// W-954: when all is over everyone shows what still counts.
function lowerScreens(state: WorldState): void {
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    const { goods } = state.players[seat]
    state.log?.add({ code: 'final', seat, stone: goods[STONE], wood: goods[WOOD], money: goods[MONEY] })
  }
}
