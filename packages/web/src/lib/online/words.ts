import type { Refused, TableCard, TableView } from '@chronik/protocol'
import { m } from '../words/messages.js'

type Pace = TableView['pace']

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "30 min + 30 s", "24 h a move". */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return m.online_pace_none()
    case 'bank':
      return m.online_pace_bank({
        minutes: Math.round(pace.bank / MINUTE),
        seconds: Math.round(pace.increment / 1000),
      })
    case 'move':
      return m.online_pace_move({ hours: Math.round(pace.limit / HOUR) })
  }
}

/** Everybody sits there at the same time, or moves when it suits. */
export const isLive = (pace: Pace): boolean => pace.kind !== 'move'

/** What is left on a clock: minutes and seconds below an hour, then hours, then days. */
export function leftText(milliseconds: number): string {
  const left = Math.max(0, milliseconds)
  if (left < HOUR) {
    const seconds = Math.floor(left / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  if (left < 2 * DAY) return m.online_hours({ count: Math.floor(left / HOUR) })
  return m.online_days({ count: Math.floor(left / DAY) })
}

/** How long something lasts already, in whole minutes, hours or days. */
export function sinceText(milliseconds: number): string {
  if (milliseconds < MINUTE) return m.online_moment()
  if (milliseconds < HOUR) return m.online_minutes({ count: Math.floor(milliseconds / MINUTE) })
  if (milliseconds < 2 * DAY) return m.online_hours({ count: Math.floor(milliseconds / HOUR) })
  return m.online_days({ count: Math.floor(milliseconds / DAY) })
}

const MODULES: { readonly [id: string]: () => string } = {
  inn: m.online_module_inn,
  port: m.online_module_port,
  marriage: m.online_module_marriage,
}

/** What lies on a table: the game by itself or what was added, and how many figures are not those of the box. */
export function boxText(options: TableCard['setup']['options'], changed: number): string {
  const modules = modulesOf(options)
  const box = modules.length === 0 ? m.online_base_game() : modules.join(', ')
  return changed === 0 ? box : `${box}. ${m.edition_with({ count: changed })}`
}

/** What is played beside the base game. */
export function modulesOf(options: TableCard['setup']['options']): string[] {
  const expansions = Array.isArray(options.expansions) ? options.expansions : []
  const named = expansions.map((id) => MODULES[String(id)]?.() ?? String(id))
  return options.goals === true ? [...named, m.online_module_goals()] : named
}

export function companyName(company: TableView['company']): string {
  switch (company) {
    case 'any':
      return m.online_company_any()
    case 'relaxed':
      return m.online_company_relaxed()
    case 'practised':
      return m.online_company_practised()
  }
}

/** Somebody who has deleted the account has no name any more. */
export const nameOf = (name: string): string => (name === '' ? m.online_somebody() : name)

/** A refusal in words: the server's own, or ours when nobody answered. */
export function refusedText({ code, words }: Refused): string {
  if (code === 'offline') return m.online_offline()
  return words === '' ? m.online_unreachable() : words
}

/** "19:43" by the clock of this place. */
export function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
}
