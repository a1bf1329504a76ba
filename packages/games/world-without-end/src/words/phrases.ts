import type { Sentence } from '@chronik/kernel/story'

interface Phrases {
  readonly [word: string]: Sentence
}

/** The projects with their articles. */
export const PROJECTS: Phrases = {
  bridge: ['die Brücke', 'the bridge', 'de brug'],
  'fulling-mill': ['die Walkmühle', 'the fulling mill', 'de volmolen'],
  guildhall: ['die Zunfthalle', 'the guildhall', 'het gildehuis'],
  'priors-palace': ['der Priorspalast', 'the prior’s palace', 'het priorspaleis'],
  hospital: ['das Hospital', 'the hospital', 'het hospitaal'],
  'mary-chapel': ['die Marienkapelle', 'the Mary chapel', 'de Mariakapel'],
  tower: ['der Turm', 'the tower', 'de toren'],
}

/** The same, as what somebody donates to. */
export const FOR_PROJECTS: Phrases = {
  ...PROJECTS,
  'priors-palace': ['den Priorspalast', 'the prior’s palace', 'het priorspaleis'],
  tower: ['den Turm', 'the tower', 'de toren'],
}

/** The same, as where something is built in. */
export const AT_PROJECTS: Phrases = {
  bridge: ['an der Brücke', 'into the bridge', 'in de brug'],
  'fulling-mill': ['an der Walkmühle', 'into the fulling mill', 'in de volmolen'],
  guildhall: ['an der Zunfthalle', 'into the guildhall', 'in het gildehuis'],
  'priors-palace': ['am Priorspalast', 'into the prior’s palace', 'in het priorspaleis'],
  hospital: ['am Hospital', 'into the hospital', 'in het hospitaal'],
  'mary-chapel': ['an der Marienkapelle', 'into the Mary chapel', 'in de Mariakapel'],
  tower: ['am Turm', 'into the tower', 'in de toren'],
}

/** Where the favour stone goes. */
export const TO_PERSONS: Phrases = {
  'fav-queen': ['zur Königin', 'to the Queen', 'naar de koningin'],
  'fav-prior': ['zum Prior', 'to the Prior', 'naar de prior'],
  'fav-outlaws': ['zu den Geächteten', 'to the Outlaws', 'naar de vogelvrijen'],
  'fav-guild': ['zur Zunft', 'to the Guild', 'naar het gilde'],
  'fav-prioress': ['zur Priorin', 'to the Prioress', 'naar de priorin'],
  'fav-merchants': ['zu den Kaufleuten', 'to the Merchants', 'naar de kooplieden'],
  'fav-king': ['zum König', 'to the King', 'naar de koning'],
  'fav-earl': ['zum Grafen von Shiring', 'to the Earl of Shiring', 'naar de graaf van Shiring'],
  'fav-bishop': ['zum Bischof', 'to the Bishop', 'naar de bisschop'],
}

/** What whoever asks for a person’s favour would have to show. */
export const LACKING: Phrases = {
  'fav-queen': ['ohne Loyalität', 'without loyalty', 'zonder loyaliteit'],
  'fav-king': ['ohne Loyalität', 'without loyalty', 'zonder loyaliteit'],
  'fav-guild': [
    'ohne Haus auf dem Spielplan',
    'without a house on the board',
    'zonder huis op het speelbord',
  ],
  'fav-prioress': ['ohne medizinisches Wissen', 'without medical knowledge', 'zonder medische kennis'],
  'fav-bishop': ['ohne Frömmigkeit', 'without piety', 'zonder vroomheid'],
}

/** Whose favour space it is. */
export const OF_PERSONS: Phrases = {
  'fav-queen': ['der Königin', 'the Queen', 'de koningin'],
  'fav-prior': ['des Priors', 'the Prior', 'de prior'],
  'fav-outlaws': ['der Geächteten', 'the Outlaws', 'de vogelvrijen'],
  'fav-guild': ['der Zunft', 'the Guild', 'het gilde'],
  'fav-prioress': ['der Priorin', 'the Prioress', 'de priorin'],
  'fav-merchants': ['der Kaufleute', 'the Merchants', 'de kooplieden'],
  'fav-king': ['des Königs', 'the King', 'de koning'],
  'fav-earl': ['des Grafen von Shiring', 'the Earl of Shiring', 'de graaf van Shiring'],
  'fav-bishop': ['des Bischofs', 'the Bishop', 'de bisschop'],
}

/** What somebody has to do in the next chapter. */
export const PENALTIES: Phrases = {
  penance: ['Buße tun', 'do penance', 'boete doen'],
  begging: ['betteln', 'beg', 'bedelen'],
  'royal-court': [
    'vor das Königliche Gericht',
    'go to the royal court',
    'voor het koninklijk gerecht verschijnen',
  ],
}

/** What somebody escapes. */
export const ESCAPED: Phrases = {
  penance: ['der Buße', 'penance', 'de boetedoening'],
  begging: ['dem Betteln', 'begging', 'het bedelen'],
  'royal-court': ['dem Königlichen Gericht', 'the royal court', 'het koninklijk gerecht'],
}

/** The duties by name. */
export const DUTIES: Phrases = {
  piety: ['Frömmigkeit', 'piety', 'vroomheid'],
  grain: ['Getreide', 'grain', 'graan'],
  tax: ['Steuern', 'tax', 'belasting'],
}

/** What the duty asks for. */
export const DUTY_PIECES: { readonly [duty: string]: string } = {
  piety: 'piety',
  grain: 'grain',
  tax: 'money',
}

/** A good that has run out. */
export const NONE_OF: Phrases = {
  stone: ['kein Stein', 'no stone', 'geen steen'],
  wood: ['kein Holz', 'no wood', 'geen hout'],
  grain: ['kein Getreide', 'no grain', 'geen graan'],
  wool: ['keine Wolle', 'no wool', 'geen wol'],
  cloth: ['kein Tuch', 'no cloth', 'geen laken'],
  piety: ['keine Frömmigkeit', 'no piety', 'geen vroomheid'],
  'medical-knowledge': ['kein medizinisches Wissen', 'no medical knowledge', 'geen medische kennis'],
  loyalty: ['keine Loyalität', 'no loyalty', 'geen loyaliteit'],
}

/** Why points come or go, where the line before does not say it. */
export const CAUSES: Phrases = {
  'donor-bonus': ['als Spender', 'as a donor', 'als donateur'],
  metal: ['für das Metall', 'for the metal', 'voor het metaal'],
  event: ['durch das Ereignis', 'because of the event', 'door de gebeurtenis'],
}

/** The chapters as they are counted. */
export const CHAPTERS = ['I', 'II', 'III', 'IV']
