import { address } from '#lib/art/picture.ts'

let drawn = ''

/** The bell that rings the last round, on its beam. */
export function bell(): string {
  drawn ||= address(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -74 220 160"><path d="M-90-60V40M90-60V40M-104-60H104" stroke="#6d452b" stroke-width="14" stroke-linecap="round"/><path d="M0-54V-30" stroke="#54331f" stroke-width="8"/><g transform="rotate(9)"><path d="M-44 44C-36 34-34 16-32-4-30-30-14-38 0-38S30-30 32-4C34 16 36 34 44 44Z" fill="#e0a83a" stroke="#8a5a16" stroke-width="4"/><path d="M8-36C22-32 30-22 31-4 33 16 36 34 44 44H18C14 20 14-10 8-36Z" fill="#c48a24"/><rect x="-50" y="42" width="100" height="11" rx="5" fill="#f0c55a" stroke="#8a5a16" stroke-width="3"/><circle cy="62" r="11" fill="#8a5a16"/></g></svg>',
  )
  return drawn
}
