import { apiOf } from '../port/online/api.ts'
import { settings } from '../settings/settings.svelte.ts'

/** The API of the server this page comes from, in the language of the page. */
export const server = apiOf(() => settings.language)
