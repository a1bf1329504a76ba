import { type Language, SPECTATOR } from '@chronik/kernel'
import { type Cast, spokenLine, tellAll } from '@chronik/kernel/story'
import type { Matches } from '../play/port.ts'
import { seatOf } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { storyOf } from '../words/games.ts'
import { NOTICE_WORDS } from './words.ts'

/**
 * The last thing that others did in a match, as a spectator may know it: what is told here leaves the server by mail
 * and by services of others. Empty if there is nothing to tell.
 */
export async function lastLine(
  matches: Matches,
  table: Table,
  reader: UserId,
  language: Language,
): Promise<string> {
  const story = await storyOf(table.game)
  const update = story === null ? null : await matches.catchUp(table.id, SPECTATOR, null)
  if (story === null || update === null || 'refusal' in update) return ''
  const cast = castOf(table, reader, language)
  const lines = tellAll(
    story,
    update.beats.map(({ entry }) => entry),
    cast,
  )
  // What others did is news; that one had to pass oneself is not, unless nothing else has happened.
  const own = seatOf(table, reader)
  const last =
    lines.findLast(({ seat }) => seat !== null && seat !== own) ?? lines.findLast(({ seat }) => seat !== null)
  return last === undefined ? '' : spokenLine(story, last, cast)
}

function castOf({ seats }: Table, reader: UserId, language: Language): Cast {
  const { somebody } = NOTICE_WORDS[language]
  return {
    language,
    seats: seats.map((seat) => {
      const { colour } = seat
      if (seat.kind === 'person')
        return { name: seat.name || somebody, colour, ...(seat.user === reader && { you: true }) }
      return { name: 'Bot', colour }
    }),
  }
}
