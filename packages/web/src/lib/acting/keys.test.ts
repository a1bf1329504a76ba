import { describe, expect, test } from 'vitest'
import { commandOf, isChosen, KEYS } from './keys.ts'

const press = (key: string, held: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('a key', () => {
  test.each([
    ['3', { type: 'option', number: 3 }],
    ['ArrowLeft', { type: 'walk', dx: -1, dy: 0 }],
    ['ArrowDown', { type: 'walk', dx: 0, dy: 1 }],
    ['Backspace', { type: 'back' }],
    ['u', { type: 'back' }],
    ['U', { type: 'back' }],
    ['r', { type: 'restart' }],
    ['h', { type: 'hint' }],
    ['l', { type: 'story' }],
    ['?', { type: 'help' }],
    ['Enter', { type: 'confirm' }],
    ['Escape', { type: 'close' }],
    ['0', { type: 'quiet' }],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command)
  })

  test('belongs to the browser with Ctrl, Alt or the command key, and where it means nothing', () => {
    expect(press('r', { ctrlKey: true })).toBeNull()
    expect(press('l', { metaKey: true })).toBeNull()
    expect(press('1', { altKey: true })).toBeNull()
    expect(press('x')).toBeNull()
    expect(press('Tab')).toBeNull()
  })

  test('every command is named in the help', () => {
    const named = new Set<string>(KEYS.map(({ does }) => does))
    const known = ['1', 'ArrowUp', 'Enter', 'u', 'r', 'h', 'l', 's', 'Escape', '?', '0'].map(
      (key) => press(key)?.type ?? '',
    )
    expect(known.filter((type) => !named.has(type))).toEqual([])
  })
})

test('Enter confirms from the button that has chosen, on the board or in the bar; any other button is pressed', () => {
  const button = (ariaPressed: string | null, look: string) => ({
    ariaPressed,
    matches: (selector: string) => selector === look,
  })
  expect(isChosen(button('true', ''))).toBe(true)
  expect(isChosen(button(null, '.spot.chosen'))).toBe(true)
  expect(isChosen(button('false', '.spot'))).toBe(false)
  expect(isChosen(button(null, ''))).toBe(false)
})
