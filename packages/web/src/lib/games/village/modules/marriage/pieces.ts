import { COLOURS, PLAYER_COLOURS } from '@chronik/village'
import { glyph, tones } from '#lib/pieces/cubes.ts'
import { st, sym } from '#lib/pieces/symbol.ts'

type Colour = (typeof COLOURS.list)[number]

function side(x: number, y: number, up: boolean, colour: Colour): string {
  const tone = tones[colour]
  const width = 13.6
  const height = width * 0.866
  const [tip, foot] = up ? [y - height * 0.62, y + height * 0.38] : [y + height * 0.62, y - height * 0.38]
  const points = [
    [x, tip],
    [x - width / 2, foot],
    [x + width / 2, foot],
  ]
  return `<path d="M${points.map((point) => point.map((one) => one.toFixed(1)).join(' ')).join('L')}Z" fill="${tone.base}" ${st('#fff6e4', 1)}/><g transform="translate(${x} ${y + (up ? 0.6 : -0.4)}) scale(.34)">${glyph[colour](tone)}</g>`
}

/** The die as its net: all four colours at once. */
const net = `<path d="M16 1.6 31 28.4H1Z" fill="#4a3524" ${st('#4a3524', 2.4)}/>${side(16, 9.6, true, 'persuasion')}${side(8.8, 22.2, true, 'skill')}${side(23.2, 22.2, true, 'knowledge')}${side(16, 20, false, 'faith')}`

/** The die as it fell: a pyramid with the sign; the same marks the rank and the house it sends to. */
function rolled(colour: Colour): string {
  const { base, dark, light } = tones[colour]
  return `<path d="M14 2 30.4 19.6 25.6 29.2 1.6 25.6Z" fill="${dark}" ${st(dark, 2)}/><path d="M14 2.6 1.8 25.4 25.4 29Z" fill="${base}" ${st(light, 1.2)}/><g transform="translate(13.4 20.6) scale(.86)">${glyph[colour](tones[colour])}</g>`
}

const FLOWERS = [
  [9.6, 7.4],
  [12.2, 4.6],
  [16, 3.6],
  [19.8, 4.6],
  [22.4, 7.4],
].map(
  ([x, y], at) =>
    `<circle cx="${x}" cy="${y}" r="2.5" fill="${at % 2 ? '#fff3f7' : '#d8548c'}" stroke="#8a2f5c"/><circle cx="${x}" cy="${y}" r=".8" fill="#f3c24c"/>`,
)

/** She wears a wreath, and a blossom instead of a number. */
const pink = `<path d="M9.4 8C8 14 7.6 18 6.8 22M22.6 8C24 14 24.4 18 25.2 22" ${st('#fbe9f0', 4)}/><path d="M16 12.4C10.6 12.4 8 16.6 6.8 22.6L5.5 28.3C5.2 29.6 6 30.6 7.3 30.6H24.7C26 30.6 26.8 29.6 26.5 28.3L25.2 22.6C24 16.6 21.4 12.4 16 12.4Z" fill="#ec9cbd" ${st('#96416b')}/><path d="M9 22.5C10 17.6 12 14.6 14.8 13.9" fill="none" ${st('#fbd3e2', 1.5)}/><circle cx="16" cy="9.3" r="4.5" fill="#f3cfa2" ${st('#96416b', 1.2)}/><circle cx="14.4" cy="9.6" r=".75" fill="#3b2a20"/><circle cx="17.6" cy="9.6" r=".75" fill="#3b2a20"/>${FLOWERS.join('')}<g transform="translate(16 22.6)"><g fill="#fff6fa" stroke="#96416b" stroke-width=".9">${[0, 72, 144, 216, 288].map((turn) => `<circle transform="rotate(${turn}) translate(0 -3.1)" r="2.3"/>`).join('')}</g><circle r="1.9" fill="#f3c24c" stroke="#96416b" stroke-width=".8"/></g>`

const bread = `<path d="M2.6 20.600C2 12.4 8 6.6 16 6.600S30 12.4 29.4 20.600C29.2 25.6 24.4 27.8 16 27.800S2.8 25.6 2.6 20.600Z" fill="#dd9646" ${st('#6f3d12')}/><path d="M3.2 22.600C7.6 25.4 24.4 25.4 28.8 22.6 28 26 23.6 27.2 16 27.200S4 26 3.2 22.600Z" fill="#a8602a"/><path d="M5.6 17.600C6.8 12.4 10.8 9.2 15.4 9" fill="none" ${st('#f6c98a', 2.2)}/><path d="M10.2 12.800C12.4 15 13.2 18 12.6 21.200M16.8 11.200C19.2 13.6 20 17 19.2 21M23 13.400C25 15.4 25.6 18 25 20.6" fill="none" ${st('#7a4512', 4)}/><path d="M10.2 12.800C12.4 15 13.2 18 12.6 21.200M16.8 11.200C19.2 13.6 20 17 19.2 21M23 13.400C25 15.4 25.6 18 25 20.6" fill="none" ${st('#fdeac4', 2.3)}/>`

const tool = `<path d="M5 5.4 24.6 25" ${st('#4a2c16', 5.8)}/><path d="M5 5.4 17 17.4" ${st('#c98a44', 3)}/><path d="M17.6 18 24.8 25.2" ${st('#b5c0c8', 3)}/><path d="M22.6 27 27 22.6 30 29.800Z" fill="#d5dee3" ${st('#3f4b55', 1.3)}/><path d="M10.4 18.8 27.6 1.8 30.2 7.2 14.8 24.200Z" fill="#cfd9df" ${st('#3f4b55', 1.5)}/><path d="M15.6 23.6 17.4 24.2 17.8 21 20 21.4 20.2 18.2 22.6 18.6 22.6 15.4 25 15.8 25.2 12.6 27.4 12.8 27.6 9.8 30 10 29.8 7.4" fill="#cfd9df" ${st('#3f4b55', 1.3)}/><path d="M12.6 19 26.6 5" ${st('#fff', 1.5)}/><path d="M10 17.6 15.6 23.400C14.6 27.6 10.8 30.6 6.4 30.2 2.6 29.8 1 26.2 3 23 4.6 20.2 7.4 18.6 10 17.600Z" fill="#b8722f" ${st('#4a2c16')}/><path d="M10.2 22.400C8 22.8 6.2 24.2 5.8 26.2 7.8 27 10 25.8 11 23.600Z" fill="#fdf3de" ${st('#4a2c16', 1.2)}/>`

const wedding = `<circle cx="11.4" cy="19.6" r="8.4" fill="none" ${st('#7a5208', 5.2)}/><circle cx="20.6" cy="19.6" r="8.4" fill="none" ${st('#7a5208', 5.2)}/><circle cx="11.4" cy="19.6" r="8.4" fill="none" ${st('#f0b93a', 2.7)}/><path d="M20.6 11.200A8.4 8.4 0 1 1 13.6 24.2" fill="none" ${st('#7a5208', 5.2)}/><path d="M20.6 11.200A8.4 8.4 0 1 1 13.6 24.200M20.6 11.200A8.4 8.4 0 0 0 12.4 17.8" fill="none" ${st('#f7cf62', 2.7)}/><path d="M16 7.600C13.4 5.6 12.4 4 13.2 2.6 14.2 1.2 15.6 1.6 16 2.8 16.4 1.6 17.8 1.2 18.8 2.6 19.6 4 18.6 5.6 16 7.600Z" fill="#cb3a33" ${st('#8c211f', 1.2)}/>`

const bakery = `<path d="M16 13C12 6.4 4.4 7.4 3.4 13.6 2.6 19.4 8.4 24.6 16 24.600S29.4 19.4 28.6 13.600C27.6 7.4 20 6.4 16 13ZM16 13C13.6 17 9.4 22 7 27M16 13C18.4 17 22.6 22 25 27" fill="none" ${st('#6f3d12', 5.8)}/><path d="M16 13C12 6.4 4.4 7.4 3.4 13.6 2.6 19.4 8.4 24.6 16 24.600S29.4 19.4 28.6 13.600C27.6 7.4 20 6.4 16 13ZM16 13C13.6 17 9.4 22 7 27M16 13C18.4 17 22.6 22 25 27" fill="none" ${st('#dd9646', 3.2)}/><g fill="#fff6df"><circle cx="6" cy="12.6" r=".9"/><circle cx="25.6" cy="12.2" r=".9"/><circle cx="12" cy="24" r=".9"/><circle cx="20.6" cy="24" r=".9"/></g>`

const store = `<path d="M5 14H27V29.600H5Z" fill="#f3dfb6" ${st('#5a3817')}/><path d="M8.6 18.400H16V25H8.600Z" fill="#ffd779" ${st('#5a3817', 1.3)}/><path d="M19 29.400V18.400H24.400V29.400Z" fill="#8a5630" ${st('#5a3817', 1.3)}/><path d="M3.4 5H28.600L31 13.400A3.5 3.5 0 0 1 24 13.4 3.5 3.5 0 0 1 19.5 13.4 3.5 3.5 0 0 1 12.5 13.4 3.5 3.5 0 0 1 8 13.4 3.5 3.5 0 0 1 1 13.400Z" fill="#fbf3e0" ${st('#5a3817', 1.5)}/><path d="M3.4 5H9.400L8 13.400A3.5 3.5 0 0 1 1 13.400ZM13.6 5H18.400L19.5 13.400A3.5 3.5 0 0 1 12.5 13.400ZM22.6 5H28.600L31 13.400A3.5 3.5 0 0 1 24 13.400Z" fill="#3f8f7f"/><path d="M3.4 5H28.6" ${st('#5a3817', 2.8)}/>`

const parents = `<path d="M3.6 15.600H28.400L25.8 25H6.200Z" fill="#c58c4c" ${st('#5a3817')}/><path d="M19.6 15.600C20 9.2 23.6 6.8 28.4 7.400V15.600Z" fill="#a8672f" ${st('#5a3817')}/><path d="M4.6 15.600C5.2 12.2 10 11 14 12 17 12.6 19.2 14.2 19.6 15.600Z" fill="#fbf0dc" ${st('#8a7350', 1.3)}/><circle cx="22" cy="13.2" r="3" fill="#f3cfa2" ${st('#8a5f38', 1.1)}/><path d="M4.6 27.800C10.6 31.2 21.4 31.2 27.4 27.8" fill="none" ${st('#5a3817', 2.6)}/><path d="M11 9.400C7.4 6.6 6 4.6 7 2.8 8.4 1 10.4 1.6 11 3.2 11.6 1.6 13.6 1 15 2.8 16 4.6 14.6 6.6 11 9.400Z" fill="#cb3a33" ${st('#8c211f', 1.2)}/>`

const smuggler = `<path d="M12 4.800A4 4 0 0 1 20 4.8" fill="none" ${st('#3f3a4a', 2.2)}/><path d="M9 8.2 11.4 5H20.600L23 8.200Z" fill="#5b5470" ${st('#2a2635')}/><path d="M9.4 8.400H22.600V24.400H9.400Z" fill="#ffd767" ${st('#2a2635')}/><path d="M12 24.400C10.4 18 13 13.8 16 11 19 13.8 21.6 18 20 24.400Z" fill="#ff9a3d"/><path d="M14 24.400C13.4 21 14.6 18.4 16 16.8 17.4 18.4 18.6 21 18 24.400Z" fill="#fff3b8"/><path d="M9.4 8.400V24.400M16 8.400V12M22.6 8.400V24.4" ${st('#2a2635', 1.7)}/><path d="M7.4 24.400H24.600L26 29.600H6Z" fill="#5b5470" ${st('#2a2635')}/>`

/** Members with bread under them: a loaf at the foot, and the number that counts now. */
function raised(): string[] {
  return PLAYER_COLOURS.list.flatMap((colour) =>
    [1, 2, 3, 4].map((number) =>
      sym(
        `meeple-${colour}-${number}-raised`,
        `<use href="#meeple-${colour}-${number}"/><g transform="translate(16.6 19.6) scale(.46)">${bread}</g>`,
      ),
    ),
  )
}

/** Bread, tool, rings, the die, the houses and the pink figures. */
export function marriageSheet(): string {
  return [
    sym('bread', bread),
    sym('tool', tool),
    sym('wedding', wedding),
    sym('bakery', bakery),
    sym('store', store),
    sym('parents', parents),
    sym('smuggler', smuggler),
    sym('meeple-pink', pink),
    sym('wedding-die', net),
    ...COLOURS.list.map((colour) => sym(`wedding-die-${colour}`, rolled(colour))),
    ...raised(),
  ].join('')
}
