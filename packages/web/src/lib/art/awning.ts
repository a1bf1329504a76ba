import { f } from './geometry.ts'

/** Striped market awning seen from the front. */
export const awning = (w: number, c: string, h = 26): string => {
  const n = 6,
    k = w / n
  let s = ''
  for (let i = 0; i < n; i++) {
    s += `<path d="M${f(4 + ((w - 8) / n) * i)} 2H${f(4 + ((w - 8) / n) * (i + 1))}L${f(k * (i + 1))} ${h - 6}A${f(k / 2)} ${f(k / 2)} 0 0 1 ${f(k * i)} ${h - 6}Z" fill="${i % 2 ? '#fbf3e0' : c}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${s}<path d="M4 2H${w - 4}" stroke="#5a3817" stroke-width="3" stroke-linecap="round"/></svg>`
}
