import { defineGame, push } from '@chronik/kernel'
import { mark, markOctagon } from './board/halls.ts'
import { path, toCoins, toHouse, toStories } from './board/leader.ts'
import { tile, tileTo } from './board/meeting-place.ts'
import { accept, bonusOf, decline, monkSources, showMonk } from './board/monks.ts'
import { plows, plowTo } from './board/plow.ts'
import { graduateTo, placeLeft, school, shiftRight } from './board/school.ts'
import {
  customer,
  customerSource,
  freeCustomer,
  refill,
  showCustomer,
  skipTrade,
  takeCustomer,
  takeFree,
  trade,
  useTrade,
} from './board/steward.ts'
import { keep, mission, redraw, travelSources, turning } from './board/travel.ts'
import { none, stay, stop } from './box/answers.ts'
import { type MyVillageBox, openBox } from './box/box.ts'
import { invariants } from './box/invariants.ts'
import { fields } from './box/state.ts'
import { black, blackBanner } from './cards/black.ts'
import { carryOut } from './cards/effects.ts'
import { white, whiteBanner } from './cards/white.ts'
import { actionPhase, blackDice, preparation, rollBlack, rollWhite, whiteDice } from './course/round.ts'
import { score } from './course/score.ts'
import { begin, boardSource, drawBoard, drawStartPlayer, startSource } from './course/setup.ts'
import { ahead, endTurn, use, useBlack, useLeader, useWhite } from './course/turn.ts'
import { change, dieOf, firstDie, secondDie, valueFor } from './dice/dice.ts'
import { generous } from './edition/generous.ts'
import { editions } from './edition/standard.ts'
import { payFrom, payment } from './goods/payment.ts'
import { labourer, labourerAs, reaperCheck, victim, victimIs } from './life/death.ts'
import { block, blockPlague, plague, ratSource, rollRat, sufferPlague } from './life/rat.ts'
import type { MyVillageLog } from './words/log.ts'
import { names } from './words/names.ts'
import { refusals } from './words/refusals.ts'

/** My Village: everybody leads a village of their own, for 2 to 4 players. */
export const myVillage = defineGame<typeof fields, MyVillageBox, MyVillageLog>({
  id: 'my-village',
  rulesVersion: 2,
  oldestRules: 1,
  players: { min: 2, max: 4 },
  colours: ['red', 'yellow', 'blue', 'white', 'purple'],
  options: [],
  editions,
  fields,
  moves: [
    dieOf,
    valueFor,
    useBlack,
    useWhite,
    useLeader,
    blackBanner,
    whiteBanner,
    stop,
    none,
    payFrom,
    plowTo,
    toHouse,
    toStories,
    placeLeft,
    shiftRight,
    graduateTo,
    useTrade,
    skipTrade,
    takeFree,
    takeCustomer,
    keep,
    redraw,
    accept,
    decline,
    tileTo,
    stay,
    markOctagon,
    victimIs,
    labourerAs,
    blockPlague,
    sufferPlague,
    toCoins,
  ],
  steps: [
    begin,
    drawStartPlayer,
    drawBoard,
    preparation,
    rollWhite,
    rollBlack,
    actionPhase,
    endTurn,
    firstDie,
    secondDie,
    change,
    use,
    black,
    white,
    payment,
    carryOut,
    path,
    school,
    trade,
    freeCustomer,
    customer,
    refill,
    showCustomer,
    mission,
    ...turning,
    bonusOf,
    ...showMonk,
    tile,
    mark,
    reaperCheck,
    victim,
    labourer,
    rollRat,
    block,
    plague,
  ],
  sources: [
    startSource,
    boardSource,
    whiteDice,
    blackDice,
    customerSource,
    ratSource,
    ...monkSources,
    ...travelSources,
  ],
  beside: plows,
  refusals,
  names,
  box: openBox,
  setup: (state) => push(state, begin),
  round: (state) => state.round,
  score,
  invariants,
  ahead,
  bound: () => MOST_DECISIONS,
  samples: () => [2, 3, 4].flatMap((players) => [{ players }, { players, edition: generous }]),
})

/** M-R32: no rule ends a match that everybody stalls; matches that are meant seriously never get here. */
const MOST_DECISIONS = 20_000
