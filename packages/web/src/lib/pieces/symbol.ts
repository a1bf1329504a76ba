/** Stroke of a line in a piece. */
export const st = (colour: string, width = 1.6): string => `stroke="${colour}" stroke-width="${width}"`

/** A piece of the sheet: drawn once on a 32 x 32 grid, used everywhere by its id, a word of the vocabulary. */
export const sym = (id: string, inner: string): string =>
  `<symbol id="${id}" viewBox="0 0 32 32"><g stroke-linejoin="round" stroke-linecap="round">${inner}</g></symbol>`

/** An icon of the interface: one stroke in the colour of the text. */
export const ui = (id: string, d: string, extra = ''): string =>
  `<symbol id="i-${id}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/>${extra}</g></symbol>`

/** Base, outline and light of a coloured piece; signs and numbers stand on it in their own colour. */
export interface Tone {
  readonly base: string
  readonly dark: string
  readonly light: string
}
