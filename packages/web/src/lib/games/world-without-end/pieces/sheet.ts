import url from './sheet.svg?url&no-inline'

let drawn = ''

/** Fetches the sheet of pieces; nothing of the table can be drawn without it. */
export async function loadSheet(): Promise<void> {
  if (drawn === '') drawn = await (await fetch(url)).text()
}

/** All pieces of the table as symbols; a page that shows some holds them once, beside the sheet of the shell. */
export const tableSheet = (): string => drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
