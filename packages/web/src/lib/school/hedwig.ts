import { bust } from '../bots/bust.ts'

export type Mood = 'tells' | 'glad' | 'doubts'

const FACES = {
  tells: { mouth: 'open', brow: 'up', eyes: 'open' },
  glad: { mouth: 'smile', brow: 'up', eyes: 'closed' },
  doubts: { mouth: 'wry', brow: 'flat', eyes: 'open' },
} as const

const arm = (path: string): string =>
  `<path d="${path}" stroke="#3c566f" stroke-width="13" stroke-linecap="round" fill="none"/>`
const hand = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6.500" fill="#f3cfa2"/>`
const finger = (path: string): string =>
  `<path d="${path}" stroke="#f3cfa2" stroke-width="5" stroke-linecap="round"/>`
const BOOK =
  '<g transform="translate(82 100) rotate(-8)"><path d="M-18-10C-12-14-5-13 0-9 5-13 12-14 18-10V12C12 8 5 9 0 13-5 9-12 8-18 12Z" fill="#a83232" stroke="#5f1616" stroke-width="2" stroke-linejoin="round"/><path d="M0-9V13" stroke="#5f1616" stroke-width="2"/><circle cx="9" cy="0" r="3" fill="#f8cf5c"/></g>'

/** She points, rejoices with both arms, or thinks it over. */
const GESTURES = {
  tells: arm('M22 118C20 100 14 92 8 84') + hand(7, 80) + finger('M6 77L0 66') + BOOK,
  glad:
    arm('M24 116C16 104 10 92 12 78') + hand(12, 72) + arm('M96 116C104 104 110 92 108 78') + hand(108, 72),
  doubts: arm('M30 118C30 106 36 98 46 92') + hand(50, 87) + finger('M50 84l2-9') + BOOK,
} as const

const VEIL =
  '<path d="M36 50C34 28 46 24 60 24S86 28 84 50C86 68 82 78 81 86 88 90 96 94 99 100 86 109 34 109 21 100 24 94 32 90 39 86 38 78 34 68 36 50Z" fill="#fbf3e0"/><path d="M66 25C80 27 86 36 84 50 86 68 82 78 81 86 88 90 96 94 99 100 90 105 78 107 68 107 78 98 74 90 74 84 82 66 80 40 66 25Z" fill="#e2d3b3"/>'
const HOOD =
  '<path d="M40 50C42 40 50 37 60 37S78 40 80 50C72 43 66 42 58 43 50 43 44 46 40 50Z" fill="#a9774a"/><path d="M34 44C34 20 48 14 60 14S84 20 86 44C80 37 70 35 60 35S40 37 34 44Z" fill="#4f6f8c"/><path d="M60 14C72 14 84 20 86 44 80 37 74 35.500 66 35 71 27 67 17 60 14Z" fill="#3c566f"/>'
const GLASSES =
  '<g fill="#ffffff" fill-opacity=".28" stroke="#6b4a1c" stroke-width="2"><circle cx="51" cy="58.500" r="7.500"/><circle cx="69" cy="58.500" r="7.500"/></g><path d="M58.500 57q1.500-1.600 3 0M43.500 57l-4-2M76.500 57l4-2" fill="none" stroke="#6b4a1c" stroke-width="2" stroke-linecap="round"/>'
const QUILL =
  '<g transform="translate(84 34) rotate(28)"><path d="M0 18C3 8 4-4 10-16" stroke="#5a3817" stroke-width="2" fill="none"/><path d="M12-22C2-18-2-6 1 6 8 2 13-6 13-12L10-11C13-14 14-18 12-22Z" fill="#fdf6e6" stroke="#5a3817" stroke-width="1.400" stroke-linejoin="round"/></g>'

/** Magistra Hedwig, chronicler and teacher of the village school. */
export const hedwig = (mood: Mood): string =>
  bust({
    cloth: '#4f6f8c',
    cloth2: '#3c566f',
    hair: '#8c857b',
    face: [19.5, 22],
    ...FACES[mood],
    collar: '',
    behind: VEIL,
    hat: HOOD + GLASSES + QUILL,
    extra: GESTURES[mood],
  })
