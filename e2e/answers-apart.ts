// The answers of bots for a page or a worker: asked by a message, told by a message.
import { answersOf, timesOf } from './answers.ts'

const ask = { answersOf, timesOf }
Object.assign(globalThis, { chronik: ask })

if (typeof document === 'undefined')
  globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
    void answersOf(data).then((answers) => globalThis.postMessage(answers))
  })
