// What the page says, in three languages.
import type { Language } from './language.ts'

export interface Words {
  readonly language: string
  readonly languages: string
  readonly motto: readonly [string, string]
  readonly about: string
  readonly state: string
  readonly house: string
  readonly houseEmpty: string
  readonly games: string
  readonly gamesEmpty: string
  readonly tryIt: string
  readonly commands: { readonly test: string; readonly games: string; readonly start: string }
  readonly disclaimer: string
  readonly notFound: string
  /** Names and one sentence for every package we know. */
  readonly packages: Readonly<Record<string, readonly [name: string, sentence: string]>>
}

export const words: Readonly<Record<Language, Words>> = {
  de: {
    language: 'Deutsch',
    languages: 'Sprache',
    motto: ['Ein Dorf, vier Generationen', 'und eine Feder, die alles notiert.'],
    about:
      'Chronik wird ein Spieltisch im Browser für drei Brettspiele: Village, My Village und Die Tore der Welt. Allein gegen Bots, zu mehreren an einem Gerät oder online mit Freunden, an einem Abend oder über Tage. Auf dem eigenen Rechner, mit einem einzigen Befehl.',
    state: 'Noch wird gebaut. Diese Seite zeigt, was schon steht; der Tisch folgt an derselben Adresse.',
    house: 'Das Haus',
    houseEmpty: 'Der Bauplatz ist noch leer.',
    games: 'Die Spiele',
    gamesEmpty: 'Noch liegt kein Spiel auf dem Tisch.',
    tryIt: 'Zum Ausprobieren',
    commands: {
      test: 'prüft alles, was es gibt',
      games: 'nennt die Spiele, die bereit sind',
      start: 'öffnet diese Seite',
    },
    disclaimer:
      'Inoffiziell: kein Angebot der Verlage oder Autoren und nicht mit ihnen verbunden. Die Titel gehören ihren Inhabern.',
    notFound: 'Diese Seite gibt es nicht.',
    packages: {
      kernel: ['Kern', 'Züge, Zufall, Sichten und Mitschriften: was alle Spiele teilen.'],
      bots: ['Bots', 'Mitspieler, die nur sehen, was man am Tisch sieht.'],
      server: ['Server', 'Tische, Konten und Uhren.'],
      web: ['Tisch', 'Die Oberfläche im Browser.'],
      cli: ['Befehlszeile', 'Partien spielen, nachspielen und prüfen, ganz ohne Bilder.'],
      village: ['Village', 'Eine Familie über vier Generationen; zwei bis fünf Personen, auch allein.'],
      'my-village': ['My Village', 'Jede Person baut ihr eigenes Dorf; zwei bis vier Personen.'],
      'world-without-end': ['Die Tore der Welt', 'Kingsbridge in schweren Jahren; zwei bis vier Personen.'],
    },
  },
  en: {
    language: 'English',
    languages: 'Language',
    motto: ['One village, four generations', 'and a quill that writes it all down.'],
    about:
      'Chronik is going to be a table in your browser for three board games: Village, My Village and World Without End. Alone against bots, around one screen, or online with friends, in one sitting or over days. On your own machine, with a single command.',
    state:
      'We are still building. This page shows what stands already; the table will open at the same address.',
    house: 'The house',
    houseEmpty: 'The building site is still empty.',
    games: 'The games',
    gamesEmpty: 'No game is on the table yet.',
    tryIt: 'Try it',
    commands: {
      test: 'checks everything there is',
      games: 'names the games that are ready',
      start: 'opens this page',
    },
    disclaimer:
      'Unofficial: not affiliated with the publishers or authors. The titles belong to their owners.',
    notFound: 'There is no such page.',
    packages: {
      kernel: ['Kernel', 'Moves, chance, views and records: what all games share.'],
      bots: ['Bots', 'Players who see only what can be seen from their seat.'],
      server: ['Server', 'Tables, accounts and clocks.'],
      web: ['Table', 'What you see in the browser.'],
      cli: ['Command line', 'Play, replay and verify matches without pictures.'],
      village: ['Village', 'One family through four generations; two to five players, or alone.'],
      'my-village': ['My Village', 'Everybody builds a village of their own; two to four players.'],
      'world-without-end': ['World Without End', 'Kingsbridge in hard years; two to four players.'],
    },
  },
  nl: {
    language: 'Nederlands',
    languages: 'Taal',
    motto: ['Eén dorp, vier generaties', 'en een ganzenveer die alles opschrijft.'],
    about:
      'Chronik wordt een speeltafel in je browser voor drie bordspellen: Village, My Village en World Without End. Alleen tegen bots, samen rond één scherm of online met vrienden, in één zitting of verspreid over dagen. Op je eigen computer, met één opdracht.',
    state: 'Er wordt nog gebouwd. Deze pagina laat zien wat er al staat; de tafel komt op hetzelfde adres.',
    house: 'Het huis',
    houseEmpty: 'De bouwplaats is nog leeg.',
    games: 'De spellen',
    gamesEmpty: 'Er ligt nog geen spel op tafel.',
    tryIt: 'Probeer het',
    commands: {
      test: 'controleert alles wat er is',
      games: 'noemt de spellen die klaar zijn',
      start: 'opent deze pagina',
    },
    disclaimer:
      'Onofficieel: niet verbonden aan de uitgevers of auteurs. De titels behoren toe aan hun eigenaars.',
    notFound: 'Deze pagina bestaat niet.',
    packages: {
      kernel: ['Kern', 'Zetten, toeval, zichten en verslagen: wat alle spellen delen.'],
      bots: ['Bots', 'Medespelers die alleen zien wat je aan tafel ziet.'],
      server: ['Server', 'Tafels, accounts en klokken.'],
      web: ['Tafel', 'Wat je in de browser ziet.'],
      cli: ['Opdrachtregel', 'Partijen spelen, naspelen en controleren, zonder plaatjes.'],
      village: ['Village', 'Eén familie, vier generaties lang; twee tot vijf spelers, of alleen.'],
      'my-village': ['My Village', 'Iedereen bouwt een eigen dorp; twee tot vier spelers.'],
      'world-without-end': ['World Without End', 'Kingsbridge in zware jaren; twee tot vier spelers.'],
    },
  },
}
