import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { Doors } from './doors.ts'

test('who never lets go does not hold the server open', async () => {
  const app = fastify()
  const doors = new Doors(app)
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve()
      return new Promise(() => {})
    })
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await doors.close(50)
  await closed
  expect(app.server.listening).toBe(false)
})
