import type { Appraiser, Explainer } from '../../evaluator.ts'
import type { Climb } from '../../training/climb.ts'
import type { Plan } from '../../training/train.ts'
import { byHand } from './by-hand.ts'
import { CustomersPlan } from './customers-plan.ts'
import { myVillageStart } from './start.ts'
import { styles } from './styles.ts'

/** What is counted in many pieces is shifted less, what decides a whole strategy more. */
const climb: Climb = {
  from: myVillageStart,
  fades: [[1, 1, 0.8, 0.15]],
  thumbReach: 0.25,
  reach: {
    always: 0,
    'on-turn': 0,
    'turns-left': 0,
    tree: 0.15,
    'tree-in-danger': 0.04,
    'tree-to-secure': 0.12,
    coins: 0.25,
    'many-coins': 0.25,
    servable: 0.15,
    'begun-customers': 0.12,
    'customers-in-sight': 0.1,
    'wanted-goods': 0.07,
    'spare-goods': 0.35,
    'goods-missing': 0.15,
    'near-death': 0.8,
    'last-villager': 1,
    'chronicle-awaits': 0.3,
    abbot: 0.6,
    councillor: 0.6,
    traveller: 0.6,
    craftsman: 0.6,
    merchant: 0.6,
    'hall-finance': 0.8,
    'hall-guild': 0.8,
    'hall-area': 0.8,
    'hall-population': 0.8,
    windows: 0.5,
    'windows-to-come': 0.25,
    'monk-payable': 0.25,
    'blocks-left': 0.3,
    'travel-payable': 0.1,
    'journey-goes-on': 0.25,
    'next-start': 0.5,
    'turns-to-come': 0.1,
    'next-mark': 0.15,
    'marked-alive': 0.5,
    'marked-gone': 0.5,
    'travel-missing': 0.3,
    'workshops-in-time': 0.3,
    'turn-worth': 0.12,
  },
}

export const plan: Plan = {
  course: {
    setups: [2, 3, 4, 2].map((players) => ({ players })),
    hidden: [64, 32],
    lambda: 0.98,
    whims: 0.5,
    opening: 150,
    passes: 2,
  },
  setups: [{ players: 2 }, { players: 3 }, { players: 4 }],
  stages: 4,
  ridge: 0.01,
  temperature: 0.5,
  midTurn: 6,
  climb,
  byHand,
  styles,
  ways: { customers: () => new CustomersPlan() as unknown as Appraiser & Explainer },
}
