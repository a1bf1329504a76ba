import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('secrets do not reach the log, wherever they stand', () => {
  const text = logged((log) => {
    log.info({ cookie: 'hush', headers: { cookie: 'hush', authorization: 'hush', 'set-cookie': ['hush'] } })
    log.info({ table: { seed: 'hush' }, body: { user: { email: 'hush', password: 'hush' }, token: 'hush' } })
    log.info({ seats: [{ invitation: 'hush' }], url: '/table/hush' })
    log.error(
      { err: Object.assign(new Error('lost'), { parameters: ['hush'], code: 'ECONNRESET' }) },
      'database',
    )
  })
  expect(text).not.toContain('hush')
  expect(text).toContain('***')
  expect(text).toContain('"message":"lost"')
  expect(text).toContain('ECONNRESET')
})

test('lines are JSON with a level in words and a time', () => {
  const line = JSON.parse(logged((log) => log.warn('careful')))
  expect(line).toEqual({ level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'careful' })
})
