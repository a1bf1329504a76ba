import { correct, defineGame, type Game, type Setup } from '@chronik/kernel'
import { awardMetal, donorBonus, sealsBack } from './board/completion.ts'
import { eventSource, eventText, orientation, reveal } from './board/council.ts'
import { donation } from './board/donations.ts'
import { freeHouse, houseForRent, siteToBuildOn } from './board/houses.ts'
import { clothToMake, clothToSell, woolToSell } from './board/market.ts'
import { hospitalTreatment, materialForCare, medicine, personToTreat } from './board/medicine.ts'
import { tileSource, turnTile } from './board/plague.ts'
import { progress } from './board/progress.ts'
import { firstMaterial, nextMaterial, projectToBuild } from './board/projects.ts'
import { openBox, type WorldBox } from './box/box.ts'
import { imagine } from './box/imagine.ts'
import { invariants } from './box/invariants.ts'
import { moves } from './box/moves.ts'
import { fields, type WorldState } from './box/state.ts'
import { CHAPTERS, ROUNDS } from './box/vocabulary.ts'
import { forcedDiscard, gatesClose, secondWaveSource, waveComes, waveDraw } from './cards/events/discards.ts'
import { eventMaterial, materialFromEvent } from './cards/events/gain.ts'
import { eventLoss, goodToLose, houseLoss, houseToTakeBack } from './cards/events/loss.ts'
import { eventSwap } from './cards/events/swap.ts'
import { warCard, warFaceDown, warLays } from './cards/events/war.ts'
import { chapter } from './course/chapter.ts'
import { afterDuties, chapterEnd, clearBoard } from './course/chapter-end.ts'
import { doubleLosses, protection, protectOrAccept, taxRoll, taxSource } from './course/duties.ts'
import { courtCard, courtFaceDown, penanceDraw, penanceSource } from './course/penalties.ts'
import { actionPhase, round, roundEnd, toOrientation } from './course/round.ts'
import { isOver, score } from './course/scoring.ts'
import { setUp, startPlayer, startSource } from './course/setup.ts'
import {
  ahead,
  discardIfDue,
  longTermSwap,
  openCard,
  ownDiscard,
  turn,
  turnAtCourt,
  turnEnd,
  useOrForgo,
  viceDraw,
  viceSource,
} from './course/turn.ts'
import { editions } from './edition/standard.ts'
import { materialToTake } from './goods/material.ts'
import type { WorldLog } from './words/log.ts'
import { names } from './words/names.ts'
import { refusals } from './words/refusals.ts'

/** World Without End: four chapters of six rounds, for two to four players. */
export const worldWithoutEnd: Game<WorldState> = defineGame<typeof fields, WorldBox, WorldLog>({
  id: 'world-without-end',
  rulesVersion: 2,
  oldestRules: 1,
  players: { min: 2, max: 4 },
  colours: ['red', 'green', 'yellow', 'blue'],
  options: [
    { kind: 'flag', id: 'first-game', default: false },
    { kind: 'flag', id: 'open-goods', default: false },
  ],
  editions,
  fields,
  moves,
  steps: [
    startPlayer,
    chapter,
    round,
    penanceDraw,
    courtCard,
    courtFaceDown,
    reveal,
    turnTile,
    eventText,
    eventSwap,
    eventMaterial,
    materialFromEvent,
    eventLoss,
    goodToLose,
    houseLoss,
    houseToTakeBack,
    gatesClose,
    forcedDiscard,
    waveComes,
    waveDraw,
    warLays,
    warCard,
    warFaceDown,
    toOrientation,
    orientation,
    actionPhase,
    turn,
    turnAtCourt,
    longTermSwap,
    openCard,
    useOrForgo,
    materialToTake,
    projectToBuild,
    firstMaterial,
    nextMaterial,
    woolToSell,
    clothToSell,
    siteToBuildOn,
    houseForRent,
    donation,
    clothToMake,
    medicine,
    personToTreat,
    materialForCare,
    freeHouse,
    awardMetal,
    donorBonus,
    hospitalTreatment,
    sealsBack,
    discardIfDue,
    ownDiscard,
    viceDraw,
    turnEnd,
    roundEnd,
    chapterEnd,
    progress,
    clearBoard,
    taxRoll,
    protection,
    protectOrAccept,
    doubleLosses,
    afterDuties,
  ],
  sources: [startSource, eventSource, tileSource, penanceSource, secondWaveSource, viceSource, taxSource],
  refusals,
  names,
  box: openBox,
  setup: setUp,
  round: (state) => Math.max(0, state.chapter - 1) * ROUNDS + state.round,
  score,
  invariants,
  ahead,
  bound: ({ players }) => CHAPTERS * ROUNDS * (players * 40 + 20),
  // W-110, W-954: goods lie open by agreement, or when the match is over; cards never do.
  opens: (state, _seat, _viewer, field) => field === 'goods' && (state.box.openGoods || isOver(state)),
  imagine: (view, _viewer, random) => imagine(worldWithoutEnd, view, random),
  samples,
})

/** All options with all numbers of players, and a generous box, in which random play gets further. */
function samples(): Setup[] {
  return [2, 3, 4].flatMap((players) => [
    { players },
    { players, options: { 'first-game': true } },
    { players, options: { 'open-goods': true } },
    { players, options: { 'first-game': true, 'open-goods': true } },
    { players, edition: generous },
  ])
}

const generous = correct(editions, 'generous', [
  {
    path: 'start.goods',
    value: { stone: 4, wood: 2, wool: 2, loyalty: 1, 'medical-knowledge': 3, money: 20 },
    mark: 'R',
  },
  { path: 'projects.hospital.stone', value: 1, mark: 'R' },
  { path: 'projects.hospital.wood', value: 1, mark: 'R' },
  { path: 'projects.tower.stone', value: 2, mark: 'R' },
])
