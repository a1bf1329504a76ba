import { bust } from './bust.ts'

/** The people who play for the levels, each with what stands for them. */
export const PEOPLE = {
  random: bust({
    cloth: '#c8603f',
    cloth2: '#a3492c',
    hair: '#d9a545',
    mouth: 'open',
    brow: 'up',
    behind:
      '<path d="M38 56C34 78 36 92 30 104 38 106 46 98 46 86ZM82 56C86 78 84 92 90 104 82 106 74 98 74 86Z" fill="#d9a545"/><path d="M33 96q5 3 10 0M77 96q5 3 10 0" stroke="#c8382f" stroke-width="4" stroke-linecap="round"/>',
    hat: '<path d="M37 56C32 30 48 26 60 26S88 30 83 56C80 44 72 40 60 40S40 44 37 56Z" fill="#d9a545"/><path d="M34 44C38 22 50 20 60 20S82 22 86 44C76 34 68 31 60 31S44 34 34 44Z" fill="#c8382f"/><path d="M60 20C70 20 82 22 86 44 79 36 73 33 66 31.500 70 28 66 22 60 20Z" fill="#a3291f"/>',
    extra:
      '<g transform="translate(98 104)"><path d="M-12 12C-20 4-12-8-2-6-2-14-2-20 4-22 10-22 11-16 8-13L15-11 8-9C8-2 12 2 12 12Z" fill="#fdf8ea" stroke="#8a7350" stroke-width="2" stroke-linejoin="round"/><path d="M9-15l9 2-9 4Z" fill="#e08a2c"/><circle cx="5.500" cy="-16" r="1.500" fill="#33261c"/></g>',
  }),
  novice: bust({
    cloth: '#8a9a5a',
    cloth2: '#6c7a42',
    hair: '#8a5a2e',
    mouth: 'smile',
    brow: 'soft',
    hat: '<path d="M38 54C36 36 46 34 60 34S84 36 82 54C80 44 72 43 60 43S40 44 38 54Z" fill="#8a5a2e"/><path d="M32 40C34 20 46 14 66 15 82 16 88 28 88 40 70 33 50 33 32 40Z" fill="#fbf3e0"/><path d="M66 15C82 16 88 28 88 40 82 37 76 35.500 70 35 74 26 72 19 66 15Z" fill="#e0d0ac"/><path d="M32 40C50 33 70 33 88 40" stroke="#c4ab7d" stroke-width="3.500" fill="none" stroke-linecap="round"/>',
    extra:
      '<g transform="translate(92 104)"><path d="M-10-10C-18-2-18 10-12 18H14C20 10 20-2 12-10Z" fill="#dcb47a" stroke="#7d5426" stroke-width="2"/><path d="M-11-11Q1-6 13-11L10-19Q1-15-8-19Z" fill="#f2c54e" stroke="#7d5426" stroke-width="2" stroke-linejoin="round"/></g><circle cx="42" cy="62" r="3" fill="#fff" opacity=".7"/><circle cx="75" cy="74" r="2.200" fill="#fff" opacity=".7"/>',
  }),
  adept: bust({
    cloth: '#7b3f6b',
    cloth2: '#5f2e52',
    hair: '#4a2f22',
    mouth: 'sly',
    brow: 'up',
    collar:
      '<path d="M40 92L60 106 80 92 74 86H46Z" fill="#f0d79a"/><path d="M60 106L80 92 74 86H64Z" fill="#d9b86a"/><circle cx="60" cy="108" r="5" fill="#3f8f7f" stroke="#8a5e0c" stroke-width="2"/>',
    hat: '<path d="M37 62C33 38 44 33 60 33S87 38 83 62C80 50 74 45 60 45S40 50 37 62Z" fill="#4a2f22"/><path d="M28 38C28 20 44 12 60 12S92 20 92 38C92 44 84 46 80 42 70 36 50 36 40 42 36 46 28 44 28 38Z" fill="#b9822c"/><path d="M60 12C76 12 92 20 92 38 92 44 84 46 80 42 76 39 72 38 68 37 74 28 70 16 60 12Z" fill="#94651c"/><circle cx="60" cy="24" r="4" fill="#fff1c0"/>',
    extra:
      '<g transform="translate(22 100)"><path d="M-2-22V14M-20-14H16" stroke="#8a5e0c" stroke-width="3" stroke-linecap="round"/><path d="M-26 0Q-20 9-14 0L-20-14ZM10 0Q16 9 22 0L16-14Z" fill="#f0b93a" stroke="#8a5e0c" stroke-width="2" stroke-linejoin="round"/></g>',
  }),
  master: bust({
    cloth: '#8f2f2a',
    cloth2: '#6d211e',
    hair: '#77726a',
    mouth: 'flat',
    brow: 'stern',
    collar:
      '<path d="M30 96C40 88 50 100 60 104 70 100 80 88 90 96L84 108 60 116 36 108Z" fill="#fbf3e0"/><g fill="#3b2f26"><circle cx="42" cy="101" r="2"/><circle cx="56" cy="109" r="2"/><circle cx="70" cy="107" r="2"/><circle cx="82" cy="100" r="2"/></g>',
    behind: '',
    extra:
      '<path d="M40 64C40 88 50 96 60 96S80 88 80 64C77 72 70 67 60 67S43 72 40 64Z" fill="#8c867d"/><path d="M60 67C70 67 77 72 80 64 80 88 70 96 60 96 70 88 70 74 60 67Z" fill="#6f6a62"/><path d="M54 76q6 3 12 0" stroke="#5c2a20" stroke-width="2.200" fill="none" stroke-linecap="round"/>',
    hat: '<path d="M30 44C26 26 40 14 60 14S96 24 92 40C96 46 92 50 86 46 74 38 48 38 36 48 30 52 28 48 30 44Z" fill="#33405c"/><path d="M60 14C80 14 96 24 92 40 96 46 92 50 86 46 80 42 74 41 68 40 76 30 70 18 60 14Z" fill="#242f47"/><path d="M86 26q14-8 18 4-10-2-16 6Z" fill="#e9b23a"/>',
  }),
  grandmaster: bust({
    cloth: '#3c3a45',
    cloth2: '#2a2831',
    hair: '#8c857b',
    skin: '#f1d4b2',
    mouth: 'soft',
    brow: 'flat',
    collar: '<path d="M36 92C44 104 76 104 84 92L80 84H40Z" fill="#fbf3e0"/>',
    hat: '<path d="M24 112C20 66 26 18 60 18S100 66 96 112C88 118 80 108 82 92 88 64 84 44 60 42S32 64 38 92C40 108 32 118 24 112Z" fill="#3c3a45"/><path d="M60 18C94 18 100 66 96 112 90 116 84 110 82 98 88 66 84 46 68 42 72 34 68 22 60 18Z" fill="#2a2831"/><path d="M36 62C34 40 46 33 60 33S86 40 84 62C80 48 72 44 60 44S40 48 36 62Z" fill="#fbf3e0"/>',
    extra:
      '<path d="M60 96V116M53 103H67" stroke="#f0b93a" stroke-width="4" stroke-linecap="round"/><g transform="translate(20 104)"><rect x="-14" y="-14" width="26" height="30" rx="3" fill="#80512f" stroke="#4a2c14" stroke-width="2"/><path d="M-9-14V16" stroke="#4a2c14" stroke-width="2"/><circle cx="3" cy="0" r="4" fill="#f0b93a"/></g>',
  }),
} as const
