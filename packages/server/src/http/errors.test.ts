import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { healthRoutes } from './health.ts'

test('what goes wrong inside is not told outside', async () => {
  const app = fastify()
  handleErrors(app)
  app.get('/', () => {
    throw new Error('the password of the database is hunter2')
  })
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'de' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 'server-error',
    words: 'Auf dem Server ist etwas schiefgegangen.',
    request: expect.any(String),
  })
})

test('without its database, or on its way out, the server is not ready', async () => {
  const app = fastify()
  let closing = false
  healthRoutes(app, { ping: () => Promise.reject(new Error('gone')), closing: () => closing })
  expect(await answer()).toEqual([503, { status: 'no database' }])
  closing = true
  expect(await answer()).toEqual([503, { status: 'closing' }])

  async function answer() {
    const { statusCode, json } = await app.inject('/readyz')
    return [statusCode, json()]
  }
})
