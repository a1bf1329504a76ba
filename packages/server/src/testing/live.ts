import { Live } from '@chronik/protocol'

/** A live connection of whoever has this cookie. */
export function liveOf(address: string, cookie: string): Live {
  const headers = { origin: address, cookie }
  return new Live({
    url: `${address.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers } as never),
    patience: { first: 20, longest: 200 },
  })
}
