import { words } from '@chronik/kernel'

/** The words of World Without End: data, code, notation, log, messages and tests use these and no others. */

export const MOST_PLAYERS = 4
export const CHAPTERS = 4
/** The rounds of a chapter; also the cards that either pile of a player holds at its end. */
export const ROUNDS = 6

/** What a player may keep behind the screen; money is unlimited, all else comes from a stock. */
export const GOODS = words([
  'stone',
  'wood',
  'grain',
  'wool',
  'cloth',
  'piety',
  'loyalty',
  'medical-knowledge',
  'money',
])
export const { stone: STONE, wood: WOOD, grain: GRAIN, wool: WOOL, cloth: CLOTH } = GOODS.at
export const { piety: PIETY, loyalty: LOYALTY, 'medical-knowledge': KNOWLEDGE, money: MONEY } = GOODS.at

/** The goods that can run out. */
export const STOCK = words([
  'stone',
  'wood',
  'grain',
  'wool',
  'cloth',
  'piety',
  'loyalty',
  'medical-knowledge',
])

/** Building material: what projects and houses are made of. */
export const MATERIALS = words(['stone', 'wood'])

/** What a symbol can bring: a good or victory points. */
export const TREASURES = words([...GOODS.list, 'vp'])
export const VP = TREASURES.at.vp

/** The action cards; the first six bear a star. */
export const CARDS = words([
  'act-grain',
  'act-piety',
  'act-material',
  'act-project',
  'act-sale',
  'act-privilege',
  'act-house',
  'act-rent',
  'act-donation',
  'act-cloth',
  'act-medicine',
  'act-favour',
])
export const STARRED = 6

/** The persons on the favour arc. */
export const PERSONS = words([
  'fav-queen',
  'fav-prior',
  'fav-outlaws',
  'fav-guild',
  'fav-prioress',
  'fav-merchants',
  'fav-king',
  'fav-earl',
  'fav-bishop',
])
/** The spaces of the favour arc, clockwise. */
export const SPACES = words(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])

/** The projects, in project order. */
export const PROJECTS = words([
  'bridge',
  'fulling-mill',
  'guildhall',
  'priors-palace',
  'hospital',
  'mary-chapel',
  'tower',
])
export const STAGES = words(['aside', 'in-play', 'finished'])

export const SITES = words([
  'site-01',
  'site-02',
  'site-03',
  'site-04',
  'site-05',
  'site-06',
  'site-07',
  'site-08',
  'site-09',
  'site-10',
  'site-11',
  'site-12',
  'site-13',
  'site-14',
])

/** The places of the plague: ten houses and the hideout in the forest. */
export const PLACES = words(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
/** What a plague tile may show. */
export const VALUES = words(['1', '2', '3', '4', '5'])
export const TILES = words(['aside', 'face-down', 'face-up', 'gone'])

export const EVENTS = words([
  'wool-slump',
  'fleece-buyers',
  'mill-begun',
  'cloth-stalls',
  'old-bridge-gives-way',
  'road-robbers',
  'fleece-fair',
  'priory-alms',
  'quarry-toll',
  'disputed-election',
  'plentiful-harvest',
  'war-with-france',
  'taking-the-veil',
  'new-alderman',
  'palace-begun',
  'guildhall-begun',
  'borough-charter',
  'hungry-winter',
  'wool-levy',
  'scarlet-dye',
  'building-boom',
  'visitation',
  'plague-spreads',
  'new-earl',
  'vice-and-chaos',
  'hospital-begun',
  'chapel-begun',
  'shared-lore',
  'monks-flee',
  'flagellants',
  'few-labourers',
  'buyers-stay-away',
  'gates-closed',
  'tower-completed',
  'plague-ends',
  'royal-pardon',
  'labour-statute',
  'idle-workshops',
  'wool-staple',
  'book-of-cures',
  'masons-demands',
  'priory-schemes',
  'second-wave',
  'consecration-feast',
])

/** What long-term events change while they are in force. */
export const TERMS = words([
  'wool-price',
  'cloth-price',
  'cloth-per-sale',
  'stone-toll',
  'project-toll',
  'project-materials',
  'project-vp',
  'house-money',
  'counted-knowledge',
  'forgo-knowledge',
  'random-discard',
])

/** Where the council's arrow, the income and the turns of a round stand. */
export const PHASES = words([
  'phase-reveal',
  'phase-orient',
  'phase-income',
  'phase-favour',
  'phase-action',
  'round-end',
  'chapter-end',
])

/** What is due at the chapter end, and the penalty for what is missing: same places in both lists. */
export const DUTIES = words(['piety', 'grain', 'tax'])
export const PENALTIES = words(['penance', 'begging', 'royal-court'])
export const { penance: PENANCE, begging: BEGGING, 'royal-court': ROYAL_COURT } = PENALTIES.at

/** The lines of the score sheet that are kept during the match. */
export const LINES = words([
  'start',
  'income',
  'favours',
  'building',
  'metal',
  'donor-bonuses',
  'rent',
  'medicine-service',
  'treatments',
  'events-gained',
  'events-lost',
  'duties-1',
  'duties-2',
  'duties-3',
  'duties-4',
])
