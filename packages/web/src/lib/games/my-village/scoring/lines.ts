import { m } from '#lib/words/messages.js'

/** What a line of the score sheet is called. */
export const lineName = (line: string): string => m.my_line_of({ line })
