import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Somebody with a name and a cookie. */
export interface Person {
  readonly cookie: string
}

/** Connections one person has at a time. */
const EACH = 20
/** Connections from one address, well below what a server allows; all addresses are of this machine. */
const FROM_ONE_ADDRESS = 100
const LOOPBACK = 250
let connected = 0

/** How many people it takes so that nobody sits at too many tables at once. */
export function peopleFor(tables: number, players: number): number {
  return Math.max(players, Math.ceil((tables * players) / EACH))
}

/** So many at the same time: enough to keep the server busy while everything is made ready. */
export async function inParallel<T>(
  count: number,
  width: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const index = next++
      made[index] = await make(index)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return made
}

export async function newPerson(address: string, name: string): Promise<Person> {
  const answer = await post(address, '/api/auth/guest', { name }, null)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { cookie: cookie.join('; ') }
}

/** A table of these people whose match has begun. */
export async function newMatch(address: string, game: string, people: readonly Person[]): Promise<string> {
  const [host, ...others] = people
  const seats = people.map((_, index) => ({ kind: index === 0 ? 'me' : 'open' }))
  const request = crypto.randomUUID()
  const created = await post(address, '/api/tables', { request, game, seats }, host)
  const { table } = (await created.json()) as { table: { id: string } }
  for (const other of others) await post(address, `/api/tables/${table.id}/join`, {}, other)
  await post(address, `/api/tables/${table.id}/start`, {}, host)
  return table.id
}

export async function connect(address: string, person: Person | null): Promise<WebSocket> {
  const headers = person === null ? {} : { cookie: person.cookie }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, {
    headers: { ...headers, origin: address },
    perMessageDeflate: false,
    // A crowd comes from many addresses: a server lets only so many in from one.
    localAddress: `127.0.0.${2 + (Math.floor(connected++ / FROM_ONE_ADDRESS) % LOOPBACK)}`,
    family: 4,
  })
  await once(socket, 'open')
  return socket
}

async function post(address: string, path: string, body: object, person: Person | null): Promise<Response> {
  const answer = await fetch(address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: address,
      ...(person === null ? {} : { cookie: person.cookie }),
    },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
