import { hashOf } from './hash.ts'
import type { Bus, Member } from './port.ts'

/**
 * Which process sees to the bots and clocks of a table. Everybody comes to the same answer without asking, and
 * when a process comes or goes only its own tables change hands. Two that disagree for a moment do no harm: the
 * number of a deed is unique.
 */
function ownerOf(table: string, members: readonly Member[]): Member | undefined {
  let owner: Member | undefined
  let highest = -1
  for (const member of members) {
    const weight = weightOf(`${member} ${table}`)
    if (weight > highest || (weight === highest && member < (owner ?? ''))) {
      owner = member
      highest = weight
    }
  }
  return owner
}

export function owns(bus: Bus, table: string): boolean {
  return bus.members.length === 1 || ownerOf(table, bus.members) === bus.self
}

function weightOf(text: string): number {
  let hash = hashOf(text)
  // The last signs must matter as much as the first.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
