import { type Language, nameOf } from '@chronik/kernel'
import { counted } from '@chronik/kernel/story'
import { myVillage } from '@chronik/my-village'
import { story } from '@chronik/my-village/story'
import { breakableAt } from '#lib/table/breakable.ts'
import type { Seat } from '#lib/table/contract.ts'
import { isYou, spokenTokens } from '#lib/table/wording.ts'
import { m } from '#lib/words/messages.js'

/** What a word of the game is called. */
export const named = (word: string, language: Language): string => nameOf(word, language, myVillage.names)

const raised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The same at the head of something. */
export const titled = (word: string, language: Language): string => raised(named(word, language))

/** What an octagon of a hall stands for: cards of a kind, or a villager. */
export const markedName = (octagon: string, language: Language): string =>
  m.my_marked({ octagon, name: titled(octagon, language) }, { locale: language })

/** Compounds that are too long for a narrow card, by where they may break. */
const SEAMS =
  /(Handels|Handwerks|Missions|Abtei|Finanz|Gilden|Bereichs|Bevölkerungs|Versammlungs|Rosen|Markt|Schreib|klooster|ontsmet|tings|ambachts|populatie|gebieds|vergader|startspeler|dobbelsteen)(?=\p{Ll}{4})/giu

/** A name that finds room where it is narrow. */
export const breakable = breakableAt(SEAMS)

/** Somebody in a sentence: who has no name of one's own there is spoken to. */
export const called = (name: string): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: isYou(name) ? 'yes' : 'no',
})

/** Equal pieces as amounts, `2 horses, a beer`, as one says them. */
export const amounts = (words: readonly string[], language: Language): string =>
  spokenTokens(story, counted(words), language)

/** A piece at the head of a sentence, `A white 4`. */
export const onePiece = (word: string, language: Language): string => raised(amounts([word], language))

/** What a village is called by whoever looks at it. */
export function villageName(
  { seat: own, seats }: { readonly seat: number; readonly seats: readonly Seat[] },
  seat: number,
): string {
  const { name } = seats[seat]
  return m.my_village_of({ name, you: seat === own || isYou(name) ? 'yes' : 'no' })
}
