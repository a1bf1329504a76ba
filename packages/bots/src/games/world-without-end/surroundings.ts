import { NONE } from '@chronik/kernel'
import {
  CARDS,
  CHAPTERS,
  EVENTS,
  GOODS,
  MATERIALS,
  PHASES,
  PLACES,
  PROJECTS,
  ROUNDS,
  repeatedBy,
  SITES,
  SPACES,
  STAGES,
  STOCK,
  TERMS,
  TILES,
  VALUES,
  type WorldState,
} from '@chronik/world-without-end'
import type { Surroundings } from '../../learned/encoder.ts'
import { inSteps, switchOn } from '../../learned/inputs.ts'

const IN_PLAY = STAGES.at['in-play']
const FACE_DOWN = TILES.at['face-down']
/** Up to how many pieces of each good are told one by one. */
const PIECES = GOODS.list.map((good) => (good === 'money' ? 8 : 4))
const ALL_PIECES = PIECES.reduce((sum, most) => sum + most, 0)
/** The seat that looks and its leading rival are told in full. */
const IN_FULL = 2

const COURSE = CHAPTERS + 1 + ROUNDS + 1 + PHASES.size + 2 * EVENTS.size + TERMS.size + 1
const BOARD = 2 * SPACES.size + STOCK.size + 1 + 2 * PLACES.size
/** Of a project: whether it is open, what is missing, whether it is covered, and who donates. */
const PROJECT = 1 + MATERIALS.size + 1 + IN_FULL
/** Of every seat: whether it is active, whether its turn of the round is over, its lead of discards, its houses. */
const SEAT = 4
/** Of those told in full: goods piece by piece, the card on top of the pile, those in it, and houses. */
const FULL = ALL_PIECES + 2 * CARDS.size + SITES.size

/**
 * What lies on the table of World Without End: where the match stands, what is in force and what may still come,
 * what is being built and by whose donations, who fell ill, and what lies behind the screens.
 */
export const worldSurroundings: Surroundings<WorldState> = {
  featured: IN_FULL,
  size: (seats) => COURSE + BOARD + PROJECTS.size * PROJECT + seats * SEAT + IN_FULL * FULL,
  read(state, order, into, start) {
    let at = readCourse(state, into, start)
    at = readBoard(state, into, at)
    at = readProjects(state, order, into, at)
    for (let slot = 0; slot < IN_FULL; slot++, at += FULL)
      if (slot < state.box.players) readInFull(state, order[slot], into, at)
    for (let slot = 0; slot < state.box.players; slot++, at += SEAT) readSeat(state, order[slot], into, at)
  },
}

function readCourse(state: WorldState, into: Float32Array, start: number): number {
  let at = start
  into[at + state.chapter] = 1
  at += CHAPTERS + 1
  into[at + state.round] = 1
  at += ROUNDS + 1
  into[at + state.phase] = 1
  at += PHASES.size
  if (state.council !== NONE) into[at + state.council] = 1
  at += EVENTS.size
  const { events } = state.box
  for (let event = 0; event < EVENTS.size; event++)
    if (events[event].chapter === state.chapter && state.revealed[event] === 0) into[at + event] = 1
  at += EVENTS.size
  for (let term = 0; term < TERMS.size; term++) into[at++] = state.terms[term] / 2
  into[at++] = state.taxRoll / 4
  return at
}

function readBoard(state: WorldState, into: Float32Array, start: number): number {
  let at = start
  into[at + state.favour - 1] = 1
  at += SPACES.size
  for (let space = 0; space < SPACES.size; space++) into[at++] = state.coveredFavours[space]
  for (let good = 0; good < STOCK.size; good++) into[at++] = state.stock[good] / 8
  into[at++] = state.clothCovered
  for (let place = 0; place < PLACES.size; place++) {
    into[at++] = state.tiles[place] === FACE_DOWN ? 1 : 0
    into[at++] = (2 * state.values[place]) / VALUES.size
  }
  return at
}

function readProjects(state: WorldState, order: Int8Array, into: Float32Array, start: number): number {
  const { players, fields } = state.box
  for (let project = 0; project < PROJECTS.size; project++) {
    const { stage, built, covered, donors } = state.projects[project]
    if (stage !== IN_PLAY) continue
    let at = start + project * PROJECT
    into[at++] = 1
    for (let material = 0; material < MATERIALS.size; material++)
      into[at++] = (fields[project][material] - built[material]) / 3
    into[at++] = covered
    for (let slot = 0; slot < IN_FULL; slot++) if (slot < players) into[at + slot] = donors[order[slot]]
  }
  return start + PROJECTS.size * PROJECT
}

/** What the seat holds; of a rival it is what is imagined, but for the pile and the houses. */
function readInFull(state: WorldState, seat: number, into: Float32Array, start: number): void {
  const { goods, pile, opened } = state.players[seat]
  let at = start
  for (let good = 0; good < GOODS.size; good++) at = inSteps(into, at, goods[good], PIECES[good])
  switchOn(into, at, repeatedBy(state, seat), CARDS.size)
  at += CARDS.size
  for (let laid = 0; laid < opened; laid++) into[at + pile[laid]] = 1
  at += CARDS.size
  for (let site = 0; site < SITES.size; site++) if (state.sites[site] === seat) into[at + site] = 1
}

function readSeat(state: WorldState, seat: number, into: Float32Array, at: number): void {
  const { opened, discards, houses } = state.players[seat]
  into[at] = seat === state.active ? 1 : 0
  into[at + 1] = opened >= state.round ? 1 : 0
  into[at + 2] = discards - opened
  into[at + 3] = houses / 2
}
