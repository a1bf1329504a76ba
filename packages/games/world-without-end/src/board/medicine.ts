import { choice, push, type Refusal, refusal } from '@chronik/kernel'
import { pass, service, stop, take, treat, treatSick } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { KNOWLEDGE, LINES, MATERIALS, PLACES, TERMS, TILES } from '../box/vocabulary.ts'
import { gain, receive, score } from '../goods/goods.ts'
import { listMaterials, materialLeft } from '../goods/material.ts'
import { canBuildFreeHouse, freeHouse } from './houses.ts'

const FACE_UP = TILES.at['face-up']
const COUNTED = TERMS.at['counted-knowledge']
const LINE = LINES.at.treatments

/** Whether anybody is sick at all. */
export function anyoneSick(state: WorldState): boolean {
  return state.tiles.includes(FACE_UP)
}

function isTreatable(state: WorldState, place: number, budget: number): boolean {
  return state.tiles[place] === FACE_UP && state.values[place] <= budget
}

// W-867: an action of medicine may count more knowledge than is owned.
function knowledgeOf(state: WorldState, seat: number): number {
  return state.players[seat].goods[KNOWLEDGE] + state.terms[COUNTED]
}

function canTreat(state: WorldState, budget: number): boolean {
  for (let place = 0; place < PLACES.size; place++) if (isTreatable(state, place, budget)) return true
  return false
}

/** Why a person cannot be treated. */
function whyNotTreat(state: WorldState, place: number, budget: number): Refusal {
  const params = { place: PLACES.list[place] }
  if (state.tiles[place] !== FACE_UP) return refusal('nobody-sick', 'W-702', params)
  return refusal('knowledge-missing', 'W-705', { ...params, needed: state.values[place], left: budget })
}

// W-D25, W-516: small services for money and a point, or care for the sick.
export const medicine = choice<WorldState>('medicine', [service, treatSick], {
  rule: 'W-516',
  list(state, moves, seat) {
    moves.add(service())
    if (canTreat(state, knowledgeOf(state, seat))) moves.add(treatSick())
  },
  play(state, move, seat) {
    if (treatSick.is(move)) push(state, personToTreat, seat, 0, 0, 0)
    else {
      for (const gained of state.box.service)
        receive(state, seat, gained, LINES.at['medicine-service'], 'service')
    }
  },
  refuse: () => refusal('nobody-treatable', 'W-516'),
})

// W-705, W-R26: the budget is the knowledge at the start of the action less what was spent; knowledge won meanwhile does not count.
export function budgetLeft(state: WorldState, seat: number, spent: number, won: number): number {
  return knowledgeOf(state, seat) - won - spent
}

// W-D26: person by person, as long as the budget reaches.
export const personToTreat = choice<WorldState>('person-to-treat', [treat, stop], {
  rule: 'W-705',
  list(state, moves, seat, spent, won, treated) {
    const budget = budgetLeft(state, seat, spent, won)
    for (let place = 0; place < PLACES.size; place++)
      if (isTreatable(state, place, budget)) moves.add(treat(place))
    if (treated > 0) moves.add(stop())
  },
  play(state, move, seat, spent, won, treated) {
    if (stop.is(move)) return
    const place = treat.get.place(move)
    const value = state.values[place]
    const learned = treatPerson(state, seat, place)
    push(state, personToTreat, seat, spent + value, won + learned, treated + 1)
    offerAdvantage(state, seat, place)
  },
  refuse(state, move, seat, spent, won) {
    if (stop.is(move)) return refusal('treat-someone', 'W-705')
    return whyNotTreat(state, treat.get.place(move), budgetLeft(state, seat, spent, won))
  },
})

// W-D28, W-617, W-R27: a donor of the hospital may treat one person; long-term events do not count here.
export const hospitalTreatment = choice<WorldState>('hospital-treatment', [treat, pass], {
  rule: 'W-617',
  list(state, moves, seat) {
    const budget = state.players[seat].goods[KNOWLEDGE]
    for (let place = 0; place < PLACES.size; place++)
      if (isTreatable(state, place, budget)) moves.add(treat(place))
    moves.add(pass())
  },
  play(state, move, seat) {
    if (pass.is(move)) return
    treatPerson(state, seat, treat.get.place(move))
    offerAdvantage(state, seat, treat.get.place(move))
  },
  refuse: (state, move, seat) =>
    whyNotTreat(state, treat.get.place(move), state.players[seat].goods[KNOWLEDGE]),
})

// W-706 to W-708: points, then a plain advantage of the place; the tile leaves the game. Returns the knowledge won.
function treatPerson(state: WorldState, seat: number, place: number): number {
  const value = state.values[place]
  state.tiles[place] = TILES.at.gone
  state.values[place] = 0
  state.log?.add({ code: 'treated', seat, place: PLACES.list[place], value })
  score(state, seat, LINE, state.box.figures.plague.treatmentVp, 'treatment')
  const advantage = state.box.places[place]
  if (advantage.kind !== 'gain') return 0
  const got = receive(state, seat, advantage.gain, LINE, 'treatment')
  return advantage.gain.treasure === KNOWLEDGE ? got : 0
}

// W-709, W-710: advantages that leave a choice, if there is anything to choose.
function offerAdvantage(state: WorldState, seat: number, place: number): void {
  const advantage = state.box.places[place]
  if (advantage.kind === 'material' && materialLeft(state))
    push(state, materialForCare, seat, advantage.amount)
  else if (advantage.kind === 'free-house' && canBuildFreeHouse(state, seat)) push(state, freeHouse, seat)
}

// W-D15, W-710: stone or wood from what is in stock.
export const materialForCare = choice<WorldState>('material-for-care', [take], {
  rule: 'W-710',
  list: listMaterials,
  play: (state, move, seat, amount) => void gain(state, seat, take.get.material(move), amount, 'treatment'),
  refuse: (_state, move) =>
    refusal('stock-empty', 'W-710', { good: MATERIALS.list[take.get.material(move)] }),
})
