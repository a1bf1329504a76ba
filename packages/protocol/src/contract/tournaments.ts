import * as z from 'zod'
import { Key } from '../person.ts'
import { TournamentCard, TournamentPage, TournamentPlan } from '../tournament.ts'
import { base } from './base.ts'

const InTournament = z.object({ tournament: Key })

/** Something that is done in a tournament, and what it is then. */
function entry(path: string, summary: string) {
  return base
    .route({ method: 'POST', path: `/tournaments/{tournament}/${path}`, summary, tags: ['tournaments'] })
    .input(InTournament)
    .output(TournamentPage)
}

export const tournaments = {
  list: base
    .route({
      method: 'GET',
      path: '/tournaments',
      summary: 'Tournaments that people can enter or that are played, and the last that are over',
      tags: ['tournaments'],
    })
    .output(z.object({ tournaments: z.array(TournamentCard).readonly() })),
  create: base
    .route({ method: 'POST', path: '/tournaments', summary: 'Opens a tournament', tags: ['tournaments'] })
    .input(TournamentPlan)
    .output(TournamentPage),
  get: base
    .route({
      method: 'GET',
      path: '/tournaments/{tournament}',
      summary: 'A tournament with its rounds, tables and standings',
      tags: ['tournaments'],
    })
    .input(InTournament)
    .output(TournamentPage),
  enter: entry('enter', 'Comes in; after the beginning from the next round on'),
  withdraw: entry('withdraw', 'Goes: is not paired any more, and gives up the match under way'),
  begin: entry('begin', 'Whoever opened it begins it'),
  cancel: entry('cancel', 'Whoever opened it calls it off before it has begun'),
}
