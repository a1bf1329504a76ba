import { f, rng } from './geometry.ts'

function grain(): string {
  const r = rng(5)
  let s = ''
  for (let i = 0; i < 90; i++)
    s += `<circle cx="${f(r() * 160)}" cy="${f(r() * 160)}" r="${f(0.4 + r() * 0.8)}" fill="${r() < 0.5 ? '#fff' : '#4a3a1c'}" opacity="${f(0.1 + r() * 0.12)}"/>`
  return s
}
/** The light of a lit window. */
export const lampLight =
  '<radialGradient id="gLamp"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".95"/><stop offset=".35" stop-color="#ffca5a" stop-opacity=".5"/><stop offset="1" stop-color="#ffb43a" stop-opacity="0"/></radialGradient>'

/** Gradients and the paper grain that scenes share. */
export const defs = `<linearGradient id="gGround" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3d7a0"/><stop offset=".35" stop-color="#bccb8a"/><stop offset="1" stop-color="#a7bd77"/></linearGradient><linearGradient id="gSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f9dfae"/><stop offset="1" stop-color="#e6e7c4"/></linearGradient>${lampLight}<radialGradient id="gGlow"><stop offset="0" stop-color="#fff3b8" stop-opacity=".95"/><stop offset=".55" stop-color="#ffcf4a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc52e" stop-opacity="0"/></radialGradient><pattern id="pGrain" width="160" height="160" patternUnits="userSpaceOnUse">${grain()}</pattern>`
