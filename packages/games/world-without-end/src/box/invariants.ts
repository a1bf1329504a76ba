import { waits } from '@chronik/kernel'
import { sealsBack } from '../board/completion.ts'
import { warFaceDown } from '../cards/events/war.ts'
import { cardInForce } from '../cards/long-term.ts'
import { handSize, withoutDiscards } from '../cards/piles.ts'
import { courtFaceDown } from '../course/penalties.ts'
import { discardIfDue, ownDiscard } from '../course/turn.ts'
import type { WorldState } from './state.ts'
import {
  CARDS,
  GOODS,
  MATERIALS,
  MONEY,
  PHASES,
  PLACES,
  PROJECTS,
  ROUNDS,
  SITES,
  STAGES,
  STARRED,
  STOCK,
  TILES,
} from './vocabulary.ts'

/** What must hold at every decision; each message begins with the number of the invariant. */
export function invariants(state: WorldState): string[] {
  const broken: string[] = []
  const check = (holds: boolean, message: string) => {
    if (!holds) broken.push(message)
  }
  conservation(state, check)
  projects(state, check)
  piles(state, check)
  board(state, check)
  points(state, check)
  return broken
}

/** What may wait while an open card lies there without its face-down card. */
const FACE_DOWN_STEPS = [discardIfDue, ownDiscard, courtFaceDown, warFaceDown]

type Check = (holds: boolean, message: string) => void

function seats(state: WorldState): number[] {
  return Array.from({ length: state.box.players }, (_, seat) => seat)
}

function conservation(state: WorldState, check: Check): void {
  for (let good = 0; good < STOCK.size; good++) {
    let sum = state.stock[good]
    for (const seat of seats(state)) sum += state.players[seat].goods[good]
    if (good < MATERIALS.size) {
      sum -= state.substitutes[good]
      for (const project of state.projects) sum += project.built[good]
    }
    check(
      sum === state.box.stock[good],
      `W-I1 there are ${sum} ${GOODS.list[good]} instead of ${state.box.stock[good]}`,
    )
    check(state.stock[good] >= 0, `W-I1 the stock of ${GOODS.list[good]} owes a piece`)
  }
  for (const seat of seats(state)) {
    for (let good = 0; good <= MONEY; good++)
      check(state.players[seat].goods[good] >= 0, `W-I1 seat ${seat} owes ${GOODS.list[good]}`)
  }
}

function projects(state: WorldState, check: Check): void {
  const { finished } = STAGES.at
  // The seals of a project that is just being finished go back when all donors have been served.
  const served = waits(state, sealsBack)
  for (const seat of seats(state)) {
    const houses = state.sites.filter((owner) => owner === seat).length
    const seals = state.projects.filter((project) => project.donors[seat] === 1).length
    const { start } = state.box.figures
    check(
      state.players[seat].houses + houses === start.houses,
      `W-I3 seat ${seat} has another number of houses`,
    )
    check(state.players[seat].seals + seals === start.seals, `W-I3 seat ${seat} has another number of seals`)
  }
  for (let site = 0; site < SITES.size; site++) {
    const owner = state.sites[site]
    check(
      owner < 0 || state.sites[state.box.sites[site].twin] !== owner,
      `W-I4 seat ${owner} holds both sites of a yield`,
    )
  }
  state.projects.forEach((project, index) => {
    const name = PROJECTS.list[index]
    const full = project.built.every((count, material) => count === state.box.fields[index][material])
    const within = project.built.every((count, material) => count <= state.box.fields[index][material])
    check(within, `W-I8 ${name} holds too much`)
    check(
      full === (project.stage === finished),
      `W-I8 ${name} is finished and not full, or full and not finished`,
    )
    check(
      project.stage !== finished || served || project.donors.every((seal) => seal === 0),
      `W-I3 a seal lies on the finished ${name}`,
    )
    check(
      project.covered === 0 || (state.spared >= 0 && state.spared !== index),
      `W-I11 ${name} is covered without reason`,
    )
  })
  const tower = state.projects[PROJECTS.at.tower].stage === finished
  check((state.metal === 1) === tower, 'W-I2 the metal is on an unfinished tower, or not on a finished one')
}

function piles(state: WorldState, check: Check): void {
  for (const seat of seats(state)) {
    const { hand, discarded, pile, opened, discards, missed } = state.players[seat]
    const open = [...pile].filter((card) => card >= 0)
    const places = CARDS.list.map(
      (_, card) => hand[card] + discarded[card] + open.filter((one) => one === card).length,
    )
    const set = withoutDiscards(state) ? STARRED : CARDS.size
    check(
      places.every((count, card) => count === (card < set ? 1 : 0)),
      `W-I5 a card of seat ${seat} is in no place or in two`,
    )
    check(open.length === opened, `W-I5 seat ${seat} counts its open pile wrongly`)
    check(
      discarded.reduce((sum, one) => sum + one, 0) === discards,
      `W-I5 seat ${seat} counts its discard pile wrongly`,
    )
    check(
      hand.reduce((sum, one) => sum + one, 0) === handSize(state, seat),
      `W-I5 seat ${seat} counts its hand wrongly`,
    )
    if (!withoutDiscards(state)) {
      const lead = discards - opened
      const laying = lead === -1 && FACE_DOWN_STEPS.some((step) => waits(state, step))
      check(laying || (lead >= 0 && lead <= 2), `W-I6 the lead of seat ${seat} is ${lead}`)
      const ended = state.phase === PHASES.at['chapter-end']
      check(!ended || (opened === ROUNDS && discards === ROUNDS), `W-I6 the piles of seat ${seat} are uneven`)
      check(
        opened < state.round || discards >= state.round - 1,
        `W-I7 the discard pile of seat ${seat} is too small`,
      )
    }
    const ended = state.round === 0 ? 0 : state.round - 1
    check(
      opened >= ended && opened <= Math.max(state.round, 0),
      `W-I7 the open pile of seat ${seat} holds ${opened} cards in round ${state.round}`,
    )
    const pending = missed.some((units) => units > 0)
    check(
      !pending || state.round === ROUNDS || (state.round <= 1 && state.chapter > 1),
      `W-I21 seat ${seat} has a penalty pending`,
    )
  }
}

function board(state: WorldState, check: Check): void {
  const count = (word: 'aside' | 'face-down' | 'face-up' | 'gone') =>
    state.tiles.filter((tile) => tile === TILES.at[word]).length
  const early = state.chapter <= 2 && state.round < ROUNDS
  check(early ? count('aside') === PLACES.size : true, 'W-I13 plague tiles came too early')
  if (state.chapter >= 3) check(count('aside') === 0, 'W-I13 a plague tile is missing')
  check(
    state.values.every((value, place) => value > 0 === (state.tiles[place] === TILES.at['face-up'])),
    'W-I13 a tile shows a value face down, or none face up',
  )
  const unseen = state.unseenValues.reduce((sum, tiles) => sum + tiles, 0)
  check(unseen === count('face-down'), 'W-I13 face-down tiles and unseen values differ')
  const revealed = state.revealed.reduce((sum, one) => sum + one, 0)
  const due = Math.max(0, state.chapter - 1) * ROUNDS + state.round
  check(
    revealed === due || revealed === due - 1,
    `W-I14 ${revealed} event cards were revealed up to round ${due}`,
  )
  const inForce = [0, 1, 2].filter((position) => cardInForce(state, position) >= 0).length
  check(inForce <= state.round, `W-I11 ${inForce} long-term events are in force in round ${state.round}`)
}

function points(state: WorldState, check: Check): void {
  for (const seat of seats(state)) {
    const { vp, sheet } = state.players[seat]
    check(vp >= 0 && Number.isInteger(vp), `W-I9 seat ${seat} has ${vp} victory points`)
    check(
      sheet.reduce((sum, line) => sum + line, 0) === vp,
      `W-I16 the score sheet of seat ${seat} does not add up`,
    )
  }
}
