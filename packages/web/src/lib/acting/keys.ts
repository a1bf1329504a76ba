/** What a key means at the table. */
export type Command =
  | { readonly type: 'option'; readonly number: number }
  | { readonly type: 'walk'; readonly dx: number; readonly dy: number }
  | { readonly type: 'round'; readonly step: 1 | -1 }
  | { readonly type: 'confirm' | 'back' | 'restart' | 'hint' | 'story' | 'help' | 'close' | 'skip' | 'quiet' }

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey?: boolean
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const LETTERS: { readonly [key: string]: Exclude<Command['type'], 'option' | 'walk' | 'round'> } = {
  backspace: 'back',
  u: 'back',
  r: 'restart',
  h: 'hint',
  l: 'story',
  '?': 'help',
  escape: 'close',
  s: 'skip',
  p: 'quiet',
  '0': 'quiet',
  enter: 'confirm',
}

/** The command of a key, or null where the key belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^[1-9]$/.test(key)) return { type: 'option', number: Number(key) }
  if (key === 'F6') return { type: 'round', step: shiftKey === true ? -1 : 1 }
  const arrow = ARROWS[key]
  if (arrow !== undefined) return { type: 'walk', dx: arrow[0], dy: arrow[1] }
  const type = LETTERS[key.toLowerCase()]
  return type === undefined ? null : { type }
}

/** A button, as far as it says what it has chosen. */
interface Pressable {
  readonly ariaPressed: string | null
  matches(selector: string): boolean
}

/** Whether a button has chosen already what it stands for: Enter on it confirms that. */
export const isChosen = (button: Pressable): boolean =>
  button.ariaPressed === 'true' || button.matches('.spot.chosen')

/** The keys as the help names them; the words for what they do are messages. */
export const KEYS = [
  { keys: ['1', '…', '9'], does: 'option' },
  { keys: ['0', 'P'], does: 'quiet' },
  { keys: ['←', '↑', '→', '↓', 'Tab'], does: 'walk' },
  { keys: ['F6'], does: 'round' },
  { keys: ['Enter'], does: 'confirm' },
  { keys: ['⌫', 'U'], does: 'back' },
  { keys: ['R'], does: 'restart' },
  { keys: ['H'], does: 'hint' },
  { keys: ['L'], does: 'story' },
  { keys: ['S'], does: 'skip' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const
