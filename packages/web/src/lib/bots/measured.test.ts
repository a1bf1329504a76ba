import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS } from '@chronik/bots'
import { expect, test } from 'vitest'
import { MEASURED } from './measured.ts'

const told = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8')
const NAMES = { village: 'Village', 'my-village': 'My Village', 'world-without-end': 'World Without End' }

test.each(Object.entries(NAMES))('what is told of the bots of %s is what was measured', (game, name) => {
  const table = told
    .split(`**${name}, 2 players**`)[1]
    .split('**')[0]
    .replaceAll('grandmaster*', 'grandmaster')
  const rows = MEASURED[game].map(({ level, against, blocks, won, within }) => {
    const interval = within === null ? '' : ` ± ${within.toFixed(1)}`
    return `| ${level} against ${against} | ${blocks} | ${won.toFixed(1)} %${interval} |`
  })
  expect(rows.filter((row) => !table.includes(row))).toEqual([])
  expect(MEASURED[game].map(({ level }) => level)).toEqual(LEVELS.list.slice(1))
})
