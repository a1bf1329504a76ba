import { CUSTOMERS } from '@chronik/my-village'
import { address } from '#lib/art/picture.ts'
import { portrait } from '#lib/art/portrait.ts'

const drawn = new Map<string, string>()

/** The face of a customer, as an image. */
export function face(customer: string): string {
  let found = drawn.get(customer)
  if (found === undefined) {
    found = address(portrait(Number(customer.slice(-2)) + 3))
    drawn.set(customer, found)
  }
  return found
}

/** Customers as pieces, by their words: small faces in a frame, for options, lines and flights. */
export function faceSymbols(): string {
  return CUSTOMERS.list
    .map(
      (customer) =>
        `<symbol id="${customer}" viewBox="0 0 32 32"><image href="${face(customer)}" x="1" y="1" width="30" height="30" preserveAspectRatio="xMidYMin slice" clip-path="inset(0 round 6px)"/><rect x="1" y="1" width="30" height="30" rx="6" fill="none" stroke="#4f83b5" stroke-width="1.6"/></symbol>`,
    )
    .join('')
}
