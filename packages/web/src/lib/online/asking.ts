import { settings } from '../settings/settings.svelte.ts'
import { apiOf } from './api.ts'

/** The API of the server this page comes from, in the language of the page. */
export const server = apiOf(
  () => settings.language,
  undefined,
  () => navigator.onLine === false,
)
