import type { Names } from '@chronik/kernel'

/** VP-703: how the end is rung at sea. */
export const portEnds: Names = {
  sea: [
    'Das letzte Seebestattungsfeld ist belegt; {who} {who:läutest|läutet} das Spielende ein.',
    'The last sea burial field is taken: {who} {who:ring|rings} in the end of the game.',
    'Het laatste zeemansgraf is bezet: {who} luidt het einde van het spel in.',
  ],
}

/** VP-701: the dead of the sea who find no place in the chronicle. */
export const portRests: Names = {
  sea: [
    '{who:dein {figure!}|ein {figure!} von {who}}{at: stirbt {at}| stirbt auf See} und wird auf See bestattet{gain:; das bringt {gain}|}.',
    '{who:your {figure!}|{who}’s {figure!}}{at: dies {at}| dies at sea} and is buried at sea{gain:, which brings {gain}|}.',
    '{who:jouw {figure!}|een {figure!} van {who}}{at: overlijdt {at}| overlijdt op zee} en krijgt een zeemansgraf{gain:; dat levert {gain} op|}.',
  ],
}
