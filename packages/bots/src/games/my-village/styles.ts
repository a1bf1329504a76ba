import type { Styles } from '../../training/hand-set.ts'

/** Ways to play My Village that love one thing more than it is worth. */
export const styles: Styles = {
  customers: {
    craftsman: 2,
    merchant: 2,
    stable: 2,
    brewery: 2,
    smithy: 2,
    scriptorium: 2,
    cartwright: 2,
    servable: 0.5,
    'begun-customers': 0.4,
    'customers-in-sight': 0.3,
    'spare-goods': 0.8,
    'workshops-in-time': 0.5,
  },
  travel: { traveller: 1, journey: 1.5, 'journey-goes-on': 0.3, 'travel-payable': 0.4 },
  church: { abbot: 1, windows: 1.2, 'windows-to-come': 0.2, 'monk-payable': 0.3 },
  council: { councillor: 1, marks: 0.8, 'next-mark': 0.3, 'hall-population': 1, 'hall-area': 1 },
  stories: { tree: 0.25, 'tree-to-secure': 0.3, 'headman-on-story': 0.5 },
  harvest: { fields: 1, plows: 0.6 },
  chronicle: { 'chronicle-awaits': 0.4, 'near-death': 1, 'marked-gone': 0.5 },
}
