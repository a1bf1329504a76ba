import { botName } from '../../library/villagers.ts'
import { server } from '../../online/asking.ts'
import { person } from '../../online/person/person.svelte.ts'
import { nameOf } from '../../online/words.ts'
import { settings } from '../../settings/settings.svelte.ts'
import { Connected } from './connection.ts'
import { OnlinePort } from './online-port.ts'

let shared: Connected | null = null

/** The live connection of this page, made when it is first needed. */
export function connected(): Connected {
  const url = new URL('/live', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (shared === null) {
    const made = new Connected({ url: url.href, language: settings.language })
    // Whoever becomes somebody else is seen with other eyes.
    person.follow(() => made.live.reconnect())
    // Nobody waits for the next try when the network is back.
    window.addEventListener('online', () => {
      if (made.state === 'connecting') made.live.reconnect()
    })
    shared = made
  }
  return shared
}

/** Opens a table of the server; what may be seen and done there, the server decides. */
export function openOnline(table: string): OnlinePort {
  return new OnlinePort(table, { connected: connected(), api: server, botName, nobody: () => nameOf('') })
}
