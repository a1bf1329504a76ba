import { Listeners } from './listeners.ts'
import type { News } from './news.ts'
import type { Bus, Member } from './port.ts'

/** The bus of a single process. */
export function localBus(now: () => number = Date.now): Bus {
  const self = 'only'
  const listeners = new Listeners<[News, Member]>()
  return {
    self,
    members: [self],
    aliveSince: now(),
    tell: (news) => listeners.tell(news, self),
    listen: (listener) => listeners.add(listener),
    // Nobody ever comes or goes, and nothing is missed.
    onMembers: () => () => {},
    onGap: () => () => {},
    close: async () => {},
  }
}
