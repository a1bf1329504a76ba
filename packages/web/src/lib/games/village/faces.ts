import { CUSTOMERS } from '@chronik/village'
import { awning } from '#lib/art/awning.ts'
import { address } from '#lib/art/picture.ts'
import { portrait } from '#lib/art/portrait.ts'

const drawn = new Map<string, string>()

function once(key: string, draw: () => string): string {
  let found = drawn.get(key)
  if (found === undefined) {
    found = address(draw())
    drawn.set(key, found)
  }
  return found
}

/** The face of a customer, as an image. */
export const face = (customer: number): string => once(`face-${customer}`, () => portrait(customer + 1))

/** Customers as pieces, by their words: small faces in a frame, for options and for their way to a farm. */
export function faceSymbols(customers: number): string {
  return CUSTOMERS.list
    .slice(0, customers)
    .map(
      (id, customer) =>
        `<symbol id="${id}" viewBox="0 0 32 32"><image href="${face(customer)}" x="1" y="1" width="30" height="30" preserveAspectRatio="xMidYMin slice" clip-path="inset(0 round 6px)"/><rect x="1" y="1" width="30" height="30" rx="6" fill="none" stroke="#7d8ea6" stroke-width="1.6"/></symbol>`,
    )
    .join('')
}

/** Roofs of the stalls, from the first to the last. */
const STALL_COLOURS = ['#c8603f', '#3f8f7f', '#d9a43a', '#5d76a8', '#a5607f'] as const

export const roof = (stall: number, width: number, height: number): string =>
  once(`roof-${stall}-${width}`, () => awning(width, STALL_COLOURS[stall % STALL_COLOURS.length], height))
