import { rng } from './geometry.ts'

/** Customer portraits: seeded folk heads, no two alike. */
export function portrait(i: number): string {
  const r = rng(i * 2654435761 + 41)
  r()
  r()
  r()
  const pick = (a: readonly string[]): string => a[Math.floor(r() * a.length)]
  const bg = pick(['#cfe0d8', '#f0d9b0', '#d9d6ea', '#f2cfc0', '#cfdde8', '#e2e2bf']),
    skin = pick(['#f3cfa2', '#e8b98c', '#f7dcba', '#d9a273']),
    hair = pick(['#5a3a22', '#8a5a2e', '#c9953f', '#3b2c24', '#b7b0a6', '#a5492c']),
    cl = pick(['#a5432f', '#3f6f8f', '#5a7f4a', '#8a5a8a', '#b9822c', '#5c6a75']),
    kind = [1, 4, 2, 5, 0, 3, 4, 1, 0, 5, 2, 4][(i * 5 + 3) % 12]
  const hats = [
    `<path d="M12 20C12 8 38 8 38 20Z" fill="${cl}"/><ellipse cx="25" cy="20" rx="17" ry="3.6" fill="${cl}"/>`,
    `<path d="M13 30C9 12 18 8 25 8s16 4 12 22C36 22 34 18 25 18s-11 4-12 12Z" fill="#fbf3e2"/>`,
    `<path d="M14 20C14 12 18 6 32 7c3 3 4 8 4 13Z" fill="${cl}"/><path d="M33 8q7-4 9 2-5 0-8 4Z" fill="#e9b23a"/>`,
    `<path d="M14 22C12 10 20 8 25 8s13 2 11 14C33 16 18 16 14 22Z" fill="${hair}"/>`,
    `<path d="M13 34C8 14 17 8 25 8s17 6 12 26C36 20 34 17 25 17s-11 3-12 17Z" fill="${hair}"/><circle cx="25" cy="7" r="4.6" fill="${hair}"/>`,
    `<path d="M12 32C8 12 16 7 25 7s17 5 13 25C37 20 33 17 25 17s-12 3-13 15Z" fill="${cl}"/>`,
  ]
  const beard =
    (kind === 0 || kind === 3) && r() < 0.7
      ? `<path d="M16 27C17 38 33 38 34 27 32 31 29 30 25 30S18 31 16 27Z" fill="${hair}"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 2 50 37" preserveAspectRatio="xMidYMin slice"><rect width="50" height="46" fill="${bg}"/><circle cx="25" cy="26" r="19" fill="#fff" opacity=".3"/><path d="M6 46C7 38 14 35.6 25 35.6S43 38 44 46Z" fill="${cl}"/><path d="M20 34h10v4q-5 4-10 0Z" fill="${skin}"/>${kind === 4 ? hats[4] : ''}<ellipse cx="25" cy="25" rx="9.6" ry="11" fill="${skin}"/><circle cx="21.4" cy="24.6" r="1.25" fill="#3b2a20"/><circle cx="28.6" cy="24.6" r="1.25" fill="#3b2a20"/><circle cx="18.8" cy="28.4" r="2" fill="#e0795c" opacity=".35"/><circle cx="31.2" cy="28.4" r="2" fill="#e0795c" opacity=".35"/><path d="M22.4 30.4q2.6 2 5.2 0" stroke="#8a4a34" stroke-width="1.4" fill="none" stroke-linecap="round"/>${beard}${hats[kind]}</svg>`
}
