import type { Tellers } from '../../src/story/index.ts'
import type { FairLog } from '../state.ts'

/** What the raven adds to the story of the fair. */
export const ravenTellers: Tellers<Extract<FairLog, { readonly code: 'snatch' }>, FairLog> = {
  snatch: {
    say: [
      'Der Rabe stiehlt für {who:dich|{who}} bei {@from:dir|{@from}} {card:{card}|eine verdeckte Karte}.',
      'The raven steals {card:{card}|a face-down card} from {@from} for {who}.',
      'De raaf steelt voor {who:jou|{who}} bij {@from:jou|{@from}} {card:{card}|een gedekte kaart}.',
    ],
    rule: 'F-502',
  },
}
