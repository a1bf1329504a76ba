import type { ReportsRead } from '@chronik/server'

export type Report = Extract<ReportsRead, { ok: true }>['reports'][number]

/** A report for who runs the server: who, whom, why, and what was said and played. */
export function reportInWords(report: Report): string {
  const { id, at, table, by, about, reason, text, lines, moves, closedAt, outcome } = report
  const head = [
    `Report ${id}, ${timeOf(at)}: ${personOf(by)} about ${personOf(about)}`,
    `  for: ${reason}; table ${table}`,
  ]
  const said = text === '' ? [] : [`  "${plain(text)}"`]
  const chat = lines.map((line) => `    ${timeOf(line.at)}  ${line.room}: ${plain(line.text)}`)
  const played = moves.map(
    (move) => `    ${timeOf(move.at)}  ${move.seq}. ${move.lines.map(plain).join(' | ')}`,
  )
  const end = closedAt === null ? [] : [`  closed ${timeOf(closedAt)}: ${plain(outcome ?? '')}`]
  return [
    ...head,
    ...said,
    ...(chat.length === 0 ? [] : [`  ${plain(about.name)} said:`, ...chat]),
    ...(played.length === 0 ? [] : ['  played:', ...played]),
    ...end,
    '',
  ].join('\n')
}

function personOf({ user, name }: Report['by']): string {
  return name === '' ? 'somebody who has deleted the account' : `${plain(name)} (${user})`
}

export function timeOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** What strangers wrote must not steer the terminal: every sign that can't be seen becomes a dot. */
export function plain(text: string): string {
  return text.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '·')
}
