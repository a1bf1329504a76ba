type Skin = readonly [light: string, dark: string]
type Two = (c: string, d: string) => string

const skinT: Readonly<Record<string, Skin>> = {
  a: ['#f5d3a8', '#e0a878'],
  b: ['#e9bd90', '#cf9566'],
  c: ['#d9a273', '#b97f50'],
  d: ['#a8714a', '#8a5836'],
  e: ['#f8dfc2', '#e6b793'],
}
const INK = '#3b2a20'

/* backgrounds: one quiet motif each */
const bg: Readonly<Record<string, string>> = {
  forge: `<rect width="120" height="92" fill="#6d4433"/><path d="M0 20H120M0 40H120M0 60H120M30 0V20M74 0V20M12 20V40M52 20V40M96 20V40M30 40V60M74 40V60" stroke="#5a3627" stroke-width="2"/><path d="M76 92V44A22 20 0 0 1 120 44V92Z" fill="#3a2018"/><path d="M84 92V52A16 15 0 0 1 116 52V92Z" fill="#ff9a3d"/><path d="M92 92C90 74 98 64 102 58 106 66 114 76 110 92Z" fill="#ffe08a"/><g fill="#ffcf6d"><circle cx="70" cy="22" r="1.6"/><circle cx="84" cy="30" r="1.2"/><circle cx="64" cy="12" r="1.2"/></g>`,
  night: `<rect width="120" height="92" fill="#2f3c66"/><circle cx="98" cy="18" r="11" fill="#fff1c0"/><circle cx="93" cy="15" r="10" fill="#2f3c66"/><g fill="#fff1c0"><circle cx="16" cy="14" r="1.3"/><circle cx="40" cy="8" r="1"/><circle cx="30" cy="26" r="1"/><circle cx="76" cy="10" r="1.2"/><circle cx="108" cy="44" r="1"/></g><path d="M0 92V58L14 44 28 58V50L42 38 56 50V92ZM78 92V56L92 42 106 56V64L120 54V92Z" fill="#222c4d"/><path d="M12 62h5v6h-5ZM38 56h5v6h-5ZM90 60h5v6h-5Z" fill="#ffcf6d"/>`,
  cellar: `<rect width="120" height="92" fill="#c79a63"/><path d="M0 0H120V18Q60 40 0 18Z" fill="#b3854e"/><g stroke="#5a3817" stroke-width="2"><circle cx="18" cy="66" r="20" fill="#a8723e"/><circle cx="18" cy="66" r="13" fill="#c08a4c"/><circle cx="104" cy="66" r="20" fill="#a8723e"/><circle cx="104" cy="66" r="13" fill="#c08a4c"/><circle cx="100" cy="26" r="16" fill="#96632f"/><circle cx="100" cy="26" r="10" fill="#ad7a41"/></g>`,
  nursery: `<rect width="120" height="92" fill="#f2d3c6"/><path d="M0 0H120V14H0Z" fill="#e6b9a8"/><path d="M12 18H42V58H12Z" fill="#bfe0e6" stroke="#8a5f38" stroke-width="3"/><path d="M27 18V58M12 38H42" stroke="#8a5f38" stroke-width="2"/><path d="M8 14C10 34 8 46 4 62H16C18 44 18 28 16 14ZM46 14C44 34 46 46 50 62H38C36 44 36 28 38 14Z" fill="#fff3e6"/><g fill="#d88a78"><circle cx="96" cy="20" r="2"/><circle cx="108" cy="36" r="2"/><circle cx="92" cy="48" r="2"/><circle cx="110" cy="64" r="2"/><circle cx="78" cy="14" r="2"/></g>`,
  meadow: `<rect width="120" height="92" fill="#cfe4e8"/><path d="M0 46C30 30 60 44 90 34S120 36 120 36V92H0Z" fill="#b4c98a"/><path d="M0 64C34 50 70 64 120 52V92H0Z" fill="#9ab770"/><circle cx="100" cy="16" r="9" fill="#fff1b8"/>`,
  field: `<rect width="120" height="92" fill="#fbe7b4"/><path d="M0 50C40 38 80 52 120 42V92H0Z" fill="#e3b653"/><path d="M6 88V62M16 88V58M26 88V62M94 88V58M104 88V60M114 88V56" stroke="#c48f2e" stroke-width="3"/>`,
  study: `<rect width="120" height="92" fill="#8f6a4a"/><path d="M0 30H120M0 62H120" stroke="#6d4c31" stroke-width="4"/><g><rect x="6" y="8" width="7" height="20" fill="#a5432f"/><rect x="15" y="11" width="6" height="17" fill="#3f6f8f"/><rect x="23" y="6" width="8" height="22" fill="#5a7f4a"/><rect x="88" y="9" width="7" height="19" fill="#b9822c"/><rect x="97" y="6" width="9" height="22" fill="#7a4a7a"/><rect x="108" y="12" width="6" height="16" fill="#a5432f"/><rect x="8" y="40" width="9" height="20" fill="#b9822c"/><rect x="19" y="44" width="6" height="16" fill="#a5432f"/><rect x="92" y="40" width="7" height="20" fill="#3f6f8f"/><rect x="101" y="38" width="8" height="22" fill="#a5432f"/></g>`,
  church: `<rect width="120" height="92" fill="#d9d2e2"/><path d="M16 92V36A18 26 0 0 1 52 36V92Z" fill="#8fa8cf"/><path d="M68 92V36A18 26 0 0 1 104 36V92Z" fill="#cf9fb4"/><path d="M34 12V92M16 48H52M16 70H52M86 12V92M68 48H104M68 70H104" stroke="#fff6e4" stroke-width="2"/><path d="M16 92V36A18 26 0 0 1 52 36V92M68 92V36A18 26 0 0 1 104 36V92" fill="none" stroke="#8d8399" stroke-width="3"/>`,
  hall: `<rect width="120" height="92" fill="#c9604a"/><path d="M0 0H120V10H0Z" fill="#a5472f"/><path d="M10 10V70L22 80 34 70V10ZM86 10V70L98 80 110 70V10Z" fill="#f0c768"/><path d="M16 30L22 24 28 30 22 44ZM92 30L98 24 104 30 98 44Z" fill="#a5472f"/>`,
  market: `<rect width="120" height="92" fill="#f3dfb6"/><path d="M0 8H120V26A8 8 0 0 1 105 26 8 8 0 0 1 90 26 8 8 0 0 1 75 26 8 8 0 0 1 60 26 8 8 0 0 1 45 26 8 8 0 0 1 30 26 8 8 0 0 1 15 26 8 8 0 0 1 0 26Z" fill="#fbf3e0"/><path d="M0 8H15V26A8 8 0 0 1 0 26ZM30 8H45V26A8 8 0 0 1 30 26ZM60 8H75V26A8 8 0 0 1 60 26ZM90 8H105V26A8 8 0 0 1 90 26Z" fill="#3f8f7f"/><path d="M0 70H120V92H0Z" fill="#c99a5b"/><g fill="#c8382f"><circle cx="14" cy="68" r="5"/><circle cx="24" cy="68" r="5"/><circle cx="104" cy="68" r="5" fill="#8aa04a"/><circle cx="94" cy="68" r="5" fill="#8aa04a"/></g>`,
  road: `<rect width="120" height="92" fill="#d9e3cf"/><path d="M0 44C30 30 70 40 120 30V92H0Z" fill="#b4c98a"/><path d="M50 92C54 70 74 60 62 48S76 36 84 34" fill="none" stroke="#ead6a6" stroke-width="13"/><path d="M90 34V20H96V14L100 10 104 14V20H110V34Z" fill="#a89c8b"/>`,
  sea: `<rect width="120" height="92" fill="#cde4ea"/><path d="M0 52H120V92H0Z" fill="#5f9fb0"/><path d="M0 52H120" stroke="#fff" stroke-width="1.6" opacity=".7"/><path d="M6 62q5-4 10 0t10 0M88 64q5-4 10 0t10 0M12 78q5-4 10 0t10 0M90 82q5-4 10 0t10 0" fill="none" stroke="#e8f5f2" stroke-width="2"/><path d="M0 16C14 12 20 18 34 14 30 22 12 24 0 22ZM84 24C96 18 106 26 120 20V28C106 32 94 30 84 24Z" fill="#fff" opacity=".75"/>`,
  storm: `<rect width="120" height="92" fill="#8fa9b8"/><path d="M0 50H120V92H0Z" fill="#3f7f93"/><path d="M0 10C20 2 34 16 56 8S96 14 120 4V28C92 36 70 22 48 30S16 24 0 32Z" fill="#6f8a9a"/><path d="M4 62q6-6 12 0t12 0M86 60q6-6 12 0t12 0M8 80q6-6 12 0t12 0" fill="none" stroke="#d8eef0" stroke-width="2.4"/>`,
  dusk: `<rect width="120" height="92" fill="#f6c98d"/><path d="M0 52H120V92H0Z" fill="#4f7f9a"/><circle cx="96" cy="50" r="16" fill="#fff1c0"/><path d="M0 52H120V92H0Z" fill="#4f7f9a"/><path d="M84 58h24M88 64h16M92 70h9" stroke="#ffe7a6" stroke-width="2.6"/><path d="M6 64q5-4 10 0t10 0M10 80q5-4 10 0t10 0" fill="none" stroke="#cfe4e2" stroke-width="2"/>`,
  garden: `<rect width="120" height="92" fill="#e4edcf"/><path d="M14 92V40A46 40 0 0 1 106 40V92" fill="none" stroke="#7aa24f" stroke-width="14"/><g fill="#d8548c"><circle cx="16" cy="60" r="4"/><circle cx="12" cy="40" r="3"/><circle cx="26" cy="22" r="4"/><circle cx="46" cy="8" r="3.4"/><circle cx="74" cy="8" r="4"/><circle cx="96" cy="22" r="3.4"/><circle cx="108" cy="42" r="4"/><circle cx="104" cy="66" r="3.4"/></g><g fill="#fff3f7"><circle cx="18" cy="50" r="3"/><circle cx="36" cy="12" r="3"/><circle cx="60" cy="6" r="3"/><circle cx="102" cy="30" r="3"/><circle cx="108" cy="56" r="3"/><circle cx="14" cy="76" r="3"/></g>`,
  graves: `<rect width="120" height="92" fill="#c3cdd2"/><path d="M0 60C40 50 80 62 120 52V92H0Z" fill="#93a87a"/><path d="M8 74V54A9 9 0 0 1 26 54V74ZM94 70V48A9 9 0 0 1 112 48V70Z" fill="#8f928c"/><path d="M17 52V66M12 57H22M103 46V60M98 51H108" stroke="#6d716c" stroke-width="2.4"/>`,
  kitchen: `<rect width="120" height="92" fill="#efc987"/><path d="M78 92V46A22 20 0 0 1 120 46V92Z" fill="#cfc5b4"/><path d="M88 92V58A12 12 0 0 1 112 58V92Z" fill="#4b2c1c"/><path d="M91 92V62A9 9 0 0 1 109 62V92Z" fill="#ff9a3d"/><path d="M4 30H40M4 56H40" stroke="#8a5f38" stroke-width="3"/><g fill="#dd9646" stroke="#7a4512" stroke-width="1"><ellipse cx="13" cy="25" rx="8" ry="5"/><ellipse cx="30" cy="25" rx="7" ry="5"/><ellipse cx="16" cy="51" rx="9" ry="5"/><ellipse cx="33" cy="51" rx="6" ry="5"/></g>`,
  workshop: `<rect width="120" height="92" fill="#d8b98a"/><path d="M0 26H120" stroke="#a8793f" stroke-width="4"/><path d="M14 28V52M8 52H20M100 28V48M92 48H108L104 58H96ZM34 28V46" stroke="#6d452b" stroke-width="4" fill="none"/><path d="M84 30L90 62" stroke="#93a0a9" stroke-width="4"/>`,
  herbs: `<rect width="120" height="92" fill="#dfe3c4"/><path d="M0 10H120" stroke="#7a5233" stroke-width="4"/><g fill="none" stroke="#6f9a54" stroke-width="4" stroke-linecap="round"><path d="M14 12V34M14 20l-6 8M14 20l6 8M14 28l-5 8M14 28l5 8"/><path d="M102 12V36M102 20l-6 8M102 20l6 8M102 28l-5 8M102 28l5 8"/></g><path d="M34 12V26M34 18l-5 7M34 18l5 7M84 12V26M84 18l-5 7M84 18l5 7" stroke="#b86a9c" stroke-width="3" stroke-linecap="round"/>`,
  inn: `<rect width="120" height="92" fill="#b5793f"/><path d="M0 14H120M0 38H120" stroke="#8a5628" stroke-width="3"/><g><circle cx="16" cy="28" r="8" fill="#e3c27a"/><path d="M96 18h12v16h-12ZM80 22h10v12h-10Z" fill="#cfe0dc" stroke="#6d452b" stroke-width="1.5"/></g><path d="M0 74H120V92H0Z" fill="#8a5628"/>`,
  chart: `<rect width="120" height="92" fill="#ecdcb4"/><path d="M8 20C24 8 40 26 56 16S96 8 112 22M10 60C30 48 44 70 66 58S98 66 114 52" fill="none" stroke="#b99b6b" stroke-width="1.6" stroke-dasharray="4 4"/><path d="M14 34C22 28 34 30 36 38S24 48 16 44ZM86 30C96 26 108 30 106 38S92 44 88 40Z" fill="#b4c98a" stroke="#7d6a45" stroke-width="1.3"/>`,
}
/* hair, hats, beards: head is centred on 60,44 */
const hair: Readonly<Record<string, (c: string) => readonly [front: string, back: string, over?: string]>> = {
  short: (c) => [
    `<path d="M44 46C41 26 50 22 60 22S79 26 76 46C74 37 71 33 60 33S46 37 44 46Z" fill="${c}"/>`,
    '',
  ],
  long: (c) => [
    '',
    `<path d="M41 70C38 34 45 20 60 20S82 34 79 70C72 74 48 74 41 70Z" fill="${c}"/>`,
    `<path d="M45 42C46 30 52 27 60 27S74 30 75 42C72 35 68 32 60 32S48 35 45 42Z" fill="${c}"/>`,
  ],
  bun: (c) => [
    `<path d="M45 43C43 27 50 22 60 22S77 27 75 43C73 35 68 31 60 31S47 35 45 43Z" fill="${c}"/>`,
    `<circle cx="60" cy="18" r="8" fill="${c}"/>`,
  ],
  braids: (c) => [
    `<path d="M45 43C43 27 50 22 60 22S77 27 75 43C72 34 66 31 60 31S48 34 45 43Z" fill="${c}"/>`,
    `<path d="M44 44C40 54 42 64 38 76M76 44C80 54 78 64 82 76" stroke="${c}" stroke-width="8" stroke-linecap="round" fill="none"/>`,
  ],
  curly: (c) => [
    `<g fill="${c}">${[
      [46, 38],
      [47, 30],
      [53, 25],
      [60, 23],
      [67, 25],
      [73, 30],
      [74, 38],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.6"/>`)
      .join('')}</g>`,
    '',
  ],
  bald: (c) => [
    `<path d="M44.6 44C43 38 44 36 46 33 46 38 46 41 45.6 45ZM75.4 44C77 38 76 36 74 33 74 38 74 41 74.4 45Z" fill="${c}"/>`,
    '',
  ],
  none: () => ['', ''],
}
const hats: Readonly<Record<string, Two>> = {
  none: () => '',
  kerchief: (c, d) =>
    `<path d="M43 50C38 24 49 18 60 18S82 24 77 50C75 38 70 31 60 31S45 38 43 50Z" fill="${c}"/><path d="M46 34C50 28 54 27 60 27S70 28 74 34" fill="none" stroke="${d}" stroke-width="2" stroke-dasharray="2 4" stroke-linecap="round"/><path d="M77 46C83 48 86 54 84 60 80 56 77 54 75 54Z" fill="${d}"/>`,
  coif: (c, d) =>
    `<path d="M42 52C37 26 47 18 60 18S83 26 78 52C76 40 71 31 60 31S44 40 42 52Z" fill="${c}"/><path d="M46 36C49 30 54 29 60 29S71 30 74 36" fill="none" stroke="${d}" stroke-width="2"/>`,
  straw: (c, d) =>
    `<path d="M46 28C46 14 74 14 74 28Z" fill="${c}"/><ellipse cx="60" cy="29" rx="31" ry="7.5" fill="${c}"/><path d="M46 26C52 30 68 30 74 26" fill="none" stroke="${d}" stroke-width="4"/><path d="M34 30C48 35 72 35 86 30" fill="none" stroke="${d}" stroke-width="1.4" opacity=".7"/>`,
  brim: (c, d) =>
    `<path d="M45 29C44 12 50 9 60 10S76 12 75 29Z" fill="${c}"/><ellipse cx="60" cy="29" rx="29" ry="7" fill="${c}"/><path d="M45.5 25C52 29 68 29 74.5 25" fill="none" stroke="${d}" stroke-width="4"/>`,
  cap: (c, d) =>
    `<path d="M42 33C41 18 60 14 72 18 82 21 82 30 78 34 68 28 52 28 42 33Z" fill="${c}"/><path d="M43 33C54 27 68 28 78 34" fill="none" stroke="${d}" stroke-width="3.6" stroke-linecap="round"/>`,
  feather: (c, d) =>
    `<path d="M42 33C41 18 60 14 72 18 82 21 82 30 78 34 68 28 52 28 42 33Z" fill="${c}"/><path d="M43 33C54 27 68 28 78 34" fill="none" stroke="${d}" stroke-width="3.6" stroke-linecap="round"/><path d="M74 20C84 6 96 6 102 10 96 12 96 16 90 18 88 22 80 24 74 24Z" fill="#f7ead0" stroke="#8a7350" stroke-width="1.2"/>`,
  hood: (c, d) =>
    `<path d="M36 74C34 30 44 14 60 14S86 30 84 74C80 66 77 60 76 50 76 36 70 30 60 30S44 36 44 50C43 60 40 66 36 74Z" fill="${c}"/><path d="M44 50C44 36 50 30 60 30S76 36 76 50" fill="none" stroke="${d}" stroke-width="3"/>`,
  jester: (c, d) =>
    `<path d="M44 34C38 22 30 22 24 32 28 18 38 10 50 18 54 6 66 6 70 18 82 10 92 18 96 32 90 22 82 22 76 34 70 28 50 28 44 34Z" fill="${c}"/><path d="M60 10C66 10 69 14 70 18 82 10 92 18 96 32 90 22 82 22 76 34 72 30 66 29 60 29Z" fill="${d}"/><g fill="#f0b93a"><circle cx="24" cy="34" r="4"/><circle cx="96" cy="34" r="4"/><circle cx="60" cy="9" r="3.6"/></g>`,
  doctor: (c, d) =>
    `<path d="M43 34C42 26 46 22 60 22S78 26 77 34C70 29 50 29 43 34Z" fill="${c}"/><path d="M36 22L60 12 84 22 60 30Z" fill="${c}" stroke="${d}" stroke-width="1.4"/><path d="M60 21L82 25V36" fill="none" stroke="#f0b93a" stroke-width="2"/><circle cx="82" cy="38" r="3" fill="#f0b93a"/>`,
  mitre: (c, d) =>
    `<path d="M45 32C42 18 50 6 60 2 70 6 78 18 75 32 66 28 54 28 45 32Z" fill="${c}"/><path d="M60 4V28M52 17H68" stroke="${d}" stroke-width="3.4"/><path d="M45 32C54 28 66 28 75 32" fill="none" stroke="${d}" stroke-width="3.6"/>`,
  crown: (c, d) =>
    `<path d="M44 32L42 14 51 21 60 10 69 21 78 14 76 32C66 27 54 27 44 32Z" fill="${c}" stroke="${d}" stroke-width="1.6"/><circle cx="60" cy="22" r="2.4" fill="#c8382f"/><circle cx="50" cy="25" r="1.8" fill="#3f6f9f"/><circle cx="70" cy="25" r="1.8" fill="#3f6f9f"/>`,
  veil: (c, d) =>
    `<path d="M36 80C32 36 42 17 60 17S88 36 84 80C78 60 78 44 74 36 68 30 52 30 46 36 42 44 42 60 36 80Z" fill="${c}" opacity=".96"/><path d="M45 36C49 29 54 28 60 28S71 29 75 36" fill="none" stroke="${d}" stroke-width="2.4" stroke-dasharray="1.5 3" stroke-linecap="round"/>`,
  tonsure: (c) =>
    `<path d="M44 42C43 34 47 30 52 31 56 33 64 33 68 31 73 30 77 34 76 42 74 37 70 35 60 35S46 37 44 42Z" fill="${c}"/>`,
  knit: (c, d) =>
    `<path d="M44 34C42 16 52 11 60 11S78 16 76 34Z" fill="${c}"/><path d="M43 30C54 26 66 26 77 30V37C66 32 54 32 43 37Z" fill="${d}"/><circle cx="60" cy="11" r="4.6" fill="${d}"/>`,
  bandana: (c, d) =>
    `<path d="M43 38C41 22 50 18 60 18S79 22 77 38C68 31 52 31 43 38Z" fill="${c}"/><path d="M76 34C84 32 90 36 92 44 86 42 80 42 76 40Z" fill="${c}"/><g fill="${d}"><circle cx="52" cy="26" r="1.8"/><circle cx="60" cy="23" r="1.8"/><circle cx="68" cy="26" r="1.8"/><circle cx="64" cy="30" r="1.6"/></g>`,
  sou: (c, d) =>
    `<path d="M44 32C42 18 50 13 60 13S78 18 76 32Z" fill="${c}"/><path d="M32 38C38 28 50 29 60 29S82 28 90 40C78 34 70 33 60 33S44 33 32 38Z" fill="${c}" stroke="${d}" stroke-width="1.4"/>`,
  tricorne: (c, d) =>
    `<path d="M30 34C34 20 46 10 60 10S86 20 90 34C78 38 70 31 60 31S42 38 30 34Z" fill="${c}"/><path d="M32 33C44 36 50 29 60 29S76 36 88 33" fill="none" stroke="${d}" stroke-width="3"/>`,
  plume: (c, d) =>
    `<path d="M46 28C45 12 52 9 60 9S75 12 74 28Z" fill="${c}"/><path d="M26 32C36 22 50 27 60 27S84 22 94 30C84 37 74 33 60 33S36 38 26 32Z" fill="${c}" stroke="${d}" stroke-width="1.6"/><path d="M46 26C54 29 66 29 74 26" fill="none" stroke="${d}" stroke-width="3.4"/><path d="M72 24C78 4 96 0 106 6 98 8 100 14 94 16 94 22 84 26 72 27Z" fill="#fdf6e6" stroke="#8a7350" stroke-width="1.3"/>`,
}
const beards: Readonly<Record<string, (c: string) => string>> = {
  none: () => '',
  full: (c) =>
    `<path d="M45 46C44 68 53 73 60 73S76 68 75 46C72 54 68 52.5 60 52.5S48 54 45 46Z" fill="${c}"/><path d="M55 58q5 2.6 10 0" stroke="#8a4a34" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  stache: (c) =>
    `<path d="M50 53C53 49 58 50 60 52 62 50 67 49 70 53 66 57 62 55.5 60 54.5 58 55.5 54 57 50 53Z" fill="${c}"/>`,
  goat: (c) =>
    `<path d="M53 55C55 66 58 68 60 68S65 66 67 55C64 58 56 58 53 55Z" fill="${c}"/><path d="M51 52C54 50 58 51 60 52 62 51 66 50 69 52 66 55 62 54.5 60 54 58 54.5 54 55 51 52Z" fill="${c}"/>`,
  white: () =>
    `<path d="M45 46C43 72 53 80 60 80S77 72 75 46C72 54 68 52.5 60 52.5S48 54 45 46Z" fill="#f1ece2"/><path d="M52 66C54 72 56 75 58 77M66 66C65 71 63 75 62 77" stroke="#cfc6b6" stroke-width="1.6" fill="none"/><path d="M55.5 58q4.5 2.4 9 0" stroke="#8a4a34" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  stubble: () =>
    `<path d="M46 50C47 62 54 65 60 65S73 62 74 50C72 58 66 58 60 58S48 58 46 50Z" fill="#8a6a4a" opacity=".35"/>`,
}
const wear: Readonly<Record<string, Two>> = {
  tunic: (_c, d) => `<path d="M50 66Q60 74 70 66L73 70Q60 82 47 70Z" fill="${d}"/>`,
  apron: (_c, d) => `<path d="M46 69L50 92H70L74 69Q60 78 46 69Z" fill="${d}"/>`,
  robe: (_c, d) => `<path d="M52 66L60 92 68 66 76 68 66 92H54L44 68Z" fill="${d}"/>`,
  fur: (_c, d) =>
    `<path d="M42 68C48 74 54 78 60 78S72 74 78 68L84 72C78 84 68 90 60 90S42 84 36 72Z" fill="${d}"/>`,
  lace: (_c, d) =>
    `<path d="M46 67Q60 84 74 67L78 71Q60 92 42 71Z" fill="${d}" stroke="#c9b48a" stroke-width="1"/>`,
  coat: (_c, d) =>
    `<path d="M52 66L60 80 68 66 64 92H56Z" fill="#fff6e4"/><path d="M48 67L58 84 54 92M72 67L62 84 66 92" fill="none" stroke="${d}" stroke-width="4"/>`,
  epaul: (_c, d) =>
    `<path d="M52 66L60 80 68 66 64 92H56Z" fill="#fff6e4"/><path d="M48 67L58 84 54 92M72 67L62 84 66 92" fill="none" stroke="${d}" stroke-width="4"/><path d="M24 80C26 74 32 71 38 71L40 79C34 80 28 82 24 86ZM96 80C94 74 88 71 82 71L80 79C86 80 92 82 96 86Z" fill="${d}"/>`,
  stripes: (_c, d) =>
    `<path d="M44 69Q60 80 76 69M40 77Q60 88 80 77M36 86Q60 96 84 86" fill="none" stroke="${d}" stroke-width="4"/>`,
}
const hand = (x: number, y: number, s: Skin): string =>
  `<circle cx="${x}" cy="${y}" r="6.2" fill="${s[0]}" stroke="${s[1]}" stroke-width="1.4"/>`
const U = (id: string, x: number, y: number, w: number): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${w}" viewBox="0 0 32 32"><use href="#${id}"/></svg>`
const attr: Readonly<Record<string, (s: Skin, id: string) => string>> = {
  none: () => '',
  hammer: (s) =>
    `<path d="M92 88L100 48" stroke="#6d452b" stroke-width="5" stroke-linecap="round"/><path d="M86 38H110V52H86Z" fill="#6d7a84" stroke="#3f4b55" stroke-width="2"/><path d="M88 41H107" stroke="#b5c0c8" stroke-width="2"/>${hand(94, 78, s)}`,
  lantern: (s) =>
    `<path d="M22 92V8" stroke="#54331f" stroke-width="4" stroke-linecap="round"/><path d="M22 8L16 20 22 26 30 18Z" fill="#b5c0c8" stroke="#3f4b55" stroke-width="1.6"/>${hand(23, 76, s)}<circle cx="98" cy="70" r="20" fill="#ffd767" opacity=".35"/><path d="M91 60H105V80H91Z" fill="#ffe08a" stroke="#2a2635" stroke-width="2.4"/><path d="M88 60H108L98 51Z" fill="#3f3a4a"/><path d="M98 51V44" stroke="#2a2635" stroke-width="2"/>${hand(98, 43, s)}`,
  mug: (s) => `${U('beer', 80, 50, 38)}${hand(88, 80, s)}`,
  baby: (s) =>
    `<path d="M34 92C30 80 40 70 54 70L80 76C88 80 88 88 84 92Z" fill="#fff6e8" stroke="#c9b48a" stroke-width="1.6"/><circle cx="44" cy="76" r="8.5" fill="#f8dfc2" stroke="#d9a98a" stroke-width="1.2"/><path d="M41 76h.1M47 76h.1" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/><path d="M42.5 79.5q1.5 1.2 3 0" stroke="#a85f48" stroke-width="1.2" fill="none"/><path d="M36 73C38 66 50 66 53 73" fill="none" stroke="#e8b5c4" stroke-width="3.4"/>${hand(74, 84, s)}`,
  lute: (s) =>
    `<g transform="rotate(-28 60 84)"><path d="M62 82H112" stroke="#6d452b" stroke-width="6" stroke-linecap="round"/><path d="M108 76L116 74M108 88L116 90" stroke="#6d452b" stroke-width="4"/><ellipse cx="48" cy="82" rx="24" ry="17" fill="#d98f3f" stroke="#6f3d12" stroke-width="2.4"/><circle cx="54" cy="82" r="6" fill="#5a3013"/><path d="M30 79H110M30 82H110M30 85H110" stroke="#fdeac4" stroke-width=".9"/></g>${hand(92, 66, s)}${hand(46, 86, s)}`,
  flask: (s) =>
    `<path d="M92 44H102V60L112 82C113 86 111 89 107 89H87C83 89 81 86 82 82L92 60Z" fill="#dff0ee" stroke="#4f6a70" stroke-width="2"/><path d="M87 72H107L111.5 82C112.5 85 111 87.5 107 87.5H87C83 87.5 81.5 85 82.5 82Z" fill="#6fbd82"/><path d="M90 43H104" stroke="#8a5f38" stroke-width="4"/><g fill="#fff"><circle cx="94" cy="80" r="1.8"/><circle cx="101" cy="76" r="1.3"/></g>${hand(86, 84, s)}`,
  helm: (s) =>
    `<g transform="translate(92 72)"><g stroke="#54331f" stroke-width="4" stroke-linecap="round">${[
      0, 45, 90, 135,
    ]
      .map((a) => {
        const x = Math.cos((a * Math.PI) / 180) * 27,
          y = Math.sin((a * Math.PI) / 180) * 27
        return `<path d="M${(-x).toFixed(1)} ${(-y).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}"/>`
      })
      .join(
        '',
      )}</g><circle r="19" fill="none" stroke="#a8672f" stroke-width="6"/><circle r="19" fill="none" stroke="#5a3013" stroke-width="1"/><circle r="6" fill="#c98a44" stroke="#5a3013" stroke-width="1.6"/></g>${hand(74, 62, s)}${hand(82, 88, s)}`,
  rings: (s) =>
    `${U('wedding', 78, 50, 36)}${hand(82, 80, s)}<g transform="translate(24 74)"><path d="M0 18C2 8 2 2 0-6" stroke="#55803f" stroke-width="3" fill="none"/><circle cx="0" cy="-8" r="8" fill="#d8548c"/><path d="M-4-9C-2-13 4-12 4-8S-2-4-3-7" fill="none" stroke="#8a2f5c" stroke-width="1.6"/></g>`,
  crook: (s) =>
    `<path d="M96 92V26C96 12 112 12 110 26" fill="none" stroke="#8a5f38" stroke-width="5" stroke-linecap="round"/>${hand(96, 74, s)}`,
  trumpet: (s) =>
    `<path d="M66 62L104 46" stroke="#9a6a10" stroke-width="6"/><path d="M98 40L116 30 118 56 104 54Z" fill="#f0b93a" stroke="#9a6a10" stroke-width="1.8"/><path d="M82 55L92 78 104 72 96 50Z" fill="#b8433a"/>${hand(76, 60, s)}`,
  staff: (s) =>
    `<path d="M100 92V14" stroke="#8a5f38" stroke-width="4.6" stroke-linecap="round"/><circle cx="100" cy="13" r="6" fill="#f0b93a" stroke="#9a6a10" stroke-width="1.6"/>${hand(100, 74, s)}`,
  spade: (s) =>
    `<path d="M100 92V40" stroke="#8a5f38" stroke-width="5" stroke-linecap="round"/><path d="M90 18H110V34Q110 44 100 46 90 44 90 34Z" fill="#93a0a9" stroke="#3f4b55" stroke-width="2"/>${hand(100, 76, s)}`,
  scope: (s) =>
    `<path d="M70 56L112 40" stroke="#54331f" stroke-width="12" stroke-linecap="round"/><path d="M72 55L96 46" stroke="#c98a44" stroke-width="7" stroke-linecap="round"/><path d="M98 45L112 40" stroke="#f0b93a" stroke-width="7"/>${hand(84, 60, s)}`,
  juggle: (s) =>
    `<g><circle cx="18" cy="40" r="7" fill="#e07d1f"/><circle cx="26" cy="14" r="7" fill="#3f9159"/><circle cx="96" cy="14" r="7" fill="#dc629c"/><circle cx="104" cy="42" r="7" fill="#80512f"/></g>${hand(20, 74, s)}${hand(100, 74, s)}`,
  pipe: (_s) =>
    `<path d="M66 58L84 64" stroke="#54331f" stroke-width="3" stroke-linecap="round"/><path d="M82 58H92V66Q87 70 82 66Z" fill="#6d452b"/><path d="M87 56c-4-6 5-8 1-15" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".75"/>`,
  parrot: (_s) =>
    `<g transform="translate(92 58)"><path d="M-6 16C-12 6-10-10 0-14 8-16 13-10 12-4 12 6 6 14 0 18L-4 30Z" fill="#4f9455" stroke="#215c36" stroke-width="1.5"/><path d="M-4 10C-8 4-6-4 0-6 2 2 2 8-4 10Z" fill="#f0b93a"/><path d="M10-10C15-10 16-5 13-2 11-4 10-7 10-10Z" fill="#5a3817"/><circle cx="6" cy="-8" r="1.6" fill="#22304f"/><path d="M-2-14C0-20 4-20 4-15Z" fill="#c8382f"/></g>`,
  piece: (s, id) => `${U(id, 78, 56, 36)}${hand(84, 84, s)}`,
}
/** Ground, skin, hair and its colour, hat and its two colours, beard, clothes and their two colours, what they hold. */
export type Look = readonly [
  ground: string,
  skin: string,
  hair: string,
  hairColour: string,
  hat: string,
  hatColour: string,
  hatDark: string,
  beard: string,
  wear: string,
  cloth: string,
  trim: string,
  holds: string,
  piece?: string,
]

export interface Marks {
  readonly woman?: boolean
  readonly ring?: boolean
  readonly patch?: boolean
}

/** Somebody of the village or the sea as a bust, 120 x 92; the drawing refers to pieces of the sheet. */
export function bust(look: Look, { woman = false, ring = false, patch = false }: Marks = {}): string {
  const [b, sk, h, hc, hat, c1, c2, be, w, cl, tr, at, a1 = ''] = look
  const s = skinT[sk]
  const hr = hair[h](hc)
  const lash = woman
    ? `<path d="M51.4 39.6q3-2.6 6.2-1.6M62.4 38q3.2-1 6.2 1.6" stroke="${h === 'none' ? '#6d452b' : hc}" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M53 43.2l-2.4.2M67 43.2l2.4.2" stroke="${INK}" stroke-width="1.3" stroke-linecap="round"/>`
    : `<path d="M51 38.5q3.5-2.4 7-.6M62 37.9q3.5-1.8 7 .6" stroke="${hc === 'none' ? '#6d452b' : hc}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`
  return `${bg[b]}<circle cx="60" cy="48" r="42" fill="#fff" opacity=".13"/>${hr[1]}<path d="M20 96C20 78 34 68 60 68S100 78 100 96Z" fill="${cl}"/><path d="M78 70C92 74 100 82 100 96H82C84 86 83 78 78 70Z" fill="#000" opacity=".13"/>${wear[w](cl, tr)}<path d="M52 54H68V67Q60 75 52 67Z" fill="${s[1]}"/><ellipse cx="60" cy="44" rx="15" ry="17" fill="${s[0]}"/><path d="M68 30C74 36 76 46 72 55 70 58 66 60.5 62 61 69 54 71 42 68 30Z" fill="${s[1]}" opacity=".45"/>${hr[2] ?? ''}<circle cx="54.5" cy="44" r="1.9" fill="${INK}"/><circle cx="65.5" cy="44" r="1.9" fill="${INK}"/>${lash}<path d="M60.4 45q2 3.6-.8 4.8" stroke="${s[1]}" stroke-width="1.6" fill="none" stroke-linecap="round"/><circle cx="50.5" cy="50" r="3.2" fill="#e0795c" opacity=".34"/><circle cx="69.5" cy="50" r="3.2" fill="#e0795c" opacity=".34"/>${be === 'full' || be === 'white' ? '' : `<path d="M55.5 54q4.5 3.2 9 0" stroke="#8a4a34" stroke-width="1.9" fill="none" stroke-linecap="round"/>`}${beards[be](hc)}${hr[0]}${hats[hat](c1, c2)}${patch ? `<path d="M46 36L74 47" stroke="#2a211a" stroke-width="1.6"/><path d="M61 39.5H70.5Q71 48 65.5 48.5 60 48 61 39.5Z" fill="#2a211a"/>` : ''}${ring ? `<circle cx="45" cy="53" r="2.6" fill="none" stroke="#f0b93a" stroke-width="1.6"/>` : ''}${attr[at](s, a1)}`
}
