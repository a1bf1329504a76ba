/** Light and shaded side of walls; colour, shade and light of roofs. */
type Walls = readonly [light: string, shade: string]
type Roof = readonly [colour: string, shade: string, light: string]

export type { Roof, Walls }

export const pal = {
  wall: ['#f8e9c9', '#e2c79a'],
  ochre: ['#efc987', '#d3a25f'],
  rose: ['#f0c9ac', '#d29c7c'],
  stone: ['#d9d2c3', '#b1a898'],
  plaster: ['#fbf1dd', '#e5d2ad'],
  sage: ['#dfe3c4', '#b9c09a'],
  timber: '#6d452b',
  timberD: '#54331f',
  tile: ['#c8603f', '#a5472f', '#dd8060'],
  tile2: ['#b24b3a', '#8e362b', '#cb6a55'],
  slate: ['#5d7688', '#465b6c', '#7d95a5'],
  thatch: ['#d3a55a', '#aa7d3a', '#e6c078'],
  moss: ['#7f8f58', '#61703f', '#9bab73'],
  plum: ['#85546a', '#673e52', '#a0728a'],
  window: '#ffd779',
  windowHot: '#fff0b8',
  frame: '#6d452b',
} as const
