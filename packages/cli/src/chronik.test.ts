import { describe, expect, test } from 'vitest'
import { chronik, realChronik } from '../test/process.ts'

const COMMANDS = [
  'games',
  'new-password',
  'simulate',
  'engine',
  'replay',
  'verify',
  'arena',
  'analyse',
  'reliability',
  'train',
  'rules',
]

describe('chronik', () => {
  test('lists its commands with --help', async () => {
    const { code, out } = await realChronik(['--help'])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `)
  })

  test('without a command shows the same and says by its exit code that this was not enough', async () => {
    const { code, out } = await chronik([])
    expect(code).toBe(2)
    expect(out).toContain('Usage: chronik <command>')
  })

  test.each(COMMANDS)('%s has --help with its options', async (command) => {
    const { code, out, err } = await chronik([command, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Usage: chronik ${command}`)
    expect(out).toContain('--json')
  })

  test.each([
    [['dance'], 'There is no command "dance". Commands: games, serve, '],
    [['__proto__'], 'There is no command "__proto__"'],
    [['games', '--nope'], "Unknown option '--nope'"],
    [['games', 'village'], 'Expected no argument, found village'],
    [['verify'], 'Expected <record>, found nothing'],
  ])('%j is refused with what was expected', async (args, words) => {
    const { code, out, err } = await chronik(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(words)
    expect(err).toContain('--help')
  })
})
