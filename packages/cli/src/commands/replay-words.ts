import {
  entryFor,
  LANGUAGES,
  type Language,
  type LogEntry,
  type MatchRecord,
  type Replay,
} from '@chronik/kernel'
import {
  type Cast,
  type GameStory,
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
  return tellAll(story, logOf(played), cast).map((line) => spokenLine(story, line, cast))
}

/** Everything that is told; what one seat alone may know is left out. */
function logOf(played: Replay): readonly LogEntry[] {
  return Array.from({ length: played.length + 1 }, (_, index) => played.logOf(index))
    .flat()
    .map((entry) => entryFor(entry, NOBODY))
}

const NOBODY = -1

/** Those who are not named are counted from 1. */
function castOf({ names, players }: MatchRecord, colours: readonly string[], language: Language): Cast {
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: names[seat] ?? phraseIn(NOBODY_NAMED, language, { number: `${seat + 1}` }),
    colour: colours[seat],
  }))
  return { seats, language }
}
