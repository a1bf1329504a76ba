import type { Tournament, TournamentCard, TournamentRound } from '@chronik/protocol'
import { m } from '../../words/messages.js'
import { nameOf, paceText } from '../words.ts'

/** How it is played, in a few words each. */
export function systemText({ rounds, final }: Pick<Tournament, 'rounds' | 'final'>): string {
  if (rounds === 0) return m.tournament_only_knock_out()
  const swiss = m.tournament_swiss({ count: rounds })
  return final === 0 ? swiss : `${swiss}, ${m.tournament_then({ count: final })}`
}

export function termsText(terms: Pick<Tournament, 'rounds' | 'final' | 'seats' | 'pace'>): string[] {
  return [systemText(terms), m.tournament_at_table({ count: terms.seats }), paceText(terms.pace)]
}

export function statusText({ status, round }: Pick<TournamentCard, 'status' | 'round'>): string {
  switch (status) {
    case 'gathering':
      return m.tournament_gathering()
    case 'playing':
      return m.tournament_playing({ round: Math.max(1, round) })
    case 'over':
      return m.tournament_over()
    case 'cancelled':
      return m.tournament_cancelled()
  }
}

/** What a round is called; the last table of a knock-out is its final. */
export function roundText(round: TournamentRound, tournament: Pick<Tournament, 'rounds'>): string {
  if (round.kind === 'swiss') return m.tournament_round({ number: round.number })
  if (round.boards.length === 1 && round.byes.length === 0) return m.tournament_final()
  return m.tournament_knock_out({ number: round.number - tournament.rounds })
}

/** The name of somebody who plays in it. */
export function entrantName({ people }: Pick<Tournament, 'people'>, user: string): string {
  return nameOf(people.find((one) => one.user === user)?.name ?? '')
}
