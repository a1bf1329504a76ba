// The live connection of a page, cut or told differently: for moments that would take a minute or another server.
import type { Page, WebSocketRoute } from 'playwright-core'

/** Lets the live connection of a page be cut: a browser that is told to be offline keeps its open socket. */
export async function cuttableLine(page: Page): Promise<() => Promise<void>> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/live/, async (line) => {
    if (isCut) return line.close()
    line.connectToServer()
    open.add(line)
  })
  return async () => {
    isCut = true
    for (const line of open) await line.close()
  }
}

export interface ToldTable {
  readonly seats: readonly { readonly kind: string; readonly user?: string; readonly name?: string }[]
  readonly proposals: readonly object[]
}

interface Frame {
  readonly type: string
  readonly table?: ToldTable
}

/** What the server tells is told differently. */
export async function toldDifferently(page: Page, change: (frame: Frame) => Frame): Promise<void> {
  await page.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer()
    server.onMessage((said) => line.send(JSON.stringify(change(JSON.parse(String(said)) as Frame))))
  })
}

/** The table is told with something else in it. */
export const withTable =
  (change: (table: ToldTable) => object) =>
  (frame: Frame): Frame =>
    typeof frame.table === 'object' ? { ...frame, table: { ...frame.table, ...change(frame.table) } } : frame
