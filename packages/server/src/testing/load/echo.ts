// The least a server can do: gives every frame to both ends of a pair. `/<pair>`; says its address.

import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'

const pairs = new Map<string, WebSocket[]>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const pair = request.url ?? ''
  const members = pairs.get(pair) ?? []
  pairs.set(pair, members)
  members.push(socket)
  socket.on('message', (data: Buffer) => {
    for (const member of members) member.send(data, { binary: false })
  })
})
server.on('listening', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`)
})
