import { inLanguages, type Names, namedAlike } from '@chronik/kernel'
import { SITES } from '../box/vocabulary.ts'

const GOODS: Names = {
  stone: ['Stein', 'stone', 'steen'],
  wood: ['Holz', 'wood', 'hout'],
  grain: ['Getreide', 'grain', 'graan'],
  wool: ['Wolle', 'wool', 'wol'],
  cloth: ['Tuch', 'cloth', 'laken'],
  piety: ['Frömmigkeit', 'piety', 'vroomheid'],
  'medical-knowledge': ['medizinisches Wissen', 'medical knowledge', 'medische kennis'],
  loyalty: ['Loyalität', 'loyalty', 'loyaliteit'],
  money: ['Geld', 'money', 'geld'],
  vp: ['Siegpunkte', 'victory points', 'overwinningspunten'],
  tax: ['Steuer', 'tax', 'belasting'],
}

const CARDS: Names = {
  'act-grain': ['Getreide', 'Grain', 'Graan'],
  'act-piety': ['Frömmigkeit', 'Piety', 'Vroomheid'],
  'act-material': ['Baumaterial', 'Building material', 'Bouwmateriaal'],
  'act-project': ['Bauvorhaben', 'Building project', 'Bouwproject'],
  'act-sale': ['Woll- und Tuchverkauf', 'Wool and cloth sale', 'Wol- en lakenverkoop'],
  'act-privilege': ['Privileg', 'Privilege', 'Privilege'],
  'act-house': ['Hausbau', 'House building', 'Huizenbouw'],
  'act-rent': ['Hauspacht', 'House rent', 'Huispacht'],
  'act-donation': ['Spende', 'Donation', 'Donatie'],
  'act-cloth': ['Tuchherstellung', 'Cloth making', 'Lakenmakerij'],
  'act-medicine': ['Medizin', 'Medicine', 'Geneeskunde'],
  'act-favour': ['Gunst', 'Favour', 'Gunst'],
}

const PERSONS: Names = {
  'fav-queen': ['Königin', 'Queen', 'Koningin'],
  'fav-prior': ['Prior', 'Prior', 'Prior'],
  'fav-outlaws': ['Geächtete', 'Outlaws', 'Vogelvrijen'],
  'fav-guild': ['Zunft', 'Guild', 'Gilde'],
  'fav-prioress': ['Priorin', 'Prioress', 'Priorin'],
  'fav-merchants': ['Kaufleute', 'Merchants', 'Kooplieden'],
  'fav-king': ['König', 'King', 'Koning'],
  'fav-earl': ['Graf von Shiring', 'Earl of Shiring', 'Graaf van Shiring'],
  'fav-bishop': ['Bischof', 'Bishop', 'Bisschop'],
}

const PROJECTS: Names = {
  bridge: ['Brücke', 'Bridge', 'Brug'],
  'fulling-mill': ['Walkmühle', 'Fulling mill', 'Volmolen'],
  guildhall: ['Zunfthalle', 'Guildhall', 'Gildehuis'],
  'priors-palace': ['Priorspalast', "Prior's palace", 'Priorspaleis'],
  hospital: ['Hospital', 'Hospital', 'Hospitaal'],
  'mary-chapel': ['Marienkapelle', 'Mary chapel', 'Mariakapel'],
  tower: ['Turm', 'Tower', 'Toren'],
}

/** The titles of the event cards, chapter by chapter. */
const EVENTS: Names = {
  'wool-slump': ['Wollflaute', 'Wool slump', 'Wolslapte'],
  'fleece-buyers': ['Vliesaufkäufer', 'Fleece buyers', 'Vachtopkopers'],
  'mill-begun': ['Die Walkmühle', 'The fulling mill', 'De volmolen'],
  'cloth-stalls': ['Tuchstände', 'Cloth stalls', 'Lakenkramen'],
  'old-bridge-gives-way': ['Die alte Brücke bricht', 'The old bridge gives way', 'De oude brug bezwijkt'],
  'road-robbers': ['Wegelagerer', 'Robbers on the road', 'Struikrovers'],
  'fleece-fair': ['Wollmesse', 'Fleece fair', 'Woljaarmarkt'],
  'priory-alms': ['Almosen für die Priorei', 'Alms at the priory', 'Aalmoezen voor de priorij'],
  'quarry-toll': ['Steinbruchzoll', 'Quarry toll', 'Groevetol'],
  'disputed-election': ['Strittige Priorwahl', 'Disputed election', 'Omstreden verkiezing'],
  'plentiful-harvest': ['Reiche Ernte', 'Plentiful harvest', 'Rijke oogst'],
  'war-with-france': ['Krieg gegen Frankreich', 'War with France', 'Oorlog met Frankrijk'],
  'taking-the-veil': ['Der Schleier', 'Taking the veil', 'De sluier'],
  'new-alderman': ['Der neue Ratsälteste', 'The new alderman', 'De nieuwe raadsoudste'],
  'palace-begun': ['Der Priorspalast', 'The prior’s palace', 'Het priorspaleis'],
  'guildhall-begun': ['Die Zunfthalle', 'The guildhall', 'Het gildehuis'],
  'borough-charter': ['Der Stadtbrief', 'Borough charter', 'Het stadsrecht'],
  'hungry-winter': ['Hungerwinter', 'Hungry winter', 'Schrale winter'],
  'wool-levy': ['Wollabgabe', 'War levy on wool', 'Wolheffing'],
  'scarlet-dye': ['Scharlachfarbe', 'Scarlet dye', 'Scharlaken verf'],
  'building-boom': ['Baufieber', 'Building boom', 'Bouwkoorts'],
  visitation: ['Bischöfliche Visitation', 'Episcopal visitation', 'Bisschoppelijke visitatie'],
  'plague-spreads': ['Die Pest greift um sich', 'The plague spreads', 'De pest grijpt om zich heen'],
  'new-earl': ['Der neue Graf', 'The new earl', 'De nieuwe graaf'],
  'vice-and-chaos': ['Laster und Chaos', 'Vice and chaos', 'Zedenverval en chaos'],
  'hospital-begun': ['Das Hospital', 'The hospital', 'Het hospitaal'],
  'chapel-begun': ['Die Marienkapelle', 'The Mary chapel', 'De Mariakapel'],
  'shared-lore': ['Geteiltes Heilwissen', 'Healing lore shared', 'Gedeelde geneeskunst'],
  'monks-flee': ['Die Mönche fliehen', 'The monks flee', 'De monniken vluchten'],
  flagellants: ['Geißler', 'Flagellants', 'Flagellanten'],
  'few-labourers': ['Zu wenig Arbeiter', 'Too few labourers', 'Te weinig arbeiders'],
  'buyers-stay-away': ['Ausbleibende Käufer', 'Buyers stay away', 'Kopers blijven weg'],
  'gates-closed': ['Geschlossene Tore', 'Gates closed', 'Gesloten poorten'],
  'tower-completed': ['Der Turm ist vollendet', 'The tower is completed', 'De toren is voltooid'],
  'plague-ends': ['Die Pest erlischt', 'The plague dies out', 'De pest dooft uit'],
  'royal-pardon': ['Königliche Begnadigung', 'Royal pardon', 'Koninklijk pardon'],
  'labour-statute': ['Arbeiterstatut', 'Statute of Labourers', 'Arbeidersstatuut'],
  'idle-workshops': ['Verwaiste Werkstätten', 'Idle workshops', 'Verlaten werkplaatsen'],
  'wool-staple': ['Wollstapel', 'Wool staple', 'Wolstapel'],
  'book-of-cures': ['Buch der Heilmittel', 'Book of cures', 'Boek van geneesmiddelen'],
  'masons-demands': ['Lohnforderungen', 'Masons ask for more', 'Looneisen'],
  'priory-schemes': ['Ränke im Kloster', 'Schemes in the priory', 'Intriges in het klooster'],
  'second-wave': ['Zweite Welle', 'Second wave', 'Tweede golf'],
  'consecration-feast': ['Kirchweihfest', 'Consecration feast', 'Kerkwijdingsfeest'],
}

const PENALTIES: Names = {
  penance: ['Buße', 'penance', 'boetedoening'],
  begging: ['Betteln', 'begging', 'bedelen'],
  'royal-court': ['Königliches Gericht', 'royal court', 'koninklijk gerecht'],
}

/** The lines of the score sheet. */
const LINES: Names = {
  start: ['Start', 'start', 'begin'],
  income: ['Einkommen', 'income', 'inkomen'],
  favours: ['Gunst', 'favours', 'gunsten'],
  building: ['Bauvorhaben', 'building', 'bouwprojecten'],
  metal: ['Metall', 'metal', 'metaal'],
  'donor-bonuses': ['Boni der Spender', 'donor bonuses', 'bonussen van donateurs'],
  rent: ['Hauspacht', 'rent', 'huispacht'],
  'medicine-service': ['Medizin', 'medicine', 'geneeskunde'],
  treatments: ['versorgte Kranke', 'treatments', 'verzorgde zieken'],
  'events-gained': ['durch Ereignisse gewonnen', 'gained by events', 'gewonnen door gebeurtenissen'],
  'events-lost': ['durch Ereignisse verloren', 'lost by events', 'verloren door gebeurtenissen'],
  'duties-1': ['Pflichtabgaben, Kapitel 1', 'duties, chapter 1', 'afdrachten, hoofdstuk 1'],
  'duties-2': ['Pflichtabgaben, Kapitel 2', 'duties, chapter 2', 'afdrachten, hoofdstuk 2'],
  'duties-3': ['Pflichtabgaben, Kapitel 3', 'duties, chapter 3', 'afdrachten, hoofdstuk 3'],
  'duties-4': ['Pflichtabgaben, Kapitel 4', 'duties, chapter 4', 'afdrachten, hoofdstuk 4'],
}

const PLACES: Names = {
  stock: ['Vorrat', 'stock', 'voorraad'],
  quarry: ['Steinbruch', 'quarry', 'steengroeve'],
  forest: ['Wald', 'forest', 'bos'],
  field: ['Acker', 'field', 'akker'],
  cathedral: ['Kathedrale', 'cathedral', 'kathedraal'],
  project: ['Bauvorhaben', 'building project', 'bouwproject'],
  favour: ['Gunstbogen', 'favour arc', 'gunstboog'],
  market: ['Markt', 'market', 'markt'],
  immediate: ['sofort', 'immediate', 'direct'],
  'long-term': ['dauerhaft', 'long-term', 'blijvend'],
  'at-least-1': ['mindestens 1', 'at least 1', 'minstens 1'],
  ...namedAlike(SITES.list, ['Bauplatz', 'site', 'bouwplaats'], (site) => `${Number(site.slice(-2))}`),
}

/** What stood in the way of an action that was forgone. */
const REASONS: Names = {
  'stock-empty': ['nichts mehr im Vorrat', 'nothing left in stock', 'niets meer in de voorraad'],
  'good-missing': ['dafür fehlt etwas', 'something is missing for it', 'daarvoor ontbreekt iets'],
  'no-material': [
    'weder Stein noch Holz im Vorrat',
    'no stone or wood in stock',
    'geen steen of hout in de voorraad',
  ],
  'no-own-material': ['kein Baumaterial', 'no building material', 'geen bouwmateriaal'],
  'no-open-project': ['kein passendes Baufeld', 'no field that fits', 'geen passend bouwveld'],
  'no-project-for-seal': [
    'kein Bauvorhaben für ein Siegel',
    'no project for a seal',
    'geen bouwproject voor een fiche',
  ],
  'no-seal-left': ['kein Spendensiegel übrig', 'no donation seal left', 'geen donatiefiche over'],
  'nothing-to-sell': ['nichts zu verkaufen', 'nothing to sell', 'niets te verkopen'],
  'cloth-covered': [
    'Tuch lässt sich noch nicht verkaufen',
    'cloth cannot be sold yet',
    'laken is nog niet te verkopen',
  ],
  'nothing-to-repeat': ['keine Karte davor', 'no card before it', 'geen kaart ervoor'],
  'no-house-left': ['kein Haus übrig', 'no house left', 'geen huis over'],
  'no-site': ['kein Bauplatz frei', 'no site free', 'geen bouwplaats vrij'],
  'no-houses': ['kein Haus auf dem Spielplan', 'no house on the board', 'geen huis op het speelbord'],
  'yields-empty': ['kein Pachtertrag im Vorrat', 'no yield in stock', 'geen pachtopbrengst in de voorraad'],
  'outlaws-unpaid': [
    'kein Geld für die Geächteten',
    'no money for the outlaws',
    'geen geld voor de vogelvrijen',
  ],
}

/** What everything in World Without End is called; the German names are those of the rulebook. */
export const names = inLanguages({
  ...GOODS,
  ...CARDS,
  ...PERSONS,
  ...PROJECTS,
  ...EVENTS,
  ...PENALTIES,
  ...LINES,
  ...PLACES,
  ...REASONS,
})
