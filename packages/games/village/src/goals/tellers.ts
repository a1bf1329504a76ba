import type { Sentence } from '@chronik/kernel/story'
import type { VillageTellers } from '../words/tellers/memory.ts'

const SILVER: Sentence = [
  '{who} {who:bekommst|bekommt} {goal:das silberne Lebensziel „{goal}“|ein silbernes Lebensziel, das niemand sonst sieht}.',
  '{who} {who:receive|receives} {goal:the silver life goal “{goal}”|a silver life goal that nobody else sees}.',
  '{who} krijgt {goal:het zilveren levensdoel “{goal}”|een zilveren levensdoel dat niemand anders ziet}.',
]
const GOLDEN: Sentence = [
  '{who} {who:bekommst|bekommt} {goal:das goldene Lebensziel „{goal}“|ein goldenes Lebensziel, das niemand sonst sieht}.',
  '{who} {who:receive|receives} {goal:the golden life goal “{goal}”|a golden life goal that nobody else sees}.',
  '{who} krijgt {goal:het gouden levensdoel “{goal}”|een gouden levensdoel dat niemand anders ziet}.',
]

/** Life goals. */
export const goalTellers: VillageTellers<'goal-dealt' | 'goal-reached'> = {
  'goal-dealt': { say: ({ colour }, { say }) => say(colour === 'silver' ? SILVER : GOLDEN), rule: 'VL-101' },
  'goal-reached': {
    say: [
      '{who} {who:erreichst|erreicht} das Lebensziel „{goal}“{gain: und {who:erhältst|erhält} {gain}|}.',
      '{who} {who:reach|reaches} the life goal “{goal}”{gain: and {who:get|gets} {gain}|}.',
      '{who} bereikt het levensdoel “{goal}”{gain: en krijgt {gain}|}.',
    ],
    takes: (entry, { head }) => entry.code === 'gain' && entry.seat === head.seat && entry.from === head.goal,
    rule: 'VL-201',
  },
}
