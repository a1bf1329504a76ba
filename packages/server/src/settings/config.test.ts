import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

function problems(env: Record<string, string>): readonly string[] {
  const read = readConfig(env)
  return 'problems' in read ? read.problems : []
}

test('an empty environment is a server for this machine, with SQLite in ./data', () => {
  expect(readConfig({ CHRONIK_ORIGIN: '', PORT: ' ' })).toEqual({
    config: {
      host: '127.0.0.1',
      port: 3000,
      exactPort: false,
      data: 'data',
      database: null,
      nats: null,
      botThreads: null,
      origin: null,
      secret: null,
      trustProxy: false,
      log: 'info',
      metrics: { token: null, port: null },
      operatorToken: null,
      mail: null,
      privateNotices: false,
      noticeWindow: 120_000,
      otlp: null,
      keepDays: { talk: null, reports: 365 },
      rateLimits: true,
    },
  })
})

test('everything can be set', () => {
  const read = readConfig({
    HOST: '::',
    PORT: '8080',
    CHRONIK_DATA: '/var/lib/chronik',
    CHRONIK_DATABASE: 'postgresql://me:secret@db/chronik',
    CHRONIK_NATS: 'nats://me:secret@nats:4222',
    CHRONIK_BOT_THREADS: '0',
    CHRONIK_ORIGIN: 'https://Chronik.example:443/',
    CHRONIK_SECRET: 's'.repeat(32),
    CHRONIK_TRUST_PROXY: '10.0.0.0/8, ::1',
    CHRONIK_LOG: 'WARN',
    CHRONIK_METRICS_TOKEN: 't'.repeat(16),
    CHRONIK_METRICS_PORT: '9090',
    CHRONIK_OPERATOR_TOKEN: 'o'.repeat(16),
    CHRONIK_SMTP: 'smtps://me:secret@mail.example',
    CHRONIK_MAIL_FROM: 'Chronik <chronik@mail.example>',
    CHRONIK_PRIVATE_NOTICES: 'on',
    CHRONIK_NOTICE_SECONDS: '30',
    CHRONIK_OTLP: 'http://collector:4318',
    CHRONIK_KEEP_TALK_DAYS: '90',
    CHRONIK_KEEP_REPORTS_DAYS: 'ever',
    CHRONIK_RATE_LIMITS: 'off',
  })
  expect(read).toEqual({
    config: {
      host: '::',
      port: 8080,
      exactPort: true,
      data: '/var/lib/chronik',
      database: 'postgresql://me:secret@db/chronik',
      nats: 'nats://me:secret@nats:4222',
      botThreads: 0,
      origin: 'https://chronik.example',
      secret: 's'.repeat(32),
      trustProxy: ['10.0.0.0/8', '::1'],
      log: 'warn',
      metrics: { token: 't'.repeat(16), port: 9090 },
      operatorToken: 'o'.repeat(16),
      mail: { server: 'smtps://me:secret@mail.example', from: 'Chronik <chronik@mail.example>' },
      privateNotices: true,
      noticeWindow: 30_000,
      otlp: 'http://collector:4318',
      keepDays: { talk: 90, reports: null },
      rateLimits: false,
    },
  })
})

test.each([
  ['PORT', 'http', /number from 0 to 65535/],
  ['PORT', '65536', /number from 0 to 65535/],
  ['PORT', '-1', /number from 0 to 65535/],
  ['CHRONIK_DATABASE', 'mysql://me:secret@db/x', /PostgreSQL/],
  ['CHRONIK_DATABASE', 'db', /PostgreSQL/],
  ['CHRONIK_NATS', 'http://me:secret@nats', /NATS server/],
  ['CHRONIK_BOT_THREADS', 'many', /0 to 99/],
  ['CHRONIK_ORIGIN', 'chronik.example', /without a path/],
  ['CHRONIK_ORIGIN', 'https://chronik.example/games', /without a path/],
  ['CHRONIK_ORIGIN', 'ftp://chronik.example', /without a path/],
  ['CHRONIK_SECRET', 'short', /at least 32 characters/],
  ['CHRONIK_TRUST_PROXY', 'everybody', /proxies/],
  ['CHRONIK_LOG', 'loud', /one of trace/],
  ['CHRONIK_METRICS_TOKEN', 'short', /at least 16/],
  ['CHRONIK_METRICS_PORT', 'x', /number from 0/],
  ['CHRONIK_METRICS_PORT', '3000', /another port/],
  ['CHRONIK_RATE_LIMITS', 'maybe', /on or off/],
  ['CHRONIK_PRIVATE_NOTICES', 'some', /on or off/],
  ['CHRONIK_OTLP', 'collector:4318', /speaks OTLP over HTTP/],
  ['CHRONIK_KEEP_TALK_DAYS', '0', /must be a number of days from 1, or "ever", not "0"/],
  ['CHRONIK_NOTICE_SECONDS', 'soon', /must be a number of seconds, not "soon"/],
])('%s=%s is explained', (name, value, words) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(words)])
  expect(problems({ [name]: value })[0]).toContain(name)
})

test('each bad value has its own sentence, and passwords are not repeated', () => {
  const all = problems({ PORT: 'x', CHRONIK_DATABASE: 'mysql://me:hunter2@db/x', CHRONIK_LOG: 'x' })
  expect(all).toHaveLength(3)
  expect(all.join()).not.toContain('hunter2')
})

test.each([
  [{ CHRONIK_DATABASE: '' }, /CHRONIK_NATS is for several servers on one PostgreSQL database/],
  [{ CHRONIK_SECRET: '' }, /CHRONIK_NATS needs CHRONIK_SECRET, the same for all/],
  [{ CHRONIK_NATS: '', CHRONIK_BOT_THREADS: '0' }, /CHRONIK_BOT_THREADS=0 leaves bots to workers/],
])('several servers with %j are explained', (wrong, words) => {
  const together = {
    CHRONIK_DATABASE: 'postgres://db/chronik',
    CHRONIK_NATS: 'nats://nats:4222',
    CHRONIK_SECRET: 's'.repeat(32),
  }
  expect(problems(together)).toEqual([])
  expect(problems({ ...together, ...wrong })).toEqual([expect.stringMatching(words)])
})

test('a worker needs no database, but to know where its tasks are', () => {
  const read = (env: Record<string, string>) => readConfig(env, { log: 'info', role: 'worker' })
  expect(read({})).toEqual({ problems: [expect.stringMatching(/^CHRONIK_NATS must say where/)] })
  expect(read({ CHRONIK_NATS: 'nats://nats', CHRONIK_SECRET: 's'.repeat(32) })).toHaveProperty('config')
})

const MAIL = {
  CHRONIK_ORIGIN: 'https://chronik.example',
  CHRONIK_SMTP: 'smtp://mail.example:587',
  CHRONIK_MAIL_FROM: 'chronik@mail.example',
}

test.each([
  [{ CHRONIK_SMTP: 'mail.example:hunter2' }, /CHRONIK_SMTP must be the address of a mail server/],
  [{ CHRONIK_SMTP: 'https://me:hunter2@mail.example' }, /CHRONIK_SMTP must be/],
  [{ CHRONIK_SMTP: '' }, /CHRONIK_MAIL_FROM is of no use without CHRONIK_SMTP/],
  [{ CHRONIK_MAIL_FROM: '' }, /CHRONIK_MAIL_FROM must say whom/],
  [{ CHRONIK_MAIL_FROM: 'a@b.example, c@d.example' }, /CHRONIK_MAIL_FROM must say whom/],
  [{ CHRONIK_MAIL_FROM: 'Chronik <a@b.example>\r\nBcc: c@d.example' }, /CHRONIK_MAIL_FROM must say whom/],
  [{ CHRONIK_ORIGIN: '' }, /CHRONIK_SMTP needs CHRONIK_ORIGIN/],
])('mail with %j is explained', (wrong, words) => {
  expect(problems({ ...MAIL })).toEqual([])
  const found = problems({ ...MAIL, ...wrong })
  expect(found).toEqual([expect.stringMatching(words)])
  expect(found.join()).not.toContain('hunter2')
})
