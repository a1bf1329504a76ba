import { st, sym } from '#lib/pieces/symbol.ts'

const ribbon = (ground: string, ink: string): string =>
  `<path d="M8.6 1.6 13 12.6 19 12.6 23.4 1.6Z" fill="${ground}" ${st(ink, 1.3)}/><path d="M13.4 1.6 15 11 17 11 18.6 1.6Z" fill="#fff6e4"/>`

/** The rays of the golden medal. */
function rays(n: number, outer: number, inner: number): string {
  const at = (turn: number, r: number): string =>
    `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`
  return `M${Array.from({ length: n }, (_, ray) => {
    const turn = (ray / n) * 2 * Math.PI - Math.PI / 2
    return `${at(turn, outer)}L${at(turn + Math.PI / n, inner)}`
  }).join('L')}Z`
}

const silver = `${ribbon('#3f6f9f', '#22456b')}<path d="M16 9.2 25.2 14.6V25.2L16 30.6 6.8 25.2V14.6Z" fill="#cfd6da" ${st('#56626b')}/><path d="M16 11.8 22.8 15.8V24L16 28 9.2 24V15.8Z" fill="#eef2f3" ${st('#93a0a8', 1.2)}/>`
const golden = `${ribbon('#b8433a', '#7a2018')}<path transform="translate(16 19.8)" d="${rays(10, 11.6, 8.6)}" fill="#e8a828" ${st('#7a5208', 1.5)}/><circle cx="16" cy="19.8" r="7.2" fill="#fbdc84" ${st('#b9821a', 1.2)}/>`

const INK = '#4a3420'
const use = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`

/** What each goal looks like: a small scene of the life it stands for. */
const PICTURES: { readonly [goal: string]: string } = {
  'goal-aristocrat': `<path d="M6 15 4.6 4.6 11 9.6 16 2.6 21 9.6 27.4 4.6 26 15Z" fill="#f0b93a" ${st('#7a5208', 1.4)}/><circle cx="16" cy="11" r="1.8" fill="#c8382f"/><circle cx="10" cy="12.4" r="1.2" fill="#3f6f9f"/><circle cx="22" cy="12.4" r="1.2" fill="#3f6f9f"/>${use('coin', 2, 15, 14)}${use('coin', 16, 15, 14)}${use('coin', 9, 18, 14)}`,
  'goal-writer': `<path d="M4 9C4 6 8 6 8 9V27C8 30 12 30 12 27H27V8C27 5 24 4 22 4H7Z" fill="#fbf0d5" ${st(INK, 1.4)}/><path d="M12 11H22M12 15H20M12 19H22" ${st('#a8895a', 1.4)}/><path d="M30 2C24 4 19 10 17 18L16 23 20 20C27 16 30 9 30 2Z" fill="#8fb7cf" ${st('#22456b', 1.3)}/><path d="M16 23C19 15 23 9 29 3" fill="none" ${st('#22456b', 1.1)}/>`,
  'goal-knight': `<path d="M4 4H28V16C28 23 22 28 16 30.4 10 28 4 23 4 16Z" fill="#3f6f9f" ${st('#1d3550', 1.6)}/><path d="M16 4H28V16C28 23 22 28 16 30.400Z" fill="#b8433a"/>${use('horse', 6, 6, 20)}`,
  'goal-farmer': `<path d="M2 24C8 19 24 19 30 24V30H2Z" fill="#a8723e" ${st('#5a3817', 1.3)}/><path d="M4 27H28M5 29.600H27" ${st('#7d5228', 1.2)}/>${use('ox', 1, 5, 18)}${use('plow', 13, 9, 18)}${use('grain', 11, 0, 13)}`,
  'goal-brewer': `<path d="M3 12H15V29H3Z" fill="#b27a3d" ${st('#5a3817', 1.4)}/><path d="M3 16H15M3 25H15" ${st('#4f5a63', 2)}/><path d="M15 8H26L25.4 29H15.600Z" fill="#e2a13a" ${st('#7a4a10', 1.5)}/><path d="M26 13H29V22H25.8" fill="none" ${st('#7a4a10', 2)}/><path d="M13.6 8.600A3.4 3.4 0 0 1 17 4 4 4 0 0 1 24 4 3.4 3.4 0 0 1 27 8.600Z" fill="#fff" ${st('#a8823e', 1.2)}/><path d="M18 13V25M22.4 13V25" ${st('#f7d58a', 1.6)}/>`,
  'goal-smith': `<path d="M3 15H22C25 15 28 14 30 12V16C29 19 25 21 21 21V24L25 28V31H8V28L12 24V21C7 20 4 18 3 15Z" fill="#7d8a95" ${st('#333f48', 1.5)}/><path d="M6 17H21" ${st('#c9d4da', 1.4)}/><path d="M8 12 20 3" ${st('#8a5a2c', 3)}/><path d="M5 5 11 1 15 8 9 12Z" fill="#a9b6c0" ${st('#333f48', 1.3)}/><path d="M22 7 24 4M25 10 29 8M20 10 21 12" ${st('#ff9a3d', 1.8)}/>`,
  'goal-collector': `<path d="M2.6 3H29.400V29.400H2.600Z" fill="#c99a5b" ${st('#5a3817', 1.6)}/><path d="M4.6 5H27.400V15H4.600ZM4.6 17H27.400V27.400H4.600Z" fill="#6d452b"/>${use('scroll', 5, 5, 10)}${use('horse', 16.5, 5, 10)}${use('plow', 4, 17, 10)}${use('ox', 11, 17, 10)}${use('wagon', 18.5, 17, 10)}`,
  'goal-patron': `<path d="M2 21C7 18 10 19 13 21H20C22 21 22 24 20 24.400H15L25 22C28 21 30 23 28 25L20 30C14 32 9 30 2 29Z" fill="#f3cfa2" ${st('#8a5f38', 1.4)}/>${use('skill', 4, 6, 11)}${use('knowledge', 15, 6, 11)}${use('coin', 10, 0, 11)}`,
  'goal-saint': `<ellipse cx="16" cy="6" rx="9" ry="3.2" fill="none" ${st('#f0b93a', 2.2)}/><circle cx="16" cy="12" r="5.6" fill="#f3cfa2" ${st('#8a5f38', 1.2)}/><path d="M5 31C6 22 10 18.6 16 18.600S26 22 27 31Z" fill="#85593a" ${st('#4d2d17', 1.5)}/><path d="M14.6 21H17.400V24H20V26.400H17.400V30.400H14.600V26.400H12V24H14.600Z" fill="#fff6e4"/><circle cx="14" cy="12" r=".8" fill="#3b2a20"/><circle cx="18" cy="12" r=".8" fill="#3b2a20"/>`,
  'goal-councillor': `<path d="M4 31C5 23 10 19 16 19S27 23 28 31Z" fill="#8e362b" ${st('#4f1a14', 1.5)}/><circle cx="16" cy="11.6" r="6" fill="#f3cfa2" ${st('#8a5f38', 1.2)}/><path d="M7 9C7 3 25 3 25 9 21 11 11 11 7 9Z" fill="#33302c" ${st('#17161d', 1.2)}/><path d="M9 20C11 28 21 28 23 20" fill="none" ${st('#f0b93a', 2.2)}/><circle cx="16" cy="27" r="2.6" fill="#f7d36c" ${st('#7a5208', 1)}/>`,
  'goal-patriarch': `<path d="M16 31V20" ${st('#6d452b', 4)}/><path d="M16 23C10 22 8 18 8 14M16 22C22 21 24 17 24 13" fill="none" ${st('#6d452b', 2.4)}/><g fill="#7fa25a" ${st('#4b6a33', 1.2)}><circle cx="16" cy="8" r="6.6"/><circle cx="7" cy="13" r="5.4"/><circle cx="25" cy="12.4" r="5.4"/></g><g fill="#cb3a33"><circle cx="16" cy="6" r="1.7"/><circle cx="12.6" cy="10" r="1.7"/><circle cx="19.6" cy="10" r="1.7"/><circle cx="6" cy="12" r="1.7"/><circle cx="8.6" cy="15.6" r="1.7"/><circle cx="25" cy="11" r="1.7"/><circle cx="22.6" cy="14.6" r="1.7"/><circle cx="27.6" cy="14.8" r="1.7"/><circle cx="4.6" cy="15.6" r="1.7"/></g>`,
  'goal-globetrotter': `<path d="M2 29C9 24 23 24 30 29V31H2Z" fill="#a9bd78"/><path d="M9 27V10H12V12H14.600V10H17.400V12H20V10H23V27Z" fill="#d9d2c3" ${st('#6d6458', 1.4)}/><path d="M14 27V21A2 2 0 0 1 18 21V27Z" fill="#54331f"/><path d="M16 10V2" ${st('#54331f', 1.6)}/><path d="M16 2 24 4.4 16 7Z" fill="#c8382f" ${st('#8c211f', 1)}/><path d="M3 31C6 27 12 29 16 28" fill="none" ${st('#e7d3a4', 2.2)}/>`,
  'goal-seafarer': `<path d="M12 10H20L22 26H10Z" fill="#fbf3e2" ${st('#5a3b30', 1.5)}/><path d="M11.4 15H20.600L21 19H11Z" fill="#c8463a"/><rect x="12.6" y="4.6" width="6.8" height="5" fill="#ffe27a" ${st('#5a3b30', 1.3)}/><path d="M11 4.8 16 1 21 4.800Z" fill="#c8463a" ${st('#5a3b30', 1.2)}/><path d="M10 7 3 5M22 7 29 5" ${st('#f0b02c', 1.9)}/><path d="M1 26C4 23 7 23 9 25S14 28 16 26 21 23 23 25 28 27 31 25V31H1Z" fill="#5f9fb0" ${st('#2f6376', 1.4)}/>`,
  'goal-acolyte': `<path d="M5 31C5 20 9 13 16 13S27 20 27 31Z" fill="#7a6046" ${st('#4a3420', 1.5)}/><circle cx="16" cy="8.6" r="6" fill="#f3cfa2" ${st('#8a5f38', 1.2)}/><path d="M9 8C9 1 23 1 23 8 21 5.6 11 5.6 9 8Z" fill="#6d452b"/><path d="M16 17V26M12 21H20" ${st('#f7d36c', 2.4)}/><path d="M25 20V31" ${st('#fff6e4', 2.6)}/><path d="M25 19C23 17 24 15 25 13 26 15 27 17 25 19Z" fill="#ffb23e"/>`,
  'goal-merchant': `<path d="M16 4V27M9 29H23" ${st('#7a5208', 2.2)}/><path d="M4 9C10 5 22 5 28 9" fill="none" ${st('#7a5208', 2)}/><path d="M4 9 .8 18H8ZM28 9 24 18H31.200Z" fill="none" ${st('#7a5208', 1.2)}/><path d="M.8 18H8C8 22 .8 22 .8 18ZM24 18H31.200C31.2 22 24 22 24 18Z" fill="#f0b93a" ${st('#7a5208', 1.2)}/><circle cx="16" cy="4" r="2" fill="#f0b93a"/>${use('coin', 0, 11, 9)}${use('scroll', 23.5, 10, 9)}`,
  'goal-historian': `<path d="M16 8C12 4.6 6 4.6 2 6V27C6 25.6 12 25.6 16 29 20 25.6 26 25.6 30 27V6C26 4.6 20 4.6 16 8Z" fill="#fbf0d5" ${st(INK, 1.5)}/><path d="M16 8V29" ${st(INK, 1.3)}/><path d="M5 10.600C8 10 11 10.4 13 12M5 15C8 14.4 11 14.8 13 16.400M5 19.400C8 18.8 11 19.2 13 20.8" fill="none" ${st('#a8895a', 1.3)}/><g fill="#cb3a33"><circle cx="20" cy="12.6" r="1.5"/><circle cx="24.6" cy="11.4" r="1.5"/><circle cx="20" cy="17.4" r="1.5"/><circle cx="24.6" cy="16.4" r="1.5"/><circle cx="22.4" cy="21.6" r="1.5"/></g>`,
  'goal-master': `<circle cx="16" cy="17" r="9" fill="#c9a46a" ${st(INK, 1.4)}/><path d="${rays(8, 13, 10)}" transform="translate(16 17)" fill="#c9a46a" ${st(INK, 1.2)}/><circle cx="16" cy="17" r="5.6" fill="#fbf0d5" ${st(INK, 1.2)}/><path d="M11 27 25 8" ${st('#8a5a2c', 3)}/><path d="M20 4 28 9 25 13 17.6 8Z" fill="#a9b6c0" ${st('#333f48', 1.3)}/><path d="M21 27 8 10" ${st('#7d8a95', 2.6)}/><path d="M5 5 11 8 8 12Z" fill="#7d8a95" ${st('#333f48', 1.2)}/>`,
}

/** The medals and a picture of every goal. */
export function goalSheet(): string {
  return [
    sym('silver', silver),
    sym('golden', golden),
    ...Object.entries(PICTURES).map(([goal, picture]) => sym(goal, picture)),
  ].join('')
}
