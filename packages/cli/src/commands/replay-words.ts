import {
  entryFor,
  LANGUAGES,
  type Language,
  type LogEntry,
  type MatchRecord,
  type Replay,
  type Score,
} from '@chronik/kernel'
import {
  type Cast,
  type GameStory,
  listed,
  phraseIn,
  type Sentence,
  spokenLine,
  tellAll,
} from '@chronik/kernel/story'
import { UsageError } from '../command.ts'

const NOBODY_NAMED: Sentence = ['Spieler {number}', 'Player {number}', 'Speler {number}']

/** The language somebody asked for. */
export function languageNamed(text: string | undefined): Language {
  const language = text === undefined ? 'en' : LANGUAGES.find((one) => one === text)
  if (language === undefined)
    throw new UsageError(`--lang expects one of ${LANGUAGES.join(', ')}, found "${text}".`)
  return language
}

/** A record in the sentences of its game, as somebody who watches would hear them. */
export function toldIn(language: Language, story: GameStory, played: Replay): readonly string[] {
  const cast = castOf(played.record, played.game.colours, language)
  const told = tellAll(story, logOf(played), cast).map((line) => spokenLine(story, line, cast))
  const { due } = played.goTo(played.length)
  return due.over ? [...told, ...resultIn(cast, due.score)] : told
}

const FINAL_SCORE: Sentence = ['Endstand: {totals}.', 'Final score: {totals}.', 'Eindstand: {totals}.']
const WINNER: Sentence = ['{who} gewinnt.', '{who} wins.', '{who} wint.']
const WINNER_OF_TIE: Sentence = [
  '{who} gewinnt bei Gleichstand.',
  '{who} wins the tie.',
  '{who} wint bij gelijke stand.',
]
const WINNERS: Sentence = ['{who} gewinnen gemeinsam.', '{who} share the victory.', '{who} winnen samen.']

/** How the match ended; whoever plays alone has nobody to win against. */
function resultIn({ seats, language }: Cast, { totals, places }: Score): readonly string[] {
  const named = totals.map((total, seat) => `${seats[seat].name} (${numberIn(language, total)})`)
  const winners = seats.filter((_, seat) => places[seat] === 1).map(({ name }) => name)
  const tied = totals.filter((total) => total === Math.max(...totals)).length > winners.length
  const sentence = winners.length > 1 ? WINNERS : tied ? WINNER_OF_TIE : WINNER
  const won = phraseIn(sentence, language, { who: listed(language, winners) })
  return [
    phraseIn(FINAL_SCORE, language, { totals: listed(language, named) }),
    ...(seats.length > 1 ? [`${won.charAt(0).toUpperCase()}${won.slice(1)}`] : []),
  ]
}

/** Half points have a comma in German and Dutch. */
function numberIn(language: Language, number: number): string {
  return new Intl.NumberFormat(language).format(number)
}

/** Everything that is told; what one seat alone may know is left out. */
function logOf(played: Replay): readonly LogEntry[] {
  return Array.from({ length: played.length + 1 }, (_, index) => played.logOf(index))
    .flat()
    .map((entry) => entryFor(entry, NOBODY))
}

const NOBODY = -1

/** Those who are not named are counted from 1, and so are those who are called alike. */
function castOf({ names, players }: MatchRecord, colours: readonly string[], language: Language): Cast {
  const called = (name: string, seat: number): string => {
    if (names.filter((other) => other === name).length < 2) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  }
  const seats = Array.from({ length: players }, (_, seat) => {
    const name = names[seat] ?? null
    const number = `${seat + 1}`
    return {
      name: name === null ? phraseIn(NOBODY_NAMED, language, { number }) : called(name, seat),
      colour: colours[seat],
    }
  })
  return { seats, language }
}
