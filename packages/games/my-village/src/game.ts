import { defineGame, push } from '@chronik/kernel'
import { none, stop } from './answers.ts'
import { black, blackBanner } from './black.ts'
import { type MyVillageBox, openBox } from './box.ts'
import { labourer, labourerAs, reaperCheck, victim, victimIs } from './death.ts'
import { change, dieOf, firstDie, secondDie, valueFor } from './dice.ts'
import { generous } from './edition/generous.ts'
import { editions } from './edition/standard.ts'
import { carryOut } from './effects.ts'
import { mark, markOctagon } from './halls.ts'
import { invariants } from './invariants.ts'
import { path, toHouse, toStories } from './leader.ts'
import type { MyVillageLog } from './log.ts'
import { stay, tile, tileTo } from './meeting-place.ts'
import { accept, bonusOf, decline, monkSources, showMonk } from './monks.ts'
import { names } from './names.ts'
import { payFrom, payment } from './payment.ts'
import { plows, plowTo } from './plow.ts'
import { block, blockPlague, plague, ratSource, rollRat, sufferPlague } from './rat.ts'
import { refusals } from './refusals.ts'
import { actionPhase, blackDice, preparation, rollBlack, rollWhite, whiteDice } from './round.ts'
import { graduateTo, placeLeft, school, shiftRight } from './school.ts'
import { score } from './score.ts'
import { begin, boardSource, drawBoard, drawStartPlayer, startSource } from './setup.ts'
import { fields } from './state.ts'
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
} from './steward.ts'
import { keep, mission, redraw, travelSources, turning } from './travel.ts'
import { endTurn, use, useBlack, useLeader, useWhite } from './turn.ts'
import { white, whiteBanner } from './white.ts'

/** My Village: everybody leads a village of their own, for 2 to 4 players. */
export const myVillage = defineGame<typeof fields, MyVillageBox, MyVillageLog>({
  id: 'my-village',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
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
  bound: () => MOST_DECISIONS,
  samples: () => [2, 3, 4].flatMap((players) => [{ players }, { players, edition: generous }]),
})

/** M-R32: no rule ends a match that everybody stalls; matches that are meant seriously never get here. */
const MOST_DECISIONS = 20_000
