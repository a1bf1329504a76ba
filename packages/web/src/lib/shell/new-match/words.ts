import type { Level } from '@chronik/bots'
import { m } from '../../words/messages.js'

export function levelName(level: Level): string {
  switch (level) {
    case 'random':
      return m.level_random()
    case 'novice':
      return m.level_novice()
    case 'adept':
      return m.level_adept()
    case 'master':
      return m.level_master()
    case 'grandmaster':
      return m.level_grandmaster()
  }
}

/** How it plays, in one plain sentence. */
export function levelDetail(level: Level): string {
  switch (level) {
    case 'random':
      return m.level_random_detail()
    case 'novice':
      return m.level_novice_detail()
    case 'adept':
      return m.level_adept_detail()
    case 'master':
      return m.level_master_detail()
    case 'grandmaster':
      return m.level_grandmaster_detail()
  }
}

const COLOURS: { readonly [colour: string]: () => string } = {
  red: m.colour_red,
  blue: m.colour_blue,
  yellow: m.colour_yellow,
  white: m.colour_white,
  purple: m.colour_purple,
  green: m.colour_green,
}

export function colourName(colour: string): string {
  return COLOURS[colour]?.() ?? colour
}
