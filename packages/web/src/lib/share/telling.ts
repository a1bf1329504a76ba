import type { Score } from '@chronik/kernel'
import { stateOf } from '../port/position.ts'
import type { Replaying } from '../replay/replaying.svelte.ts'
import type { TableSession } from '../session/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import { gameName, namesInRow } from '../shell/names.ts'
import { pointsIn } from '../table/scoring/points.ts'
import { isYou } from '../table/wording.ts'
import { m } from '../words/messages.js'
import type { ShareCard } from './card.ts'

/** The result of a match as a picture tells it: the best first. */
export function resultCard({ seats, sitting }: TableSession, score: Score, address: string): ShareCard {
  const winners = seats.filter((_, seat) => score.places[seat] === 1).map(({ name }) => name)
  const [first = ''] = winners
  const rows = seats.map(({ name, colour }, seat) => ({
    name,
    colour,
    parts: score.lines.map(({ values }) => values[seat]),
    total: score.totals[seat],
    told: pointsIn(score.totals[seat], settings.language),
  }))
  return {
    title:
      winners.length > 1
        ? m.share_won_several({ names: namesInRow(winners, settings.language) })
        : m.share_won({ name: first, you: isYou(first) ? 'yes' : 'no' }),
    detail: m.share_points({
      game: gameName(sitting.card.game),
      points: pointsIn(Math.max(...score.totals), settings.language),
    }),
    rows: rows.toSorted((one, other) => other.total - one.total),
    address,
  }
}

/** A moment of a match that is over: what has just happened, and how everybody stood. */
export function positionCard({ session, film, told, eyes, line, at }: Replaying, address: string): ShareCard {
  const { game, seats, sitting } = session
  const { totals } = game.score(stateOf(game, sitting.box, film.position(told, eyes)))
  return {
    title: line === null ? m.replay_beginning() : session.spoken(line),
    detail: m.share_moment({ game: gameName(sitting.card.game), move: at }),
    about: line?.targets ?? [],
    rows: seats.map(({ name, colour }, seat) => ({
      name,
      colour,
      parts: [],
      total: totals[seat],
      told: pointsIn(totals[seat], settings.language),
    })),
    address,
  }
}
