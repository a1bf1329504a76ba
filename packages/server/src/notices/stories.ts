import { type Language, SPECTATOR } from '@chronik/kernel'
import { type Cast, type GameStory, spokenLine, tellAll } from '@chronik/kernel/story'
import type { Matches } from '../play/port.ts'
import { seatOf } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { NOTICE_WORDS } from './words.ts'

/** The stories of the games in words; each is loaded when it is first told. */
const STORIES: { readonly [game: string]: () => Promise<{ readonly story: GameStory }> } = {
  village: () => import('@chronik/village/story'),
  'my-village': () => import('@chronik/my-village/story'),
  'world-without-end': () => import('@chronik/world-without-end/story'),
}

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
  const load = Object.hasOwn(STORIES, table.game) ? STORIES[table.game] : undefined
  const update = load === undefined ? null : await matches.catchUp(table.id, SPECTATOR, null)
  if (load === undefined || update === null || 'refusal' in update) return ''
  const { story } = await load()
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
