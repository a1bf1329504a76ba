import type { Language } from '@chronik/kernel'
import type { Presence } from '../hosting/presence.ts'
import type { Matches } from '../play/port.ts'
import { counted } from '../standing/counted.ts'
import type { Pending } from '../store/port/notices.ts'
import type { Store } from '../store/port/store.ts'
import { seatOf } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { gameName } from '../words/games.ts'
import type { Letter, LetterItem } from './letter.ts'
import { lastLine } from './stories.ts'
import { NOTICE_WORDS } from './words.ts'

/** Something that is told, with what it is called when it comes alone. */
export interface Told extends LetterItem {
  readonly title: string
}

export interface Circumstances {
  readonly store: Store
  readonly matches: Matches
  readonly presence: Presence
  readonly language: Language
}

/** Something in words, if it still matters; `later` while whom it concerns is at the table and sees it there. */
export async function tellItem(pending: Pending, around: Circumstances): Promise<Told | 'void' | 'later'> {
  const { store, presence, language } = around
  const words = NOTICE_WORDS[language]
  const { user, subject, kind } = pending
  if (kind === 'friend') {
    const asks = (await store.friends.of(user)).find((one) => one.user === subject && one.bond === 'asks')
    if (asks === undefined) return 'void'
    return { kind, title: words.friend(asks.name), text: words.asks(asks.name), link: '/people' }
  }
  const table = await store.tables.find(subject)
  if (table === null) return 'void'
  const game = gameName(table.game, language)
  const link = `/t/${table.id}`
  if (kind === 'invited') {
    const waits = table.seats.some((seat) => seat.kind === 'invited' && seat.awaited?.user === user)
    if (table.status !== 'gathering' || !waits) return 'void'
    const name = table.hostName || words.somebody
    return { kind, title: words.invited(name), text: words.again(name, game), link }
  }
  const here = presence.isHere(table.id, user)
  if (kind === 'over') return table.status !== 'over' || here ? 'void' : overOf(table, user, language)
  const now = table.status === 'playing' ? await around.matches.awaited(table.id) : null
  if (now?.awaited?.seat !== seatOf(table, user)) return 'void'
  if (here) return 'later'
  const last = await lastLine(around.matches, table, user, language)
  const sentence = last === '' ? '' : ` ${last}`
  const text = words.yourTurn(game, othersAt(table, user, language), sentence)
  return { kind: 'turn', title: words.turns(1), text, link }
}

function overOf(table: Table, user: UserId, language: Language): Told {
  const words = NOTICE_WORDS[language]
  const game = gameName(table.game, language)
  const part = counted(table)?.parts.find((one) => one.user === user)
  const text = words.ended(game, othersAt(table, user, language), part?.rank ?? null, part?.score ?? null)
  return { kind: 'over', title: words.over(game), text, link: `/t/${table.id}` }
}

/** "Anna und Ben" in the language of who reads. */
function othersAt(table: Table, user: UserId, language: Language): string {
  const words = NOTICE_WORDS[language]
  const names = table.seats.flatMap((seat) => {
    if (seat.kind === 'person') return seat.user === user ? [] : [seat.name || words.somebody]
    return seat.kind === 'bot' ? [words.bot] : []
  })
  return names.length === 0 ? words.alone : new Intl.ListFormat(language).format(names)
}

/** One letter for everything. */
export function composed(told: readonly Told[], language: Language, off: string): Letter {
  const words = NOTICE_WORDS[language]
  const turns = told.filter(({ kind }) => kind === 'turn').length
  const title =
    told.length === 1 ? told[0].title : turns === told.length ? words.turns(turns) : words.news(told.length)
  return { title, items: told.map(({ kind, text, link }) => ({ kind, text, link })), language, off }
}
