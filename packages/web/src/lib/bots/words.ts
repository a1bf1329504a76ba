import type { Level } from '@chronik/bots'
import { m } from '../words/messages.js'

/** Somebody who plays for a level: a name, a trade, a way. */
interface Character {
  name(): string
  trade(): string
  manner(): string
  likes(): string
  thinks(): string
  /** The ground of the picture. */
  readonly ground: string
}

export const CHARACTERS: Readonly<Record<Level, Character>> = {
  random: {
    name: m.bots_random_name,
    trade: m.bots_random_trade,
    manner: m.bots_random_manner,
    likes: m.bots_random_likes,
    thinks: m.bots_thinks_at_once,
    ground: '#cfe0d8',
  },
  novice: {
    name: m.bots_novice_name,
    trade: m.bots_novice_trade,
    manner: m.bots_novice_manner,
    likes: m.bots_novice_likes,
    thinks: m.bots_thinks_at_once,
    ground: '#f0d9b0',
  },
  adept: {
    name: m.bots_adept_name,
    trade: m.bots_adept_trade,
    manner: m.bots_adept_manner,
    likes: m.bots_adept_likes,
    thinks: m.bots_thinks_at_once,
    ground: '#f2cfc3',
  },
  master: {
    name: m.bots_master_name,
    trade: m.bots_master_trade,
    manner: m.bots_master_manner,
    likes: m.bots_master_likes,
    thinks: m.bots_thinks_shortly,
    ground: '#d9d2e8',
  },
  grandmaster: {
    name: m.bots_grandmaster_name,
    trade: m.bots_grandmaster_trade,
    manner: m.bots_grandmaster_manner,
    likes: m.bots_grandmaster_likes,
    thinks: m.bots_thinks_long,
    ground: '#cfdce8',
  },
}
