import type { Language } from '@chronik/kernel'
import { isEnded, mayWatch } from '../tables/sight.ts'
import type { Table, TableSeat } from '../tables/table.ts'

/** What a chat shows of a link to a table: what whoever has the link may know, and nothing of a running match. */
export function previewOf(table: Table, origin: string, language: Language): string | null {
  if (!mayWatch(table, null)) return null
  const names = table.seats.map(nameOf).filter((name) => name !== '')
  const title = names.length === 0 ? GAMES[table.game] : `${GAMES[table.game]}: ${names.join(', ')}`
  const tags = {
    'og:site_name': 'Chronik',
    'og:type': 'website',
    'og:title': title ?? 'Chronik',
    'og:description': described(table, language),
    'og:image': `${origin}/icon-full-512.png`,
    'og:url': `${origin}/t/${table.id}`,
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${quoted(content)}">`)
    .join('')
}

/** What the games are called everywhere. */
const GAMES: { readonly [game: string]: string } = {
  village: 'Village',
  'my-village': 'My Village',
  'world-without-end': 'World Without End',
}

const WORDS = {
  de: {
    gathering: 'Ein Platz ist noch frei, oder du schaust zu.',
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
