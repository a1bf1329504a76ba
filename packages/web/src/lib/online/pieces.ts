import { emblems } from '../games/emblems.ts'
import { sym, ui } from '../pieces/symbol.ts'

let drawn = ''

/** Icons and emblems of the pages online, beside those every page has. */
export function onlineSheet(): string {
  drawn ||= [...signs(), ...icons()].join('')
  return drawn
}

/** The signs of the games in lists. */
function signs(): string[] {
  return emblems().map(([game, { sign }]) => sym(`game-${game}`, sign))
}

function icons(): string[] {
  return [
    ui('bell', 'M6 17V11a6 6 0 0 1 12 0v6l1.6 2H4.4ZM10 21.6h4M12 3v2'),
    ui('key', 'M11.4 12.6 20 4M16.4 7.6 19.6 10.8', '<circle cx="8" cy="16" r="4.6"/>'),
    ui(
      'offline',
      'M3 3l18 18M5 12.5a10 10 0 0 1 4.6-2.6M2 8.8a15 15 0 0 1 4.5-2.7M10.6 5.2A15 15 0 0 1 22 8.8M14.6 10.2A10 10 0 0 1 19 12.5M8.5 16a5 5 0 0 1 6-.6M12 19.6v.1',
    ),
    ui(
      'heart',
      'M12 20C5.4 15.4 3.4 12 3.4 8.9A4.5 4.5 0 0 1 12 7 4.5 4.5 0 0 1 20.6 8.9C20.6 12 18.6 15.4 12 20Z',
    ),
    ui('pencil', 'M4 20l1-4.6L16.4 4a2.2 2.2 0 0 1 3.4 3.4L8.6 19ZM14.4 6l3.6 3.6'),
    ui('flag', 'M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0'),
    ui('mute', 'M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5'),
    ui('device', 'M10.5 18h3', '<rect x="6.5" y="2.5" width="11" height="19" rx="2.4"/>'),
    ui('send', 'M4 12 20 4l-5 16-4-6.5ZM11 13.5 20 4'),
    ui(
      'users',
      'M3 20c.8-3.6 3-5.4 6-5.4s5.2 1.8 6 5.4M16 4.6a3.6 3.6 0 0 1 0 7M17.6 14.8c2 .6 3 2.4 3.4 5.2',
      '<circle cx="9" cy="8" r="3.8"/>',
    ),
    ui('block', 'M5.5 5.5l13 13', '<circle cx="12" cy="12" r="9"/>'),
    ui(
      'copy',
      'M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5',
      '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/>',
    ),
    ui('bolt', 'M13 3 5 13.5h6L10 21l9-11h-6.5Z'),
    ui(
      'day',
      'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
      '<circle cx="12" cy="12" r="4"/>',
    ),
    ui('door', 'M6 21V4.5L15 3v18M15 5h3v16M3.5 21h17M12 12v.6'),
    ui('edit', 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19Z'),
    ui('note', 'M6 3.5h9l4 4V20.5H6ZM15 3.5v4h4M9 12h7M9 16h5'),
    ui(
      'hand',
      'M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 10V4.5a1.5 1.5 0 0 1 3 0V10M13 10V5.5a1.5 1.5 0 0 1 3 0V12M16 11V8.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4.5-1-6-3.6L4.5 13a1.6 1.6 0 0 1 2.5-1.6L8.5 13',
    ),
  ]
}
