import type { Tone } from './symbol.ts'

const CUBES = ['skill', 'persuasion', 'faith', 'knowledge', 'plague'] as const
type Cube = (typeof CUBES)[number]

export const tones: Readonly<Record<Cube, Tone>> = {
  skill: { base: '#e07d1f', dark: '#9c4e0b', light: '#f7a650' },
  persuasion: { base: '#3f9159', dark: '#215c36', light: '#6fbd82' },
  faith: { base: '#80512f', dark: '#4d2d17', light: '#ab7850' },
  knowledge: { base: '#dc629c', dark: '#98356a', light: '#f49ac3' },
  plague: { base: '#34323f', dark: '#17161d', light: '#5a5768' },
}
/** Every influence has a sign of its own. */
export const glyph: Readonly<Record<Cube, (c: Tone) => string>> = {
  skill: () =>
    `<g fill="#fff"><rect x="-6.6" y="-6.6" width="12" height="5.4" rx="1.2"/><path d="M5.2-6.2 7.8-3.9 5.2-1.6Z"/><rect x="-2" y="-2" width="2.9" height="9" rx="1.2"/></g>`,
  persuasion: (c) =>
    `<path d="M-4.2-6.4H4.2A3 3 0 0 1 7.2-3.4V-.2A3 3 0 0 1 4.2 2.8H.6L-3 6.6V2.8H-4.2A3 3 0 0 1-7.2-.2V-3.4A3 3 0 0 1-4.2-6.4Z" fill="#fff"/><g fill="${c.dark}"><circle cx="-3.4" cy="-1.8" r="1.1"/><circle cy="-1.8" r="1.1"/><circle cx="3.4" cy="-1.8" r="1.1"/></g>`,
  faith: () => `<path d="M-1.7-7H1.7V-3.6H5.4V-.4H1.7V7H-1.7V-.4H-5.4V-3.6H-1.7Z" fill="#fff"/>`,
  knowledge: (c) =>
    `<path d="M-8 0Q0-8.4 8 0 0 8.4-8 0Z" fill="#fff"/><circle r="3" fill="${c.dark}"/><circle cx=".9" cy="-.9" r=".9" fill="#fff"/>`,
  plague: (c) =>
    `<path d="M-6-1.2A6 5.8 0 0 1 6-1.2C6 1 4.8 2.2 3.4 2.8V5.2A1.4 1.4 0 0 1 2 6.6H-2A1.4 1.4 0 0 1-3.4 5.2V2.8C-4.8 2.2-6 1-6-1.2Z" fill="#dfe6c8"/><g fill="${c.dark}"><circle cx="-2.6" cy="-.8" r="1.7"/><circle cx="2.6" cy="-.8" r="1.7"/><path d="M0 1 1 3H-1Z"/></g>`,
}
/** Lines on the upper face for those who see no colours, shown with `patterns`. */
const faceLines: Readonly<Record<Cube, string>> = {
  skill: 'M10 10.2 13.6 5.2M15 10.2 18.6 5.2M20 10.2 23.6 5.2',
  persuasion: 'M11 7.8H11.1M16 7.8H16.1M21 7.8H21.1',
  faith: 'M6.4 7.8H26',
  knowledge: 'M10 5.2 11 10M15.4 5.2 16.4 10M20.8 5.2 21.8 10M8 7.6H25',
  plague: '',
}

export function cubeSymbols(): string[] {
  return CUBES.map((id) => {
    const c = tones[id]
    return `<symbol id="${id}" viewBox="0 0 32 32"><g stroke-linejoin="round"><path d="M3 11 8.4 4.6H29.2V21.6L24 28.6H4.2Q3 28.6 3 27.4Z" fill="${c.dark}" stroke="${c.dark}" stroke-width="2.2"/><path d="M4 10.4 8.7 5H28.2L23.6 10.4Z" fill="${c.light}" stroke="${c.light}" stroke-width="1"/><path style="opacity:var(--hatch,0)" d="${faceLines[id]}" fill="none" stroke="${c.dark}" stroke-width="1.8" stroke-linecap="round"/><rect x="3.2" y="11" width="20.6" height="17.6" rx="1.6" fill="${c.base}"/><g transform="translate(13.5 19.8)">${glyph[id](c)}</g></g></symbol>`
  })
}
