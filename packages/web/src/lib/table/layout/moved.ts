/** So far a hand trembles while it clicks. */
const STILL = 3

let pressed: readonly [x: number, y: number] | null = null

/** Remembers where somebody has clicked. */
export function press({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void {
  pressed = [clientX, clientY]
}

/** Whether the pointer has left the place of its last click: what comes to lie under it there, nobody looks at. */
export function hasMoved({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): boolean {
  return pressed === null || Math.hypot(clientX - pressed[0], clientY - pressed[1]) > STILL
}
