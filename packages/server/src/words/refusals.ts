import { type Game, type Language, type Refusal, type Translated, tell } from '@chronik/kernel'
import type { Refused } from '@chronik/protocol'
import { PLAY_WORDS } from '../play/words.ts'
import { TABLE_WORDS } from '../tables/words.ts'

/** What the API itself refuses, beside what is refused at a table or by its match. */
const OWN = {
  en: {
    'bad-request': '{path}: this entry is missing, unknown or has the wrong form.',
    internal: 'Something went wrong on our side.',
    'cannot-keep':
      'The server cannot keep anything right now; its disk may be full. This does not count yet: please try again in a while.',
    'no-database':
      'The server cannot reach its database right now. It is not certain that this counts: try again in a moment.',
    'clock-moved': '{name} ran out of time: a bot has made this move.',
    'bot-hurried': 'Many bots are thinking just now: this one decides faster, and less well, than it could.',
    'no-frame': 'This is no frame of the live protocol.',
    'not-watching': 'Watch the table before you play at it.',
    'no-such-moment': 'The match has not come that far.',
    'rules-version': 'This match was begun under rules that this server does not know.',
    diverged: 'This match cannot be shown: the rules give something else today than they did.',
    'too-many-codes': 'Those were a lot of codes. Wait ten minutes, or ask for the link.',
    'too-many-watches': 'One connection watches at most {limit} tables.',
  },
  de: {
    'bad-request': '{path}: Dieser Eintrag fehlt, ist unbekannt oder hat die falsche Form.',
    internal: 'Auf unserer Seite ist etwas schiefgegangen.',
    'cannot-keep':
      'Der Server kann gerade nichts aufbewahren; vielleicht ist seine Festplatte voll. Das zählt noch nicht: Versuche es in einer Weile noch einmal.',
    'no-database':
      'Der Server erreicht gerade seine Datenbank nicht. Es ist nicht sicher, ob dies zählt: Versuche es gleich noch einmal.',
    'clock-moved': 'Die Zeit von {name} war um: Ein Bot hat diesen Zug gemacht.',
    'bot-hurried':
      'Gerade denken viele Bots nach: Dieser entscheidet schneller und weniger gut, als er könnte.',
    'no-frame': 'Das ist keine Nachricht des Live-Protokolls.',
    'not-watching': 'Sieh dir den Tisch an, bevor du dort spielst.',
    'no-such-moment': 'So weit ist die Partie noch nicht.',
    'rules-version': 'Diese Partie begann nach Regeln, die dieser Server nicht kennt.',
    diverged: 'Diese Partie kann nicht gezeigt werden: Die Regeln ergeben heute etwas anderes als damals.',
    'too-many-codes': 'Das waren viele Codes. Warte zehn Minuten oder lass dir den Link geben.',
    'too-many-watches': 'Eine Verbindung sieht höchstens {limit} Tische.',
  },
  nl: {
    'bad-request': '{path}: deze waarde ontbreekt, is onbekend of heeft de verkeerde vorm.',
    internal: 'Er ging aan onze kant iets mis.',
    'cannot-keep':
      'De server kan nu niets bewaren; misschien is zijn schijf vol. Dit telt nog niet: probeer het over een tijdje nog eens.',
    'no-database':
      'De server kan zijn database nu niet bereiken. Het is niet zeker of dit telt: probeer het zo meteen nog eens.',
    'clock-moved': 'De tijd van {name} was om: een bot heeft deze zet gedaan.',
    'bot-hurried': 'Er denken nu veel bots na: deze beslist sneller, en minder goed, dan hij zou kunnen.',
    'no-frame': 'Dit is geen bericht van het live-protocol.',
    'not-watching': 'Bekijk de tafel voordat je er speelt.',
    'no-such-moment': 'Zover is de partij nog niet.',
    'rules-version': 'Deze partij begon met regels die deze server niet kent.',
    diverged: 'Deze partij kan niet worden getoond: de regels leveren nu iets anders op dan toen.',
    'too-many-codes': 'Dat waren veel codes. Wacht tien minuten of vraag om de link.',
    'too-many-watches': 'Eén verbinding bekijkt hoogstens {limit} tafels.',
  },
} as const

const REFUSAL_WORDS: Translated = {
  en: { ...TABLE_WORDS.en, ...PLAY_WORDS.en, ...OWN.en },
  de: { ...TABLE_WORDS.de, ...PLAY_WORDS.de, ...OWN.de },
  nl: { ...TABLE_WORDS.nl, ...PLAY_WORDS.nl, ...OWN.nl },
}

/** A refusal in words of a language; the game's words, if it is a game that refuses. */
export function inWords(
  refusal: Refusal,
  language: Language,
  at: { readonly index?: number; readonly game?: Game | null } = {},
): Refused {
  const { code, rule, params } = refusal
  const own = Object.hasOwn(REFUSAL_WORDS[language], code)
  return {
    code,
    words: own
      ? tell(refusal, language, REFUSAL_WORDS)
      : tell(refusal, language, at.game?.refusals, at.game?.names),
    ...(params !== undefined && { params }),
    ...(rule !== undefined && { rule }),
    ...(params?.path !== undefined && { path: String(params.path) }),
    ...(at.index !== undefined && { index: at.index }),
  }
}
