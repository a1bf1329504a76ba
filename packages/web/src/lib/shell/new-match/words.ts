import type { Level } from '@chronik/bots'
import { m } from '../../words/messages.js'
import type { Colour } from './plan.ts'

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

export function colourName(colour: Colour): string {
  switch (colour) {
    case 'red':
      return m.colour_red()
    case 'blue':
      return m.colour_blue()
    case 'yellow':
      return m.colour_yellow()
    case 'white':
      return m.colour_white()
    case 'purple':
      return m.colour_purple()
  }
}
