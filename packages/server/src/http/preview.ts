import type { Language } from '@chronik/kernel'
import { isPictured } from '../picture/pictures.ts'
import { isEnded, mayWatch } from '../tables/sight.ts'
import type { Table, TableSeat } from '../tables/table.ts'
import { gameName } from '../words/games.ts'

/**
 * What a chat shows of a link to a table, or to a moment of its match (`at`): what whoever has the link may know, and
 * nothing of a running match.
 */
export function previewOf(
  table: Table,
  origin: string,
  language: Language,
  at: number | null = null,
): string | null {
  if (!mayWatch(table, null)) return null
  const names = table.seats.map(nameOf).filter((name) => name !== '')
  const game = gameName(table.game, table.language ?? language)
  const title = names.length === 0 ? game : `${game}: ${names.join(', ')}`
  const tags = {
    'og:site_name': 'Chronik',
    'og:type': 'website',
    'og:title': title,
    'og:description': described(table, language),
    ...pictureOf(table, origin, table.language ?? language, at),
    'og:url': at === null ? `${origin}/t/${table.id}` : `${origin}/replay?table=${table.id}&at=${at}`,
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${quoted(content)}">`)
    .join('')
}

/** The result or the moment as a picture; the sign of the house as long as a match has none. */
function pictureOf(table: Table, origin: string, language: Language, at: number | null) {
  if (!isPictured(table)) return { 'og:image': `${origin}/icon-full-512.png` }
  const moment = at === null ? '' : `&at=${at}`
  return {
    'og:image': `${origin}/api/tables/${table.id}/picture.png?language=${language}${moment}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
}

const WORDS = {
  de: {
    gathering: 'Setz dich dazu, oder schau zu.',
    playing: 'Die Partie läuft.',
    over: 'Die Partie ist zu Ende',
  },
  en: { gathering: 'Take a seat, or watch.', playing: 'The match is under way.', over: 'The match is over' },
  nl: {
    gathering: 'Neem plaats, of kijk toe.',
    playing: 'De partij is bezig.',
    over: 'De partij is afgelopen',
  },
} as const

/** Scores are told when the match is over: before, some of them are secret. */
function described(table: Table, language: Language): string {
  const words = WORDS[table.language ?? language]
  if (!isEnded(table)) return table.status === 'gathering' ? words.gathering : words.playing
  const scores = table.result?.scores ?? []
  const told = table.seats.map((seat, at) => `${nameOf(seat) || seat.colour} ${scores[at]}`)
  return scores.length === 0 ? `${words.over}.` : `${words.over}: ${told.join(', ')}.`
}

function nameOf(seat: TableSeat): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? (seat.instead?.name ?? '') : ''
}

function quoted(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
