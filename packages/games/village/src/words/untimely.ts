import { type MoveKind, NONE, type Refusal, refusal, waits } from '@chronik/kernel'
import { church, payTimeMove } from '../board/church.ts'
import { advance, choose, councilChoice, enter, payScroll, privilege, use } from '../board/council.ts'
import { buy, mill, produce, produceNow, train, trainedProduce, trainMember } from '../board/crafts.ts'
import { harvest } from '../board/harvest.ts'
import { majority } from '../board/majority.ts'
import { marketChoice, opportunity, pass, serve } from '../board/market.ts'
import { chooseMember, promote } from '../board/mass.ts'
import { travel } from '../board/travel.ts'
import { decline, freeWell, well, wellAction, wellActionChoice, wellFree, wellPay } from '../board/well.ts'
import { SPACES } from '../box/vocabulary.ts'
import { refuseAbsent } from '../course/aside.ts'
import { chosenCube, setupCube } from '../course/setup.ts'
import { skip } from '../course/skip.ts'
import { take } from '../course/take.ts'
import { sourceChoice } from '../course/turn.ts'
import { pay } from '../goods/payment.ts'
import { deathChoice, deathsNow, die } from '../life/death.ts'
import { home, newborn } from '../life/family.ts'
import type { Attempt, Module } from '../module.ts'
import { colourChoice, connyColour, connyCube, cubeChoice } from '../solo/conny.ts'

const { harvest: HARVEST, family, crafts, travel: TRAVEL, council, church: CHURCH } = SPACES.at
const SOURCES: readonly MoveKind[] = [take, well, wellFree, wellAction, decline]
const PAYMENTS: readonly MoveKind[] = [pay, payScroll, payTimeMove]
const ACTION_MOVES: Module['actionMoves'] = [
  [HARVEST, [harvest]],
  [family, [newborn, home]],
  [crafts, [train, produce, buy, mill, produceNow]],
  [TRAVEL, [travel]],
  [council, [enter, advance, use, privilege, choose]],
  [CHURCH, [church]],
]

/** Why a move cannot be made at a decision that does not know moves of its kind; null where no rule says more. */
export function untimely(attempt: Attempt, modules: readonly Module[]): Refusal | null {
  const absent = refuseUnknown(attempt, modules)
  if (absent !== null) return absent
  for (const module of attempt.state.box.modules) {
    const refused = module.untimely(attempt)
    if (refused !== null) return refused
  }
  return refuseMoment(attempt) ?? refuseForWhatIsDue(attempt)
}

// VX-101, VS-101: moves of modules and of the solo game exist only where they are played.
function refuseUnknown({ state, kind }: Attempt, modules: readonly Module[]): Refusal | null {
  if (!state.box.solo && (kind === connyCube || kind === connyColour)) return refusal('no-conny', 'VS-101')
  const module = modules.find(({ moves }) => moves.includes(kind))
  return module === undefined || state.box.modules.includes(module) ? null : refuseAbsent(module)
}

/** Moves that have a moment of their own, wherever else they are tried. */
function refuseMoment({ state, kind, due }: Attempt): Refusal | null {
  switch (kind) {
    case setupCube:
      return refusal('only-at-setup', 'V-115')
    case connyColour:
      return refusal('conny-has-colour', 'VS-103')
    case connyCube:
      return refusal('conny-chooses', 'VS-202')
    case die:
      return refusal('no-death-due', 'V-303')
    case serve:
    case pass:
      if (!waits(state, opportunity)) return refusal('no-market-day', 'V-441')
      return due === deathChoice ? null : refusal('sale-first', 'V-R19')
    case chooseMember:
    case promote:
      return refusal('mass-order', 'V-501')
  }
  if (!PAYMENTS.includes(kind)) return null
  return due.kinds.some((known) => PAYMENTS.includes(known))
    ? refusal('wrong-payment', 'V-309')
    : refusal('nothing-to-pay', 'V-309')
}

/** What comes first, whatever else was tried. */
function refuseForWhatIsDue(attempt: Attempt): Refusal | null {
  const { state, due } = attempt
  switch (due) {
    case sourceChoice:
      return refusal('cube-first', 'V-206')
    case freeWell:
      return refusal('board-empty', 'V-705')
    case wellPay:
      return refusal('well-unpaid', 'V-R8')
    case wellActionChoice:
      return refusal('name-action', 'V-R8')
    case marketChoice:
      return refusal('market-day', 'V-443')
    case deathChoice:
      return refusal('death-due', waits(state, deathsNow) ? 'V-603' : 'V-601')
    case chosenCube:
      return refusal('setup-cube-first', 'V-115')
    case colourChoice:
      return refusal('conny-colour-first', 'VS-103')
    case cubeChoice:
      return refusal('conny-cube-first', 'VS-203')
  }
  return waits(state, majority) ? refusal('in-mass', 'V-501') : refuseWithinAction(attempt)
}

// V-206, V-209, V-443, V-495: one cube or the well, one action, carried through once it was begun.
function refuseWithinAction(attempt: Attempt): Refusal | null {
  const { state, kind } = attempt
  const space = spaceOf(attempt)
  const begins = SOURCES.includes(kind)
  if ((begins || space !== NONE) && waits(state, opportunity)) return refusal('market-day', 'V-443')
  if (begins) return refusal('one-cube', 'V-206')
  if (kind === skip) return refusal('begun', 'V-209')
  if (space === NONE || state.performed === NONE) return null
  if (space === state.performed) return refuseTwice(attempt)
  const rule = state.taken.cube === NONE ? 'V-495' : 'V-209'
  return refusal('other-action', rule, { action: SPACES.list[state.performed] })
}

function spaceOf({ state, kind }: Attempt): number {
  const known = [...ACTION_MOVES, ...state.box.modules.flatMap(({ actionMoves }) => actionMoves)]
  return known.find(([, moves]) => moves.includes(kind))?.[0] ?? NONE
}

/** A second use of the action that is under way. */
function refuseTwice({ kind, due }: Attempt): Refusal | null {
  switch (kind) {
    case buy:
      return due === trainMember || due === trainedProduce
        ? refusal('train-or-buy', 'V-R12')
        : refusal('one-building', 'V-421')
    case train:
    case produce:
    case mill:
      return refusal('one-building', 'V-421')
    case travel:
      return refusal('one-road', 'V-462')
    case enter:
    case advance:
    case use:
      return refusal('one-council-way', 'V-475')
    case privilege:
    case choose:
      return due === councilChoice ? refusal('way-first', 'V-475') : null
    case produceNow:
      return null
  }
  return refusal('begun', 'V-209')
}
