import { defineGame, words } from '@chronik/kernel'
import { church, churchChoice, churchPay, payTimeMove } from './board/church.ts'
import {
  advance,
  choose,
  climb,
  climbed,
  councilChoice,
  councilPay,
  enter,
  goodsChoice,
  none,
  payScroll,
  privilege,
  privilegeChoice,
  use,
} from './board/council.ts'
import {
  buy,
  craftsChoice,
  make,
  member,
  mill,
  produce,
  produceNow,
  product,
  productChoice,
  stop,
  train,
  trainedProduce,
  trainMember,
} from './board/crafts.ts'
import { harvest, harvestChoice } from './board/harvest.ts'
import { majority } from './board/majority.ts'
import {
  customerSource,
  dealToQueue,
  dealToStall,
  handOver,
  marketChoice,
  marketEnd,
  opportunity,
  pass,
  refillQueue,
  serve,
} from './board/market.ts'
import {
  bagSource,
  chooseChoice,
  chooseMember,
  choosing,
  done,
  drawFigure,
  draws,
  mass,
  promote,
  promoteChoice,
  promotions,
} from './board/mass.ts'
import { arrival, travel, travelChoice } from './board/travel.ts'
import { decline, freeWell, well, wellAction, wellActionChoice, wellFree, wellPay } from './board/well.ts'
import type { VillageBox } from './box/box.ts'
import { invariants } from './box/invariants.ts'
import { openBox } from './box/open.ts'
import { samples } from './box/samples.ts'
import type { VillageState } from './box/state.ts'
import { EXPANSIONS, PLAYER_COLOURS } from './box/vocabulary.ts'
import { besides } from './course/aside.ts'
import { cubeSource, drawCube, fillSpace, isFilling, newRound, roundEnd } from './course/round.ts'
import { score } from './course/scoring.ts'
import {
  chosenCube,
  compensation,
  randomCube,
  setUp,
  setupCube,
  setupCubeSource,
  startPlayer,
  startSource,
} from './course/setup.ts'
import { skip } from './course/skip.ts'
import { take } from './course/take.ts'
import { afterAction, ahead, perform, sourceChoice, turn, turnEnd } from './course/turn.ts'
import { editions } from './edition/standard.ts'
import { fields } from './fields.ts'
import { goalsModule } from './goals/index.ts'
import { gain, gainCubes, pay, payment } from './goods/payment.ts'
import { innModule } from './inn/index.ts'
import { INN_SIDES } from './inn/vocabulary.ts'
import { deathChoice, deaths, deathsNow, die } from './life/death.ts'
import { familyChoice, home, newborn } from './life/family.ts'
import { marriageModule } from './marriage/index.ts'
import { MARRIAGE_SIDES } from './marriage/vocabulary.ts'
import type { Module } from './module.ts'
import { portModule } from './port/index.ts'
import {
  colourChoice,
  connyColour,
  connyCube,
  connysTurn,
  connysTurnEnd,
  cubeChoice,
  reaction,
  seatConny,
} from './solo/conny.ts'
import { fateSource, turnTile } from './solo/fate.ts'
import type { VillageLog } from './words/log.ts'
import { names } from './words/names.ts'
import { refusals } from './words/refusals.ts'
import { untimely } from './words/untimely.ts'

/** What can be added, in the order in which it fills the box. */
const MODULES: readonly Module[] = [portModule, innModule, marriageModule, goalsModule]

const MOVES = [
  [setupCube, take, well, wellFree, wellAction, decline, pay, gain, skip],
  [harvest, newborn, home, train, produce, buy, mill, member, produceNow, stop, make],
  [serve, pass, travel, enter, advance, use, payScroll, privilege, none, choose],
  [church, payTimeMove, die, chooseMember, promote, done, connyCube, connyColour],
  ...MODULES.map(({ moves }) => moves),
].flat()

const START_SEATS = words(['random', '1', '2', '3', '4', '5'])

/** Village: 2 to 5 players; one player plays against Conny. */
export const village = defineGame<typeof fields, VillageBox, VillageLog>({
  id: 'village',
  rulesVersion: 2,
  oldestRules: 1,
  players: { min: 1, max: 5 },
  colours: PLAYER_COLOURS.list,
  options: [
    { kind: 'several', id: 'expansions', words: EXPANSIONS, default: [] },
    { kind: 'flag', id: 'goals', default: false },
    { kind: 'choice', id: 'inn-side', words: INN_SIDES, default: 'front' },
    { kind: 'choice', id: 'marriage-side', words: MARRIAGE_SIDES, default: 'a' },
    { kind: 'flag', id: 'start-compensation', default: true },
    { kind: 'choice', id: 'start-seat', words: START_SEATS, default: 'random' },
    { kind: 'flag', id: 'open-customers', default: false },
    { kind: 'flag', id: 'repeat-castle-reward', default: false },
    { kind: 'number', id: 'round-limit', min: 1, max: 99, default: 30 },
    { kind: 'choice', id: 'colour', words: PLAYER_COLOURS, default: 'red' },
  ],
  editions,
  fields,
  moves: MOVES,
  steps: [
    [startPlayer, compensation, randomCube, chosenCube, newRound, roundEnd, fillSpace, drawCube],
    [
      turn,
      sourceChoice,
      perform,
      afterAction,
      turnEnd,
      wellPay,
      wellActionChoice,
      freeWell,
      payment,
      gainCubes,
    ],
    [harvestChoice, familyChoice, craftsChoice, trainMember, trainedProduce, product, productChoice],
    [
      opportunity,
      marketChoice,
      handOver,
      marketEnd,
      refillQueue,
      dealToQueue,
      dealToStall,
      travelChoice,
      arrival,
    ],
    [councilChoice, councilPay, climb, climbed, privilegeChoice, goodsChoice, churchChoice, churchPay],
    [
      deaths,
      deathsNow,
      deathChoice,
      mass,
      choosing,
      chooseChoice,
      draws,
      drawFigure,
      promotions,
      promoteChoice,
      majority,
    ],
    [colourChoice, connysTurn, cubeChoice, reaction, connysTurnEnd, turnTile],
    ...MODULES.map(({ steps }) => steps),
  ].flat(),
  sources: [
    [startSource, setupCubeSource, customerSource, cubeSource, bagSource, fateSource],
    ...MODULES.map(({ sources }) => sources),
  ].flat(),
  beside: besides(MODULES),
  // VP-601 and others: an opportunity at the market may be used for more than customers.
  answers: { [marketChoice.id]: MODULES.flatMap(({ standMoves }) => standMoves) },
  refusals,
  names,
  box: (box) => openBox(box, MODULES),
  setup(state: VillageState) {
    setUp(state)
    if (state.box.solo) seatConny(state)
  },
  round: (state) => state.round,
  score,
  invariants: (state) => [
    ...invariants(state),
    ...state.box.modules.flatMap((module) => module.invariants(state)),
  ],
  settled(state) {
    if (isFilling(state)) return
    for (const event of state.box.settled) event(state)
    state.unsettled = 0
  },
  untimely(state, move, seat, due, argument) {
    const kind = MOVES.find((one) => one.is(move))
    return kind === undefined ? null : untimely({ state, seat, move, kind, due, argument }, MODULES)
  },
  // What holds nothing in this match need not be hidden.
  opens: (state, _seat, _viewer, field) => !state.box.secrets.includes(field),
  imagine(view, viewer, random) {
    for (const module of view.box.modules) module.imagine(view, viewer, random)
  },
  ahead,
  bound: (box) => box.roundLimit * 600,
  samples,
})
