import { m } from '../words/messages.js'
import { sinceText } from './words.ts'

/** After so many milliseconds it is not the connection that is lost, but the server that is silent. */
const LONG = 60_000

/** What is said while the server is not reached for so many milliseconds; without a network it is the network that is missing. */
export function lostWords(
  gone: number,
  onLine: boolean | undefined,
): { readonly title: string; readonly text: string } {
  if (onLine === false) return { title: m.online_offline_title(), text: m.online_offline_text() }
  if (gone < LONG) return { title: m.online_away_title(), text: m.session_away() }
  return { title: m.online_silent_title(), text: m.online_silent_text({ time: sinceText(gone) }) }
}
