import { NONE } from '@chronik/kernel'
import {
  CHAPTERS,
  EVENTS,
  MATERIALS,
  PHASES,
  PROJECTS,
  ROUNDS,
  STAGES,
  TERMS,
  type WorldState,
} from '@chronik/world-without-end'
import type { Surroundings } from '../../learned/encoder.ts'

const IN_PLAY = STAGES.at['in-play']

/** What lies on the table of World Without End: where the match stands, what is in force, what is being built. */
export const worldSurroundings: Surroundings<WorldState> = {
  size: () =>
    CHAPTERS +
    1 +
    ROUNDS +
    1 +
    PHASES.size +
    EVENTS.size +
    TERMS.size +
    1 +
    PROJECTS.size * (1 + MATERIALS.size),
  read(state, _order, into, start) {
    let at = start
    into[at + state.chapter] = 1
    at += CHAPTERS + 1
    into[at + state.round] = 1
    at += ROUNDS + 1
    into[at + state.phase] = 1
    at += PHASES.size
    if (state.council !== NONE) into[at + state.council] = 1
    at += EVENTS.size
    for (let term = 0; term < TERMS.size; term++) into[at++] = state.terms[term] / 2
    into[at++] = state.taxRoll / 4
    for (let project = 0; project < PROJECTS.size; project++) {
      const { stage, built } = state.projects[project]
      const fields = state.box.fields[project]
      const open = stage === IN_PLAY
      into[at++] = open ? 1 : 0
      for (let material = 0; material < MATERIALS.size; material++)
        into[at++] = open ? (fields[material] - built[material]) / 3 : 0
    }
  },
}
