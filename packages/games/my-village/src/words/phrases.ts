import type { Sentence } from '@chronik/kernel/story'

interface Phrases {
  readonly [word: string]: Sentence
}

/** Buildings, cards and banners with their articles, as somebody takes or uses them. */
export const THINGS: Phrases = {
  stable: ['den Stall', 'the stable', 'de stal'],
  brewery: ['die Brauerei', 'the brewery', 'de brouwerij'],
  smithy: ['die Schmiede', 'the smithy', 'de smederij'],
  scriptorium: ['die Schreibstube', 'the scriptorium', 'het kantoor'],
  cartwright: ['die Wagnerei', 'the cartwright', 'de wagenmakerij'],
  field: ['ein Kornfeld', 'a field', 'een akker'],
  'church-salvation': ['die Heilskirche', 'the Salvation Church', 'de ontsmettingskerk'],
  'church-abbey': ['die Abteikirche', 'the Abbey Church', 'de kloosterkerk'],
  'church-trade': ['die Handelskirche', 'the Trade Church', 'de handelskerk'],
  'church-mission': ['die Missionskirche', 'the Mission Church', 'de reiskerk'],
  'monk-quill': ['einen Mönch mit Feder', 'a monk with a quill', 'een monnik met pennenschacht'],
  'monk-jug': ['einen Mönch mit Krug', 'a monk with a jug', 'een monnik met kelk'],
  'monk-rosary': ['einen Mönch mit Rosenkranz', 'a monk with a rosary', 'een monnik met rozenkrans'],
  'hall-finance': ['das Finanzrathaus', 'the Finance Hall', 'de financiële raad'],
  'hall-guild': ['das Gildenrathaus', 'the Guild Hall', 'de gilderaad'],
  'hall-area': ['das Bereichsrathaus', 'the Area Hall', 'de gebiedsraad'],
  'hall-population': ['das Bevölkerungsrathaus', 'the Population Hall', 'de populatieraad'],
  'meeting-place': ['den Versammlungsplatz', 'the meeting place', 'de vergaderruimte'],
  game: ['das Spielbanner', 'the game banner', 'het speelvaandel'],
  school: ['das Schulbanner', 'the school banner', 'het schoolvaandel'],
}

/** What the octagons of a hall stand for. */
export const MARKED: Phrases = {
  travel: ['die Reisekarten', 'the travel cards', 'de reiskaarten'],
  craft: ['die Handwerksgebäude', 'the craft buildings', 'de ambachtslocaties'],
  served: ['die bedienten Kunden', 'the served customers', 'de bediende klanten'],
  religion: ['Kirche und Mönche', 'church and monks', 'kerk en monniken'],
  harvest: ['die Kornfelder', 'the fields', 'de akkers'],
  abbot: ['den Abt', 'the abbot', 'de abt'],
  councillor: ['den Ratsherrn', 'the councillor', 'het raadslid'],
  traveller: ['den Reisenden', 'the traveller', 'de reiziger'],
  craftsman: ['den Handwerker', 'the craftsman', 'de ambachtsman'],
  merchant: ['den Händler', 'the merchant', 'de koopman'],
}

/** The halls on which something is marked. */
export const ON_HALL: Phrases = {
  'hall-area': ['auf dem Bereichsrathaus', 'on the Area Hall', 'op de gebiedsraad'],
  'hall-population': ['auf dem Bevölkerungsrathaus', 'on the Population Hall', 'op de populatieraad'],
}

/** A villager of somebody. */
export const VILLAGERS: Phrases = {
  abbot: ['{who:dein Abt|der Abt von {who}}', '{who:your|{who}’s} abbot', '{who:jouw abt|de abt van {who}}'],
  councillor: [
    '{who:dein Ratsherr|der Ratsherr von {who}}',
    '{who:your|{who}’s} councillor',
    '{who:jouw raadslid|het raadslid van {who}}',
  ],
  traveller: [
    '{who:dein Reisender|der Reisende von {who}}',
    '{who:your|{who}’s} traveller',
    '{who:jouw reiziger|de reiziger van {who}}',
  ],
  craftsman: [
    '{who:dein Handwerker|der Handwerker von {who}}',
    '{who:your|{who}’s} craftsman',
    '{who:jouw ambachtsman|de ambachtsman van {who}}',
  ],
  merchant: [
    '{who:dein Händler|der Händler von {who}}',
    '{who:your|{who}’s} merchant',
    '{who:jouw koopman|de koopman van {who}}',
  ],
}

/** What somebody becomes. */
export const AS: Phrases = {
  abbot: ['als Abt', 'as abbot', 'als abt'],
  councillor: ['als Ratsherrn', 'as councillor', 'als raadslid'],
  traveller: ['als Reisenden', 'as traveller', 'als reiziger'],
  craftsman: ['als Handwerker', 'as craftsman', 'als ambachtsman'],
  merchant: ['als Händler', 'as merchant', 'als koopman'],
}

/** Where the headman goes. */
export const TO: Phrases = {
  'main-house': ['zum Haupthaus', 'to the main house', 'naar het grote huis'],
  'coin-space': ['auf das Feld mit der Münze', 'to the coin space', 'naar het veld met de munt'],
  'story-space': [
    'auf das Feld mit den Geschichten-Punkten',
    'to the story space',
    'naar het veld met de verhaalpunten',
  ],
}

/** What a monk brings. */
export const BONUS: Phrases = {
  leader: ['einmal das „?“-Banner', 'the “?” banner once', 'eenmaal het “?”-vaandel'],
  school: [
    '{count:einmal das Schulbanner|zweimal das Schulbanner}',
    '{count:the school banner once|the school banner twice}',
    '{count:eenmaal het schoolvaandel|tweemaal het schoolvaandel}',
  ],
  steward: ['einmal die Marktvogtei', 'the market steward once', 'eenmaal het kantoor van de hofmeester'],
}

/** The word by which cards that differ in their numbers only are called: `brewery` for `brewery-2`. */
export function kindOf(card: string): string {
  return card.replace(/-\d+$/, '')
}
