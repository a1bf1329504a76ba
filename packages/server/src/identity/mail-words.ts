import type { Language } from '@chronik/kernel'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** The mail that lets somebody back in, in the language of the page that asked for it. */
export const MAIL_WORDS: {
  readonly [language in Language]: (name: string, code: string, link: string) => Mail
} = {
  de: (name, code, link) => ({
    subject: 'Chronik: zurück in dein Konto',
    text: `Hallo ${name},

du möchtest wieder in dein Konto bei Chronik. Öffne diese Seite und wähle ein neues Passwort:

${link}

Oder gib auf der Seite, auf der du gefragt hast, diesen Code ein:

${code}

Der Code gilt einmal und eine halbe Stunde lang. Danach bist du auf allen anderen Geräten abgemeldet.

Du hast das gar nicht gewollt? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.
`,
  }),
  en: (name, code, link) => ({
    subject: 'Chronik: back into your account',
    text: `Hello ${name},

you would like to get back into your account at Chronik. Open this page and choose a new password:

${link}

Or type this code into the page where you asked for it:

${code}

It works once, for half an hour. Afterwards you are signed out on all other devices.

It wasn't you who asked? Then there is nothing to do: nothing about your account has changed.
`,
  }),
  nl: (name, code, link) => ({
    subject: 'Chronik: terug in je account',
    text: `Hallo ${name},

je wilt weer in je account bij Chronik. Open deze pagina en kies een nieuw wachtwoord:

${link}

Of typ deze code op de pagina waar je erom hebt gevraagd:

${code}

Je kunt hem één keer gebruiken, een half uur lang. Daarna ben je op alle andere apparaten afgemeld.

Heb je hier niet om gevraagd? Dan hoef je niets te doen: er is niets veranderd aan je account.
`,
  }),
}
