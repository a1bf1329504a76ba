import { f, pt, rng } from '../../../art/geometry.ts'
import { candle } from '../../../art/props.ts'

/** Steps of the nave: [x, y] of the front edge of step 1-4; step 4 ends at x5. */
export const nave = { x: [420, 600, 780, 960, 1140], y: [556, 508, 460, 412], dx: 26, dy: -22, floor: 622 }
const glass = (x: number, y: number, w: number, h: number, seed: number): string => {
  const r = rng(seed),
    col = ['#7fa9b8', '#e3b45c', '#c97f6a', '#9db786', '#f0d79a', '#8b86b0', '#e9c9a0'],
    id = `w${seed}`
  let panes = ''
  const nx = 3,
    ny = 6
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const a = x - w / 2 + (i * w) / nx,
        b = y + (j * h) / ny,
        q = w / nx,
        t = h / ny,
        c = col[Math.floor(r() * col.length)],
        c2 = col[Math.floor(r() * col.length)]
      panes +=
        (i + j) % 2
          ? `<path d="M${pt(a, b)}h${f(q)}v${f(t)}h${f(-q)}Z" fill="${c}"/><circle cx="${f(a + q / 2)}" cy="${f(b + t / 2)}" r="${f(q * 0.3)}" fill="${c2}"/>`
          : `<path d="M${pt(a, b)}h${f(q)}v${f(t)}Z" fill="${c}"/><path d="M${pt(a, b)}v${f(t)}h${f(q)}Z" fill="${c2}"/>`
    }
  const arch = `M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`
  let lead = ''
  for (let i = 1; i < nx; i++) lead += `M${f(x - w / 2 + (i * w) / nx)} ${y}V${y + h}`
  for (let j = 1; j < ny; j++) lead += `M${x - w / 2} ${f(y + (j * h) / ny)}h${w}`
  return `<clipPath id="${id}"><path d="${arch}"/></clipPath><path d="${arch}" fill="#b39a6e" stroke="#b39a6e" stroke-width="16" stroke-linejoin="round"/><path d="${arch}" fill="#fff3cf" stroke="#8a744f" stroke-width="5"/><g clip-path="url(#${id})">${panes}<rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" fill="#fff8dd" opacity=".34"/><path d="${lead}" stroke="#6b5a3c" stroke-width="2.2" opacity=".8"/></g>`
}
const rose = (x: number, y: number, r: number): string => {
  const col = ['#7fa9b8', '#e3b45c', '#c97f6a', '#9db786']
  let s = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283,
      b = ((i + 1) / 12) * 6.283,
      p = (q: number, k: number): string => pt(x + Math.cos(q) * r * k, y + Math.sin(q) * r * k)
    s += `<path d="M${p(a, 0.3)}L${p(a, 0.94)}A${f(r * 0.94)} ${f(r * 0.94)} 0 0 1 ${p(b, 0.94)}L${p(b, 0.3)}Z" fill="${col[i % 4]}"/><circle cx="${f(x + Math.cos((a + b) / 2) * r * 0.68)}" cy="${f(y + Math.sin((a + b) / 2) * r * 0.68)}" r="${f(r * 0.13)}" fill="${col[(i + 2) % 4]}"/><path d="M${p(a, 0.3)}L${p(a, 0.94)}" stroke="#6b5a3c" stroke-width="2.4"/>`
  }
  return `<circle cx="${x}" cy="${y}" r="${r + 10}" fill="#b39a6e"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff3cf" stroke="#8a744f" stroke-width="5"/>${s}<circle cx="${x}" cy="${y}" r="${r}" fill="#fff8dd" opacity=".3"/><circle cx="${x}" cy="${y}" r="${f(r * 0.3)}" fill="#f6dc94" stroke="#6b5a3c" stroke-width="2.4"/><path d="M${x} ${f(y - r * 0.18)}V${f(y + r * 0.18)}M${f(x - r * 0.12)} ${f(y - r * 0.05)}H${f(x + r * 0.12)}" stroke="#8a4a34" stroke-width="4" stroke-linecap="round"/>`
}
/** Inside the church: light from the left, four stone steps up to the altar. */
export function naveScene(): string {
  const { x, y, dx, dy, floor } = nave,
    r = rng(8)
  let s = `<defs><linearGradient id="nWall" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#efdfba"/><stop offset="1" stop-color="#cdb185"/></linearGradient><linearGradient id="nBeam" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff6d4" stop-opacity=".75"/><stop offset="1" stop-color="#fff6d4" stop-opacity="0"/></linearGradient><linearGradient id="nFront" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3bd93"/><stop offset="1" stop-color="#bda373"/></linearGradient></defs><rect x="-900" y="-500" width="3240" height="2100" fill="#d8c093"/><rect x="-900" width="3240" height="900" fill="url(#nWall)"/>`
  // masonry hints
  let mas = ''
  for (let i = 0; i < 130; i++) {
    const a = r() * 1440,
      b = 90 + r() * 480
    mas += `M${pt(a, b)}h${f(14 + r() * 26)}`
  }
  s += `<path d="${mas}" stroke="#cdb58a" stroke-width="5" stroke-linecap="round" opacity=".4"/>`
  // arcade
  for (const [a, b] of [
    [-20, 404],
    [404, 800],
    [800, 1196],
  ]) {
    const w = b - a
    s += `<path d="M${a + 22} 640V270A${w / 2 - 22} ${w / 2 - 40} 0 0 1 ${b - 22} 270V640Z" fill="#cfb688" opacity=".5"/><path d="M${a + 30} 640V274A${w / 2 - 30} ${w / 2 - 48} 0 0 1 ${b - 30} 274V640Z" fill="#e6d2a8"/>`
  }
  s +=
    glass(120, 150, 84, 250, 3) +
    glass(270, 150, 84, 250, 5) +
    glass(520, 140, 92, 240, 7) +
    glass(676, 140, 92, 240, 9) +
    glass(884, 166, 84, 206, 11) +
    rose(1062, 226, 70)
  for (const cx of [404, 800, 1178])
    s += `<path d="M${cx - 22} 640V250H${cx + 22}V640Z" fill="#e9d8b4"/><path d="M${cx + 5} 640V250H${cx + 22}V640Z" fill="#c9b188"/><path d="M${cx - 32} 250H${cx + 32}L${cx + 24} 270H${cx - 24}Z" fill="#f4e7ca"/><path d="M${cx - 36} 236H${cx + 36}V252H${cx - 36}Z" fill="#dcc59a"/>`
  // hangings on the pillars
  const cloth = (x: number, y: number, c: string, d: string): string =>
    `<path d="M${x - 20} ${y}H${x + 20}" stroke="#6d452b" stroke-width="5" stroke-linecap="round"/><path d="M${x - 17} ${y + 2}H${x + 17}V${y + 110}L${x} ${y + 128}L${x - 17} ${y + 110}Z" fill="${c}"/><path d="M${x + 5} ${y + 2}H${x + 17}V${y + 110}L${x + 5} ${y + 122}Z" fill="#2a1a10" opacity=".16"/><path d="M${x - 12} ${y + 8}V${y + 106}M${x + 12} ${y + 8}V${y + 106}" stroke="#f0d79a" stroke-width="2"/><path d="M${x} ${y + 26}l8 12-8 12-8-12ZM${x} ${y + 62}l8 12-8 12-8-12Z" fill="${d}"/>`
  s += cloth(404, 284, '#a5432f', '#f0d79a') + cloth(800, 284, '#3f6f6a', '#f0d79a')
  // beams
  for (const [a, w] of [
    [78, 84],
    [228, 84],
    [474, 92],
    [630, 92],
    [842, 84],
  ])
    s += `<path d="M${a} 160H${a + w}L${a + w + 300} 640H${a + 170}Z" fill="url(#nBeam)" opacity=".7"/>`
  // floor
  s += `<path d="M-900 560H2340V1600H-900Z" fill="#d8c296"/>`
  let tl = ''
  for (let i = -40; i < 70; i++) tl += `M${i * 46} 560L${i * 46 - 420} 900M${i * 46} 560L${i * 46 + 420} 900`
  s += `<path d="${tl}" stroke="#c4aa78" stroke-width="2" opacity=".55"/><path d="M-900 560H2340" stroke="#b89c68" stroke-width="3" opacity=".6"/>`
  // steps, far to near
  s += `<ellipse cx="800" cy="${floor + 6}" rx="420" ry="16" fill="#4a3a20" opacity=".22"/>`
  for (let i = 3; i >= 0; i--) {
    const a = x[i],
      b = x[i + 1],
      t = y[i]
    s += `<path d="M${pt(a, t)}L${pt(b, t)}L${pt(b + dx, t + dy)}L${pt(a + dx, t + dy)}Z" fill="#f3e7cc"/><path d="M${pt(a + dx, t + dy)}L${pt(b + dx, t + dy)}" stroke="#d9c49a" stroke-width="2"/>`
    if (i === 3)
      s += `<path d="M${pt(b, t)}L${pt(b + dx, t + dy)}L${pt(b + dx, floor + dy)}L${pt(b, floor)}Z" fill="#a98e5f"/>`
    s += `<path d="M${pt(a, t)}H${b}V${floor}H${a}Z" fill="url(#nFront)"/>`
    const ly = i ? y[i - 1] : floor
    s += `<path d="M${pt(a, t)}L${pt(a + dx, t + dy)}L${pt(a + dx, ly + dy)}L${pt(a, ly)}Z" fill="#fbf2dc"/>`
    let br = ''
    for (let q = t + 22, k = 0; q < floor; q += 24, k++)
      br +=
        `M${a} ${q}H${b}` + `M${a + 46 + (k % 2) * 40} ${q - 24}v24M${a + 130 + (k % 2) * 30} ${q - 24}v24`
    s += `<path d="${br}" stroke="#a98e5f" stroke-width="1.6" opacity=".5"/><path d="M${a} ${t}H${b}" stroke="#fff6df" stroke-width="4"/><path d="M${a} ${t + 4}H${b}" stroke="#9a8053" stroke-width="1.5" opacity=".6"/>`
  }
  // altar on the fourth step
  const ax = 1076,
    ay = y[3] - 16
  s +=
    `<ellipse cx="${ax + 10}" cy="${ay + 2}" rx="78" ry="9" fill="#4a3a20" opacity=".22"/><path d="M${ax - 58} ${ay - 46}H${ax + 58}V${ay}H${ax - 58}Z" fill="#cdb68b"/><path d="M${ax + 20} ${ay - 46}H${ax + 58}V${ay}H${ax + 20}Z" fill="#b39a6b"/><path d="M${ax - 66} ${ay - 56}H${ax + 66}V${ay - 44}H${ax - 66}Z" fill="#fbf3e0"/><path d="M${ax - 50} ${ay - 44}H${ax + 50}V${ay - 20}L${ax + 33} ${ay - 12}L${ax + 16} ${ay - 20}L${ax} ${ay - 12}L${ax - 16} ${ay - 20}L${ax - 33} ${ay - 12}L${ax - 50} ${ay - 20}Z" fill="#fff8ea"/><path d="M${ax - 50} ${ay - 20}L${ax - 33} ${ay - 12}L${ax - 16} ${ay - 20}L${ax} ${ay - 12}L${ax + 16} ${ay - 20}L${ax + 33} ${ay - 12}L${ax + 50} ${ay - 20}" fill="none" stroke="#b24b3a" stroke-width="2.5"/><path d="M${ax} ${ay - 56}V${ay - 100}M${ax - 13} ${ay - 86}H${ax + 13}" stroke="#b5780f" stroke-width="6" stroke-linecap="round"/><path d="M${ax - 14} ${ay - 56}H${ax + 14}" stroke="#8a5a0e" stroke-width="5" stroke-linecap="round"/>` +
    candle(ax - 42, ay - 56, 24) +
    candle(ax + 42, ay - 56, 24)
  s += candle(404, floor - 4, 56, 1.1) + candle(1178, floor - 20, 50, 1.1)
  return s
}
