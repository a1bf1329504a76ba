import { inLanguages, type Name, type Names } from '@chronik/kernel'

const MATERIAL: Name = ['Baumaterial', 'building material', 'bouwmateriaal']
const LOYALTY: Name = ['Loyalität', 'loyalty', 'loyaliteit']
const KNOWLEDGE: Name = ['medizinisches Wissen', 'medical knowledge', 'medische kennis']
const MONEY: Name = ['Geld', 'money', 'geld']
const PIETY: Name = ['Frömmigkeit', 'piety', 'vroomheid']
const GRAIN: Name = ['Getreide', 'grain', 'graan']
const COURSE: Name = ['Lauf der Partie', 'course of the match', 'verloop van de partij']
const SEALS: Name = ['Spenden für Bauvorhaben', 'donations to projects', 'donaties aan bouwprojecten']
const PROJECTS: Name = ['Plätze an Bauvorhaben', 'fields of building projects', 'plaatsen bij bouwprojecten']
const HOUSES: Name = ['Häuser und Pacht', 'houses and rent', 'huizen en pacht']
const ACTIVE: Name = [
  'Aufgaben als aktiver Spieler',
  'duties of the active player',
  'taak als actieve speler',
]
const NOW: Name = ['Aussichten dieses Zuges', 'prospects of this turn', 'vooruitzichten van deze beurt']
const LATER: Name = ['Karten für spätere Züge', 'cards for later turns', 'kaarten voor latere beurten']

const STOCK: Names = {
  material: MATERIAL,
  'second-material': MATERIAL,
  'spare-material': MATERIAL,
  wool: ['Wolle', 'wool', 'wol'],
  cloth: ['Tuch', 'cloth', 'laken'],
  loyalty: LOYALTY,
  'some-loyalty': LOYALTY,
  knowledge: KNOWLEDGE,
  'some-knowledge': KNOWLEDGE,
  money: MONEY,
  'tax-money': MONEY,
  piety: PIETY,
  'spare-piety': PIETY,
  grain: GRAIN,
  'spare-grain': GRAIN,
  'piety-missing': PIETY,
  'grain-missing': GRAIN,
  'tax-missing': MONEY,
}

const TOWN: Names = {
  'house-grain': HOUSES,
  'house-piety': HOUSES,
  'house-wool': HOUSES,
  'house-medical-knowledge': HOUSES,
  'house-loyalty': HOUSES,
  'house-money': HOUSES,
  'house-vp': HOUSES,
  'houses-left': HOUSES,
  'houses-to-rent': HOUSES,
  'seals-left': SEALS,
  'donations-begun': SEALS,
  'open-fields': PROJECTS,
  buildable: PROJECTS,
  treatable: ['Kranke, die versorgt werden können', 'people to treat', 'zieken om te verzorgen'],
  'metal-lead': ['Metall für den Turm', 'metal for the tower', 'metaal voor de toren'],
  penance: ['drohende Buße', 'penance ahead', 'dreigende boetedoening'],
  begging: ['drohendes Betteln', 'begging ahead', 'dreigend bedelen'],
  'royal-court': ['drohendes Gericht', 'royal court ahead', 'dreigend gerecht'],
  active: ACTIVE,
  'next-active': ACTIVE,
  'points-near-zero': ['Punkte nahe null', 'points near zero', 'punten bij nul'],
}

const HAND: Names = {
  'hand-act-grain': ['Karte Getreide', 'card Grain', 'kaart Graan'],
  'hand-act-piety': ['Karte Frömmigkeit', 'card Piety', 'kaart Vroomheid'],
  'hand-act-material': ['Karte Baumaterial', 'card Building material', 'kaart Bouwmateriaal'],
  'hand-act-project': ['Karte Bauvorhaben', 'card Building project', 'kaart Bouwproject'],
  'hand-act-sale': ['Karte Woll- und Tuchverkauf', 'card Wool and cloth sale', 'kaart Wol- en lakenverkoop'],
  'hand-act-privilege': ['Karte Privileg', 'card Privilege', 'kaart Privilege'],
  'hand-act-house': ['Karte Hausbau', 'card House building', 'kaart Huizenbouw'],
  'hand-act-rent': ['Karte Hauspacht', 'card House rent', 'kaart Huispacht'],
  'hand-act-donation': ['Karte Spende', 'card Donation', 'kaart Donatie'],
  'hand-act-cloth': ['Karte Tuchherstellung', 'card Cloth making', 'kaart Lakenmakerij'],
  'hand-act-medicine': ['Karte Medizin', 'card Medicine', 'kaart Geneeskunde'],
  'hand-act-favour': ['Karte Gunst', 'card Favour', 'kaart Gunst'],
}

/** What the features of World Without End are called when a reason is told. */
export const worldFeatures = inLanguages({
  score: ['sichere Siegpunkte', 'points in hand', 'zekere overwinningspunten'],
  always: COURSE,
  late: COURSE,
  ...STOCK,
  ...TOWN,
  ...HAND,
  'actions-left': LATER,
  'turn-worth': NOW,
  'later-worth': LATER,
})
