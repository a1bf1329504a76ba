import type { SavedMatch } from '../../library/saved.ts'
import { conform, type TableForTests, type TablePlanForTests } from '../testing/conformance.ts'
import { bot, connectHere, freshMatch, NotedDevice, person } from '../testing/here.ts'
import type { Connect, Listener } from './connection.ts'
import { LocalPort } from './local-port.ts'

/** The real host of a match, in the same thread; it can be lost like a thread that crashes. */
function begin({ options = {}, others }: TablePlanForTests = {}): Promise<TableForTests> {
  const listeners: Listener[] = []
  const connect: Connect = (listener) => {
    listeners.push(listener)
    return connectHere(listener)
  }
  const second = others === 'person' ? person('Ylva', 'blue') : bot('random')
  const match: SavedMatch = freshMatch([person('Greta'), second], options)
  const port = new LocalPort(match, new NotedDevice({ connect }))
  return Promise.resolve({
    port,
    lose: async () => {
      await port.opened
      listeners.at(-1)?.lost('out of memory')
    },
    change: async () => {
      await port.opened
      port.look(1)
    },
    wire: null,
    secrets: () => Promise.resolve([]),
  })
}

conform('this device', begin)
