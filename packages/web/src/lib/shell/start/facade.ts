import { f, rng } from '../../art/geometry.ts'
import { pal, type Roof } from '../../art/palette.ts'

export const DOORS = ['play', 'screen', 'online'] as const
export type Door = (typeof DOORS)[number]

/** `tall` stands beside others on a wide screen, `slim` on a tablet, `low` takes the width of a phone. */
export const CUTS = ['tall', 'slim', 'low'] as const
export type Cut = (typeof CUTS)[number]

interface Plan {
  readonly width: number
  readonly height: number
  /** Where the roof meets the walls. */
  readonly eaves: number
  readonly sign: number | null
  readonly beam: number
  readonly doorWidth: number
  readonly arch: number
}

const PLANS: { readonly [cut in Cut]: Plan } = {
  tall: { width: 384, height: 410, eaves: 138, sign: 88, beam: 128, doorWidth: 112, arch: 262 },
  slim: { width: 308, height: 400, eaves: 120, sign: 78, beam: 112, doorWidth: 76, arch: 236 },
  low: { width: 358, height: 276, eaves: 62, sign: null, beam: 50, doorWidth: 84, arch: 168 },
}

interface Paint {
  readonly roof: Roof
  readonly wall: string
  readonly leaf: string
  readonly accent: string
  readonly seed: number
}

const PAINTS: { readonly [door in Door]: Paint } = {
  play: { roof: pal.tile, wall: pal.wall[0], leaf: '#2f7a63', accent: '#1e6a58', seed: 640 },
  screen: { roof: pal.thatch, wall: pal.plaster[0], leaf: '#b0472f', accent: '#9c3b27', seed: 647 },
  online: { roof: pal.slate, wall: pal.wall[0], leaf: '#37629a', accent: '#2b568f', seed: 654 },
}

const BEAM = '#6d452b'
/** Room above the walls for the ridge and its ball. */
const ABOVE = 22
const BESIDE = 14

/** The front of a house with its door ajar: one of the three ways into a match. */
export function facade(door: Door, cut: Cut): string {
  const plan = PLANS[cut]
  const paint = PAINTS[door]
  const { width, height } = plan
  const chance = rng(paint.seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BESIDE} ${-ABOVE} ${width + 2 * BESIDE} ${height + ABOVE}">${[
    walls(plan, paint.wall, chance),
    timber(plan),
    sign(plan, paint.accent),
    titleBeam(plan),
    entrance(plan, paint.leaf),
    roof(plan, paint.roof, chance),
  ].join('')}</svg>`
}

function bar(d: string, width = 7): string {
  return `<path d="${d}" stroke="${BEAM}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`
}

function walls({ width: W, height: H, eaves }: Plan, wall: string, chance: () => number): string {
  const foot = `V${H - 4}Q${W - 14} ${H} ${W - 18} ${H}H18Q14 ${H} 14 ${H - 4}Z`
  let stones = ''
  for (let x = 18; x < W - 40; x += 35) {
    stones += `<rect x="${f(x + chance() * 6)}" y="${H - 17 + (x % 2) * 5}" width="${f(22 + chance() * 8)}" height="7" rx="3" fill="#a2957f"/>`
  }
  return `<path d="M14 ${H - 4}V${eaves}L${W / 2} 22 ${W - 14} ${eaves}${foot}" fill="${wall}"/><path d="M14 ${H - 20}H${W - 14}${foot}" fill="#b8ab97"/>${stones}`
}

function timber({ width: W, height: H, beam, doorWidth, sign: signY }: Plan): string {
  const middle = W / 2
  const gable =
    signY === null
      ? ''
      : bar(`M${middle - 88} ${beam - 2}V${signY - 6}M${middle + 88} ${beam - 2}V${signY - 6}`) +
        bar(
          `M${middle - 122} ${beam + 2}L${middle - 42} ${signY - 36}M${middle + 122} ${beam + 2}L${middle + 42} ${signY - 36}`,
          5,
        ) +
        bar(`M${middle - 92} ${signY - 4}H${middle + 92}`, 6)
  const posts = bar(`M20 ${beam + 50}V${H - 20}M${W - 20} ${beam + 50}V${H - 20}`, 8)
  return gable + posts + bar(`M${doorWidth + 46} ${beam + 52}V${H - 22}`, 5)
}

function sign({ width: W, sign: y }: Plan, accent: string): string {
  if (y === null) return ''
  return `<circle cx="${W / 2}" cy="${y}" r="34" fill="#fff3d6" stroke="${BEAM}" stroke-width="6"/><circle cx="${W / 2}" cy="${y}" r="27" fill="none" stroke="${accent}" stroke-width="2.5"/>`
}

function titleBeam({ width: W, beam: y }: Plan): string {
  return `<rect x="6" y="${y}" width="${W - 12}" height="48" rx="10" fill="#54331f"/><rect x="6" y="${y}" width="${W - 12}" height="42" rx="10" fill="${BEAM}"/><path d="M22 ${y + 12}h70M${W - 100} ${y + 32}h80M30 ${y + 30}h36M${W - 84} ${y + 11}h52" stroke="#805536" stroke-width="2.5" stroke-linecap="round"/>`
}

/** Light from inside, the frame, and the leaf ajar. */
function entrance({ height: H, doorWidth: w, arch }: Plan, leaf: string): string {
  const [left, ground, r] = [36, H - 22, w / 2]
  const right = left + w
  const open = (inset: number, fill: string) => {
    const radius = r - inset
    return `<path d="M${left + inset} ${ground}V${arch + inset * 0.4}A${radius} ${radius + 2} 0 0 1 ${right - inset} ${arch + inset * 0.4}V${ground}Z" fill="${fill}"/>`
  }
  const x = left + 8
  const knob = arch + (ground - arch) * 0.42
  return `${open(0, '#4f321f')}${open(8, '#ffd36e')}${open(16, '#ffe7a6')}<ellipse cx="${left + r}" cy="${arch + 28}" rx="${r * 0.6}" ry="${Math.min(44, (ground - arch) * 0.36)}" fill="#fff6d4" opacity=".8"/><path d="M${x} ${ground}V${arch + 2}C${x} ${arch - 22} ${x + 10} ${arch - r * 0.68} ${x + 24} ${arch - r * 0.8}V${ground + 8}Z" fill="${leaf}" stroke="#4f321f" stroke-width="3" stroke-linejoin="round"/><path d="M${x + 9} ${ground + 2}V${arch - 24}M${x + 17} ${ground + 4}V${arch - r * 0.6}" stroke="#00000033" stroke-width="2"/><circle cx="${x + 19}" cy="${knob}" r="3.4" fill="#f3c95e"/><path d="M${left} ${ground}H${right}L${right + 18} ${H}H${left - 18}Z" fill="#ffdf94" opacity=".75"/>`
}

/** Two slopes of scallops under a ridge with a golden ball. */
function roof({ width: W, eaves }: Plan, [colour, shade, light]: Roof, chance: () => number): string {
  const top = W / 2
  const low = eaves - 8
  const tones = [colour, light, colour, shade]
  const slope = (toX: number) => {
    const count = Math.round(Math.hypot(top, low) / 15.4)
    const [dx, dy] = [(toX - top) / count, (low - 2) / count]
    const length = Math.hypot(dx, dy)
    const side = toX > top ? 1 : -1
    const [nx, ny] = [(-dy / length) * side, (dx / length) * side]
    let scallops = ''
    for (let row = 2; row >= 0; row--) {
      for (let i = count - 1; i >= 0; i--) {
        const along = i + (row % 2) * 0.5
        if (along > count - 0.9 && row % 2 === 1) continue
        const out = row * 9 - 12
        const cx = top + dx * (along + 0.5) + nx * out
        const cy = 2 + dy * (along + 0.5) + Math.abs(ny) * out
        const tone = tones[Math.floor(chance() * tones.length)]
        scallops += `<circle cx="${f(cx)}" cy="${f(cy)}" r="9.6" fill="${tone}" stroke="${shade}" stroke-width="1.6"/>`
      }
    }
    return scallops
  }
  const edge = (y: number, stroke: string, width: number) =>
    `<path d="M${top} ${y}L10 ${eaves + y - 19}M${top} ${y}L${W - 10} ${eaves + y - 19}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
  return `<path d="M${top} -6L-8 ${eaves - 12} 8 ${eaves + 10} ${top} 28 ${W - 8} ${eaves + 10} ${W + 8} ${eaves - 12}Z" fill="${shade}" stroke="${shade}" stroke-width="10" stroke-linejoin="round"/>${slope(-2)}${slope(W + 2)}${edge(30, '#54331f', 9)}${edge(26, '#8a5a33', 3)}<circle cx="${top}" cy="-8" r="10" fill="#f0b93a" stroke="#9a6a10" stroke-width="2.5"/>`
}
