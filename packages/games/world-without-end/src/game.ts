import { correct, defineGame, type Game, type Setup } from '@chronik/kernel'
import { openBox, type WorldBox } from './box.ts'
import { chapter } from './chapter.ts'
import { afterDuties, chapterEnd, clearBoard } from './chapter-end.ts'
import { awardMetal, donorBonus, sealsBack } from './completion.ts'
import { eventSource, eventText, orientation, reveal } from './council.ts'
import { donation } from './donations.ts'
import { doubleLosses, protection, protectOrAccept, taxRoll, taxSource } from './duties.ts'
import { editions } from './edition/standard.ts'
import { forcedDiscard, gatesClose, secondWaveSource, waveComes, waveDraw } from './events/discards.ts'
import { eventMaterial, materialFromEvent } from './events/gain.ts'
import { eventLoss, goodToLose, houseLoss, houseToTakeBack } from './events/loss.ts'
import { eventSwap } from './events/swap.ts'
import { warCard, warFaceDown, warLays } from './events/war.ts'
import { freeHouse, houseForRent, siteToBuildOn } from './houses.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import type { WorldLog } from './log.ts'
import { clothToMake, clothToSell, woolToSell } from './market.ts'
import { materialToTake } from './material.ts'
import { hospitalTreatment, materialForCare, medicine, personToTreat } from './medicine.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { courtCard, courtFaceDown, penanceDraw, penanceSource } from './penalties.ts'
import { tileSource, turnTile } from './plague.ts'
import { progress } from './progress.ts'
import { firstMaterial, nextMaterial, projectToBuild } from './projects.ts'
import { refusals } from './refusals.ts'
import { actionPhase, round, roundEnd, toOrientation } from './round.ts'
import { isOver, score } from './scoring.ts'
import { setUp, startPlayer, startSource } from './setup.ts'
import { fields, type WorldState } from './state.ts'
import {
  discardIfDue,
  longTermSwap,
  openCard,
  ownDiscard,
  turn,
  turnEnd,
  useOrForgo,
  viceDraw,
  viceSource,
} from './turn.ts'
import { CHAPTERS, ROUNDS } from './vocabulary.ts'

/** World Without End: four chapters of six rounds, for two to four players. */
export const worldWithoutEnd: Game<WorldState> = defineGame<typeof fields, WorldBox, WorldLog>({
  id: 'world-without-end',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
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
