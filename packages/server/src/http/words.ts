import type { Language } from '@chronik/kernel'

/** What the house refuses before anybody looks at the question. */
export type HouseRefusal =
  | 'bad-request'
  | 'not-found'
  | 'wrong-method'
  | 'wrong-origin'
  | 'wrong-host'
  | 'wrong-type'
  | 'too-big'
  | 'too-deep'
  | 'too-many-requests'
  | 'closing'
  | 'server-error'
  | 'cannot-keep'
  | 'no-database'

export const HOUSE_WORDS: {
  readonly [language in Language]: { readonly [code in HouseRefusal]: string }
} = {
  en: {
    'bad-request': 'The server did not understand this.',
    'not-found': 'There is nothing here.',
    'wrong-method': 'This cannot be done here.',
    'wrong-origin': 'This was asked for by a page from elsewhere.',
    'wrong-host': 'This server does not know that it goes by this name.',
    'wrong-type': 'The server reads JSON only.',
    'too-big': 'That is too much at once.',
    'too-deep': 'This is nested too deeply.',
    'too-many-requests': 'Too many requests. Please wait a moment.',
    closing: 'The server is restarting. Please try again in a moment.',
    'server-error': 'Something went wrong on the server.',
    'cannot-keep':
      'The server cannot keep anything right now; its disk may be full. Please try again in a while.',
    'no-database': 'The server cannot reach its database right now. Please try again in a moment.',
  },
  de: {
    'bad-request': 'Das hat der Server nicht verstanden.',
    'not-found': 'Hier gibt es nichts.',
    'wrong-method': 'Das geht hier nicht.',
    'wrong-origin': 'Das hat eine Seite von anderswo verlangt.',
    'wrong-host': 'Dieser Server weiß nicht, dass er so heißt.',
    'wrong-type': 'Der Server liest nur JSON.',
    'too-big': 'Das ist zu viel auf einmal.',
    'too-deep': 'Das ist zu tief verschachtelt.',
    'too-many-requests': 'Zu viele Anfragen. Bitte warte einen Moment.',
    closing: 'Der Server startet neu. Versuche es gleich noch einmal.',
    'server-error': 'Auf dem Server ist etwas schiefgegangen.',
    'cannot-keep':
      'Der Server kann gerade nichts aufbewahren; vielleicht ist sein Speicher voll. Versuche es in einer Weile noch einmal.',
    'no-database': 'Der Server erreicht gerade seine Datenbank nicht. Versuche es gleich noch einmal.',
  },
  nl: {
    'bad-request': 'De server heeft dit niet begrepen.',
    'not-found': 'Hier is niets.',
    'wrong-method': 'Dat kan hier niet.',
    'wrong-origin': 'Dit werd gevraagd door een pagina van elders.',
    'wrong-host': 'Deze server weet niet dat hij zo heet.',
    'wrong-type': 'De server leest alleen JSON.',
    'too-big': 'Dat is te veel tegelijk.',
    'too-deep': 'Dit is te diep genest.',
    'too-many-requests': 'Te veel aanvragen. Wacht even.',
    closing: 'De server start opnieuw. Probeer het zo meteen nog eens.',
    'server-error': 'Er ging iets mis op de server.',
    'cannot-keep':
      'De server kan nu niets bewaren; misschien is zijn schijf vol. Probeer het over een tijdje nog eens.',
    'no-database': 'De server kan zijn database nu niet bereiken. Probeer het zo meteen nog eens.',
  },
}
