import { botName } from '../../library/villagers.ts'
import { settings } from '../../settings/settings.svelte.ts'
import { apiOf } from './api.ts'
import { Connected } from './connection.ts'
import { OnlinePort } from './online-port.ts'

let shared: Connected | null = null

/** The live connection of this page, made when it is first needed. */
export function connected(): Connected {
  const url = new URL('/live', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  shared ??= new Connected({ url: url.href, language: settings.language })
  return shared
}

/** The API of the server this page comes from. */
export const api = apiOf(() => settings.language)

/** Opens a table of the server; what may be seen and done there, the server decides. */
export function openOnline(table: string): OnlinePort {
  return new OnlinePort(table, { connected: connected(), api, botName })
}
