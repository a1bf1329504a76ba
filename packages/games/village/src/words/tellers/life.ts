import type { Names } from '@chronik/kernel'
import type { Sentence } from '@chronik/kernel/story'
import { innRests } from '../../inn/rests.ts'
import { portRests } from '../../port/ends.ts'
import { meeple } from '../pieces.ts'
import { atPlace } from '../places.ts'
import type { VillageTellers } from './memory.ts'

const NEWBORN: Sentence = [
  '{who} {who:bekommst|bekommt} Nachwuchs: {figure}.',
  'A child is born to {who}: {figure}.',
  '{who} krijgt een nazaat: {figure}.',
]
const HOME: Sentence = [
  '{who} {who:holst|holt} {figure}, bisher {at}, zurück auf {who:deinen|den eigenen} Hof.',
  '{who} {who:bring|brings} {figure} that was {at} back to {who:your|the} farm.',
  '{who} haalt {figure} terug naar de boerderij (was {at}).',
]

/** Where the dead come to rest, by the beginning of the place. */
const RESTS: Names = {
  chr: [
    '{who:dein {figure!}|ein {figure!} von {who}} stirbt{at: {at}|} und kommt in die Dorfchronik, Berufsgruppe „{group}“.',
    '{who:your {figure!}|{who}’s {figure!}} dies{at: {at}|} and enters the village chronicle in the section “{group}”.',
    '{who:jouw {figure!}|een {figure!} van {who}} overlijdt{at: {at}|} en komt in de dorpskroniek bij “{group}”.',
  ],
  grave: [
    '{who:dein {figure!}|ein {figure!} von {who}} stirbt{at: {at}|} und kommt auf den Friedhof{group:; bei „{group}“ hat die Dorfchronik keinen Platz mehr|}.',
    '{who:your {figure!}|{who}’s {figure!}} dies{at: {at}|} and goes to the graveyard{group:; the village chronicle has no place left in the section “{group}”|}.',
    '{who:jouw {figure!}|een {figure!} van {who}} overlijdt{at: {at}|} en komt op de begraafplaats{group:; bij “{group}” is in de dorpskroniek geen plaats meer|}.',
  ],
  gone: [
    '{who:dein {figure!}|ein {figure!} von {who}} stirbt{at: {at}|} und findet keinen Platz mehr{group:, auch nicht bei „{group}“ in der Dorfchronik|}.',
    '{who:your {figure!}|{who}’s {figure!}} dies{at: {at}|} and finds no place any more{group:, not even in the section “{group}” of the village chronicle|}.',
    '{who:jouw {figure!}|een {figure!} van {who}} overlijdt{at: {at}|} en vindt geen plaats meer{group:, ook niet bij “{group}” in de dorpskroniek|}.',
  ],
  ...innRests,
  ...portRests,
}

/** What the groups of the chronicle are called on it. */
const GROUPS: Names = {
  farm: ['Hof', 'farm', 'boerderij'],
  crafts: ['Handwerk', 'crafts', 'ambacht'],
  travel: ['Reise', 'travel', 'reis'],
  council: ['Ratsstube', 'council chamber', 'raadszaal'],
  church: ['Kirche', 'church', 'kerk'],
}

/** Birth, coming home and death. */
export const lifeTellers: VillageTellers<'newborn' | 'home' | 'death' | 'nobody-dies'> = {
  newborn: {
    say: ({ seat, figure }, { say, colour }) =>
      say(NEWBORN, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    rule: 'V-412',
  },
  home: {
    say: ({ seat, figure, from }, tale) =>
      tale.say(HOME, {
        figure: [{ piece: meeple(tale.colour(seat), figure) }],
        at: atPlace(tale, from),
      }),
    rule: 'V-413',
  },
  death: {
    say: ({ seat, figure, from, to, group }, tale) =>
      tale.say(RESTS[to.split('-')[0]], {
        figure: [{ piece: meeple(tale.colour(seat), figure) }],
        // Conny's family lives beside the board.
        at: seat === 1 && tale.memory.conny !== null ? '' : atPlace(tale, from),
        group: group === undefined ? '' : tale.say(GROUPS[group]),
      }),
    // VP-701: a burial at sea brings prestige.
    takes: (entry, { head }) => entry.code === 'gain' && entry.seat === head.seat && entry.from === head.to,
    rule: 'V-607',
  },
  'nobody-dies': {
    say: [
      'In {who:deiner Familie|der Familie von {who}} kann gerade niemand sterben.',
      'Nobody in {who:your family|{who}’s family} can die now.',
      'In {who:jouw familie|de familie van {who}} kan nu niemand overlijden.',
    ],
    rule: 'V-606',
  },
}
