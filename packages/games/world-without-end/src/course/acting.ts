import { donation } from '../board/donations.ts'
import { houseForRent, siteToBuildOn } from '../board/houses.ts'
import { clothToMake, clothToSell, woolToSell } from '../board/market.ts'
import { medicine, personToTreat } from '../board/medicine.ts'
import { firstMaterial, nextMaterial, projectToBuild } from '../board/projects.ts'
import { materialToTake } from '../goods/material.ts'
import { useOrForgo } from './turn.ts'

/** The decisions of an action card that lies open: whether it is used, and then how (W-403, W-501 to W-518). */
const STEPS: readonly { readonly id: string }[] = [
  useOrForgo,
  materialToTake,
  projectToBuild,
  firstMaterial,
  nextMaterial,
  woolToSell,
  clothToSell,
  siteToBuildOn,
  houseForRent,
  donation,
  clothToMake,
  medicine,
  personToTreat,
]
const ids = new Set(STEPS.map(({ id }) => id))

/** Whether a decision, by its id, belongs to the action card that lies open. */
export function isOfAction(decision: string): boolean {
  return ids.has(decision)
}
