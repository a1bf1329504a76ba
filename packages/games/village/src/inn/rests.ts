import type { Names } from '@chronik/kernel'

/** VI-521: the bard lays somebody beside the chronicle who would have come to the graveyard. */
export const innRests: Names = {
  chronicle: [
    '{who:dein {figure!}|ein {figure!} von {who}} stirbt{at: {at}|}; der Barde verschafft ihm einen Platz neben der Dorfchronik.',
    '{who:your {figure!}|{who}’s {figure!}} dies{at: {at}|}; the bard finds a place beside the village chronicle.',
    '{who:jouw {figure!}|een {figure!} van {who}} overlijdt{at: {at}|}; de bard zorgt voor een plaats naast de dorpskroniek.',
  ],
}
