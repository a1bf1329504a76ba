import { B } from '#lib/art/buildings.ts'
import { castle, tower } from '#lib/art/castle.ts'
import { bush, tree } from '#lib/art/flora.ts'
import { C, f, S } from '#lib/art/geometry.ts'
import { door, house, win, windowsRow } from '#lib/art/house.ts'
import { pal, type Roof } from '#lib/art/palette.ts'

/** Something drawn around its own foot, moved to a place. */
export const put = (x: number, y: number, k: number, drawn: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">${drawn}</g>`

const barrel = (x: number, y: number, k = 1): string =>
  put(
    x,
    y,
    k,
    `<ellipse cx="2" cy="1" rx="8" ry="2.6" fill="#3a3f2a" opacity=".2"/><path d="M-6 0C-7.6-5-7.6-9-6-14H6C7.6-9 7.6-5 6 0Q0 2-6 0Z" fill="#b27a3d"/><path d="M2 1C3.6-5 3.6-9 2-14H6C7.6-9 7.6-5 6 0Z" fill="#8a5520"/><ellipse cy="-14" rx="6" ry="2" fill="#d9a763"/><path d="M-6.9-10.5H6.9M-6.9-3.5H6.9" stroke="#5b636a" stroke-width="1.7"/>`,
  )
const sack = (x: number, y: number, k = 1): string =>
  put(
    x,
    y,
    k,
    `<path d="M-6 0C-8-6-5-10-2-11L-3-14H3L2-11C5-10 8-6 6 0Q0 2-6 0Z" fill="#dcb47a" stroke="#8a6236" stroke-width="1.2"/>`,
  )
const notice = (x: number, y: number, k = 1): string =>
  put(
    x,
    y,
    k,
    `<path d="M-10 0V-22M10 0V-22" stroke="#6d452b" stroke-width="3" stroke-linecap="round"/><rect x="-13" y="-24" width="26" height="15" rx="2" fill="#a8723e" stroke="#54331f" stroke-width="1.6"/><rect x="-9" y="-21" width="7" height="9" fill="#fbeecb"/><rect x="1" y="-20" width="7" height="7" fill="#fffaf0"/>`,
  )

const CHURCH_ROOFS = { abbey: pal.slate, salvation: pal.tile2, trade: pal.plum, mission: pal.moss }
const HALL_SIGNS = { guild: '#8d6fb0', finance: '#f5c54a', area: '#5d7688', population: '#7f8f58' }

const church = (roof: Roof): string =>
  house({
    x: 26,
    y: 0,
    w: 92,
    d: 50,
    h: 40,
    rh: 44,
    walls: pal.plaster,
    timber: false,
    roof,
    chimney: 0,
    seed: 4,
    long: windowsRow(3, 92, 9, 10, 22, { arch: true }),
  }) +
  tower({
    x: 4,
    y: 14,
    w: 34,
    h: 104,
    rh: 64,
    roof,
    left: `${win(11, 18, 11, 18, { arch: true })}<circle cx="17" cy="56" r="7.5" fill="#fdf6e2" stroke="#6d452b" stroke-width="2"/><path d="M17 56v-4.6M17 56l3 2" stroke="#6d452b" stroke-width="1.5" stroke-linecap="round"/>${door(10, 104, 14, 24, '#7a4a2a')}`,
    right: win(12, 18, 10, 18, { arch: true }) + win(13, 56, 8, 16, { arch: true }),
  })

const hall = (sign: string): string =>
  `${B.hall(0, 0, 1)}<g transform="translate(-52 -66)"><path d="M-4-10h14" stroke="#54331f" stroke-width="2.4"/><path d="M0-9h13v15l-6.5 4-6.5-4Z" fill="${sign}" stroke="#3a241a" stroke-width="1.3"/></g>`

/** The main house carries the colour of its owner. */
export const mainHouse = (c: string): string =>
  house({
    x: 0,
    y: 0,
    w: 84,
    d: 60,
    h: 44,
    rh: 44,
    walls: pal.wall,
    roof: pal.tile,
    seed: 71,
    chimney: 0.72,
    smoke: true,
    gable: windowsRow(2, 60, 8, 9, 12, { shutter: c }) + win(24, -22, 12, 13) + door(23, 44, 15, 23, c),
    long: `${windowsRow(3, 84, 9, 11, 13, { flowers: c })}<path d="M8 44V33H24V44Z" fill="#7c5a3a"/>`,
  }) +
  `<path d="M-16 9L-32 1-26-3-8 6Z" fill="#c9bda8"/><path d="M-16 9L-32 1V5L-16 13Z" fill="#a2957f"/><path d="M-62-44V-92" stroke="#6d452b" stroke-width="2.6" stroke-linecap="round"/><path d="M-62-90c7-4 12 3 20-1v15c-8 4-13-3-20 1Z" fill="${c}" stroke="#3a241a" stroke-width="1"/>`

const chapel = (): string =>
  `${house({
    x: 0,
    y: 0,
    w: 44,
    d: 36,
    h: 28,
    rh: 30,
    walls: pal.plaster,
    timber: false,
    roof: pal.tile2,
    seed: 14,
    chimney: 0,
    gable:
      door(12, 28, 12, 20, '#7a4a2a') +
      `<circle cx="18" cy="-8" r="5" fill="#7fb6d6" stroke="#6d452b" stroke-width="1.5"/>`,
    long: windowsRow(2, 44, 7, 8, 15, { arch: true }),
  })}<path d="M-16-74v-14M-21-83h10" stroke="#f0b93a" stroke-width="2.6" stroke-linecap="round"/>`

/** Buildings and places that only My Village has, each drawn around its foot. */
export const BUILDINGS = {
  stable: () => B.stables(0, 0),
  brewery: () =>
    house({
      x: 0,
      y: 0,
      w: 56,
      d: 44,
      h: 36,
      rh: 32,
      walls: pal.ochre,
      roof: pal.tile2,
      seed: 83,
      chimney: 0.3,
      smoke: true,
      gable:
        `<path d="M9 36V19A13 11 0 0 1 35 19V36Z" fill="#54331f"/><path d="M12 36V21A10 9 0 0 1 32 21V36Z" fill="#7a4a2a"/><ellipse cx="22" cy="31" rx="8" ry="5.5" fill="#d98a4a"/><path d="M14 30A8 8 0 0 1 30 30Z" fill="#eeb079"/><path d="M22 22V16" stroke="#d98a4a" stroke-width="3"/>` +
        win(17, -15, 10, 10),
      long: windowsRow(2, 56, 9, 10, 12, { flowers: '#e9b23a' }),
    }) +
    barrel(-44, 2, 0.8) +
    barrel(-33, 8, 0.95) +
    `<g transform="translate(-44 -32)"><path d="M0-8h14" stroke="#54331f" stroke-width="2"/><circle cx="12" cy="0" r="7" fill="#fbf0d5" stroke="#6d452b" stroke-width="1.5"/><path d="M9-2.5h5l-.4 6h-4.2ZM14-1c3 0 3 3 0 3" fill="#e0a02c" stroke="#6d452b" stroke-width="1.1"/></g>`,
  smithy: () => B.smithy(0, 0),
  scriptorium: () => B.scriptorium(0, 0),
  cartwright: () => B.wainwright(0, 0),
  school: () =>
    house({
      x: 0,
      y: 0,
      w: 46,
      d: 40,
      h: 28,
      rh: 26,
      walls: pal.plaster,
      roof: pal.slate,
      seed: 93,
      chimney: 0,
      gable:
        door(14, 28, 12, 19, '#37629a') +
        `<circle cx="20" cy="-9" r="4.6" fill="#fdf6e2" stroke="#6d452b" stroke-width="1.4"/>`,
      long:
        `<rect x="6" y="8" width="16" height="11" rx="1" fill="#3c4a44" stroke="#8a5a33" stroke-width="1.8"/><path d="M9 16l3-5 3 5 3-4" stroke="#f4eede" stroke-width="1.2" fill="none"/>` +
        win(29, 8, 10, 11),
    }) +
    tower({
      x: 6,
      y: -50,
      w: 9,
      h: 13,
      rh: 15,
      walls: pal.plaster,
      roof: pal.tile,
      cross: false,
      left: '<path d="M2.5 11V6A2 2 0 0 1 6.5 6V11Z" fill="#f0b93a"/>',
      right: '<path d="M2.5 11V6A2 2 0 0 1 6.5 6V11Z" fill="#c98f1c"/>',
    }),
  barn: () =>
    house({
      x: 0,
      y: 0,
      w: 48,
      d: 46,
      h: 28,
      rh: 30,
      walls: pal.rose,
      roof: pal.thatch,
      style: 'thatch',
      seed: 97,
      chimney: 0,
      gable: `<path d="M9 28V9H37V28Z" fill="#7a4a2a" stroke="#54331f" stroke-width="1.6"/><path d="M9 9L23 28M23 9V28M37 9L23 28" stroke="#e8cfa0" stroke-width="1.5"/><circle cx="23" cy="-9" r="6.5" fill="#f5c54a" stroke="#9a6a10" stroke-width="1.6"/><path d="M19.5-6.5V-11l2 1.6L23-12.5l1.5 3.1L26.5-11v4.5Z" fill="#9a6a10"/>`,
      long: [6, 27].map((a) => `<path d="M${a} 28V13A7 7 0 0 1 ${a + 14} 13V28Z" fill="#5b3a22"/>`).join(''),
    }) +
    sack(-48, 0, 0.9) +
    sack(-38, 5, 1),
  steward: () =>
    house({
      x: 0,
      y: 0,
      w: 40,
      d: 50,
      h: 30,
      rh: 30,
      walls: pal.wall,
      roof: pal.slate,
      seed: 99,
      chimney: 0.8,
      gable:
        `<path d="M5 30V13H45V30Z" fill="#54331f"/><path d="M7 30V22H43V30Z" fill="#b27a3d"/><path d="M3 8H47L50 17H0Z" fill="#3d78b0"/><path d="M9.3 8H15.6L14 17H7ZM21.8 8H28.2L28.6 17H21.4ZM34.4 8H40.7L43 17H36Z" fill="#fbf3e0"/>` +
        win(20, -14, 10, 10),
      long: win(8, 9, 9, 11) + win(24, 9, 9, 11),
    }) +
    sack(-46, 8, 0.9) +
    barrel(-36, 14, 0.7),
  'meeting-place': () =>
    `<ellipse cx="0" cy="-2" rx="52" ry="22" fill="#c9ad74"/><ellipse cx="0" cy="-4" rx="50" ry="20" fill="#e6d2a2"/><g fill="none" stroke="#cfb37a" stroke-width="1.8"><ellipse cx="0" cy="-4" rx="38" ry="15"/><ellipse cx="0" cy="-4" rx="24" ry="9"/></g>${tree(0, -2, 26, 0, 5)}${[
      [-38, -4],
      [36, -6],
      [-20, 9],
      [20, 8],
    ]
      .map(
        ([a, b]) =>
          `<path d="M${a - 9} ${b}h18l2 3h-22Z" fill="#a8723e"/><path d="M${a - 7} ${b + 3}v4M${a + 7} ${b + 3}v4" stroke="#6d452b" stroke-width="2.2"/>`,
      )
      .join('')}${notice(42, -16, 0.8)}`,
  'church-salvation': () => church(CHURCH_ROOFS.salvation),
  'church-abbey': () => church(CHURCH_ROOFS.abbey),
  'church-trade': () => church(CHURCH_ROOFS.trade),
  'church-mission': () => church(CHURCH_ROOFS.mission),
  'hall-finance': () => hall(HALL_SIGNS.finance),
  'hall-guild': () => hall(HALL_SIGNS.guild),
  'hall-area': () => hall(HALL_SIGNS.area),
  'hall-population': () => hall(HALL_SIGNS.population),
  'travel-a': () =>
    B.small(-2, 0, 0.74, pal.tile, pal.ochre, false, 3) + tree(-34, 0, 9, 0, 3) + bush(36, -4, 6),
  'travel-b': () =>
    B.small(-20, -8, 0.6, pal.thatch, pal.wall, false, 8) +
    tower({
      x: 22,
      y: -2,
      w: 13,
      h: 38,
      rh: 22,
      walls: pal.stone,
      cross: false,
      left: win(3.5, 8, 6, 9, { arch: true }),
    }) +
    B.small(4, 2, 0.58, pal.plum, pal.plaster, true, 9),
  'travel-c': () => castle(0, 0, 1, 0.95),
  'travel-d': () => put(-4, 0, 0.7, chapel()) + tree(34, 0, 10, 3, 4) + tree(-38, -2, 8, 1, 4),
  'travel-e': () => castle(0, 0, 5, 1.05),
} as const
export type BuildingName = keyof typeof BUILDINGS

/** A building plot that nobody has used yet. */
export const plot = (w = 44, d = 36): string =>
  `<path d="M0 2L${f(w * C)} ${f(-w * S + 2)}L${f((w - d) * C)} ${f(-(w + d) * S + 2)}L${f(-d * C)} ${f(-d * S + 2)}Z" fill="#cdb98a" opacity=".6"/><path d="M0 0L${f(w * C)} ${f(-w * S)}L${f((w - d) * C)} ${f(-(w + d) * S)}L${f(-d * C)} ${f(-d * S)}Z" fill="#d9c79a" stroke="#9b8250" stroke-width="1.8" stroke-dasharray="5 4"/><path d="M-6-12l14-7M2-20l14-7" stroke="#b39b68" stroke-width="3" stroke-linecap="round"/>`
