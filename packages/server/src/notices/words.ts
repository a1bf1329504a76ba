import type { Language } from '@chronik/kernel'

interface Words {
  /** Titles, for one and for several. */
  turns(tables: number): string
  news(count: number): string
  over(game: string): string
  invited(name: string): string
  friend(name: string): string
  /** What is told of a table; `last` is a sentence of the story, or empty. */
  yourTurn(game: string, others: string, last: string): string
  ended(game: string, others: string, place: number | null, score: number | null): string
  again(name: string, game: string): string
  asks(name: string): string
  /** Nobody else sits there. */
  alone: string
  bot: string
  somebody: string
  greeting(name: string): string
  whyMail: string
  offHere: string
  /** The button that does it. */
  switchOff: string
  confirmSubject: string
  confirm(name: string, link: string): string
  trial: string
}

/** What people are told when something awaits them. */
export const NOTICE_WORDS: { readonly [language in Language]: Words } = {
  de: {
    turns: (tables) => (tables === 1 ? 'Du bist am Zug' : `Du bist an ${tables} Tischen am Zug`),
    news: (count) => `${count} Neuigkeiten`,
    over: (game) => `${game}: Die Partie ist zu Ende`,
    invited: (name) => `${name} wartet auf dich`,
    friend: (name) => `${name} möchte mit dir befreundet sein`,
    yourTurn: (game, others, last) => `${game} mit ${others}: Du bist am Zug.${last}`,
    ended: (game, others, place, score) =>
      `${game} mit ${others}: Die Partie ist zu Ende${place === null ? '' : `, du hast Platz ${place}`}${score === null ? '' : ` mit ${score} Punkten`}.`,
    again: (name, game) => `${name} möchte ${game} mit dir spielen.`,
    asks: (name) => `${name} möchte mit dir befreundet sein.`,
    alone: 'niemandem sonst',
    bot: 'einem Bot',
    somebody: 'jemandem',
    greeting: (name) => `Hallo ${name},`,
    whyMail: 'Diese Mail bekommst du, weil du sie in deinem Konto bei Chronik eingeschaltet hast.',
    offHere: 'Abschalten:',
    switchOff: 'Abschalten',
    confirmSubject: 'Chronik: Mails einschalten?',
    confirm: (name, link) => `Hallo ${name},

du möchtest per Mail hören, wenn du bei Chronik am Zug bist. Öffne diese Seite, dann ist es eingeschaltet:

${link}

Du hast das gar nicht gewollt? Dann brauchst du nichts zu tun: Es kommt keine weitere Mail.
`,
    trial: 'Ab jetzt hörst du hier, wenn du bei Chronik am Zug bist.',
  },
  en: {
    turns: (tables) => (tables === 1 ? 'It is your turn' : `It is your turn at ${tables} tables`),
    news: (count) => `${count} pieces of news`,
    over: (game) => `${game}: the match is over`,
    invited: (name) => `${name} is waiting for you`,
    friend: (name) => `${name} would like to be your friend`,
    yourTurn: (game, others, last) => `${game} with ${others}: it is your turn.${last}`,
    ended: (game, others, place, score) =>
      `${game} with ${others}: the match is over${place === null ? '' : `, you came in at place ${place}`}${score === null ? '' : ` with ${score} points`}.`,
    again: (name, game) => `${name} would like to play ${game} with you.`,
    asks: (name) => `${name} would like to be your friend.`,
    alone: 'nobody else',
    bot: 'a bot',
    somebody: 'somebody',
    greeting: (name) => `Hello ${name},`,
    whyMail: 'You get this mail because you have switched it on in your account at Chronik.',
    offHere: 'Switch it off:',
    switchOff: 'Switch off',
    confirmSubject: 'Chronik: switch mails on?',
    confirm: (name, link) => `Hello ${name},

you would like to hear by mail when it is your turn at Chronik. Open this page, and it is switched on:

${link}

It wasn't you who asked? Then there is nothing to do: no other mail will come.
`,
    trial: 'From now on you hear here when it is your turn at Chronik.',
  },
  nl: {
    turns: (tables) => (tables === 1 ? 'Je bent aan de beurt' : `Je bent aan ${tables} tafels aan de beurt`),
    news: (count) => `${count} nieuwtjes`,
    over: (game) => `${game}: de partij is afgelopen`,
    invited: (name) => `${name} wacht op je`,
    friend: (name) => `${name} wil graag vrienden worden`,
    yourTurn: (game, others, last) => `${game} met ${others}: je bent aan de beurt.${last}`,
    ended: (game, others, place, score) =>
      `${game} met ${others}: de partij is afgelopen${place === null ? '' : `, je bent op plaats ${place} geëindigd`}${score === null ? '' : ` met ${score} punten`}.`,
    again: (name, game) => `${name} wil ${game} met je spelen.`,
    asks: (name) => `${name} wil graag vrienden worden.`,
    alone: 'niemand anders',
    bot: 'een bot',
    somebody: 'iemand',
    greeting: (name) => `Hallo ${name},`,
    whyMail: 'Je krijgt deze mail omdat je dat in je account bij Chronik hebt aangezet.',
    offHere: 'Uitzetten:',
    switchOff: 'Uitzetten',
    confirmSubject: 'Chronik: mails aanzetten?',
    confirm: (name, link) => `Hallo ${name},

je wilt per mail horen wanneer je bij Chronik aan de beurt bent. Open deze pagina, dan staat het aan:

${link}

Heb je hier niet om gevraagd? Dan hoef je niets te doen: er komt geen andere mail.
`,
    trial: 'Vanaf nu hoor je hier wanneer je bij Chronik aan de beurt bent.',
  },
}
