import { awaitsReveal } from '@chronik/kernel/story'
import { describe, expect, test } from 'vitest'
import { TestTable } from '../testing/position.ts'
import { spoken } from '../testing/spoken.ts'
import type { VillageLog } from './log.ts'
import { story } from './story.ts'

const seat = 0
const CONNY: VillageLog = { code: 'conny-colour', seat: 1, colour: 'blue' }
const time = (amount: number): VillageLog => ({
  code: 'time',
  seat,
  amount,
  from: 0,
  to: amount,
  crossings: 0,
})
const de = (log: readonly VillageLog[], reader = -1) => spoken(log, { language: 'de', reader })

describe('what happened is told as it was', () => {
  test('the price of the well is its own, the costs of its action are told with the action', () => {
    const table = new TestTable({
      spaces: { harvest: ['skill'], family: ['skill'] },
      farms: [{ cubes: { faith: 3, skill: 1, knowledge: 1 }, members: { farm: [1] } }],
    })
    table.play('well', 'well crafts', 'buy wainwright')
    expect(spoken(table.match.log, { language: 'de' }).slice(0, 2)).toEqual([
      'Greta nutzt den Brunnen für 3 Glaubenssteine und führt die Aktion „Handwerk“ aus.',
      'Greta erwirbt in der Wagnerei einen Planwagen für einen Könnensstein und einen Wissensstein.',
    ])
  })

  test('a space is named once, also where its name is the word for something else', () => {
    const log: VillageLog[] = [{ code: 'take', seat, space: 'wedding', cube: 'skill' }]
    expect(spoken(log, { language: 'en' })).toEqual(['Greta takes a skill cube from the marriage space.'])
  })

  test('animals are bred, other goods are made', () => {
    const made = (building: string, what: string): VillageLog[] => [
      time(3),
      { code: 'product', seat, building, what, amount: 1 },
    ]
    const log = [...made('stables', 'ox'), ...made('smithy', 'plow')]
    expect(de(log)).toEqual([
      'Greta züchtet in den Ställen einen Ochsen für 3 Zeit.',
      'Greta stellt in der Schmiede einen Pflug für 3 Zeit her.',
    ])
    expect(spoken(log)[0]).toBe('Greta breeds an ox in the stables for 3 time.')
  })

  test('whoever picks nobody out of the bag is told in a sentence, you among the others too', () => {
    const done = [0, 1].map((one): VillageLog => ({ code: 'mass-done', seat: one, with: 'choose' }))
    expect(de(done)).toEqual(['Greta und Matthis suchen niemanden aus dem Beutel heraus.'])
    expect(de(done, 0)).toEqual(['Du und Matthis sucht niemanden aus dem Beutel heraus.'])
  })

  test('VI-305: a card that is slid under its stack is told whole once the next one is seen', () => {
    const slid: VillageLog = { code: 'person-slid', seat, person: 'person-bard', stack: 'stack-1' }
    const shown: VillageLog = { code: 'person-shown', person: 'person-smith', stack: 'stack-1' }
    expect(awaitsReveal(story, { about: [slid] })).toBe(true)
    expect(awaitsReveal(story, { about: [slid, shown] })).toBe(false)
  })

  test('two equal figures are counted in words, as their name begins with a number', () => {
    const drawn = ['2-a', '2-b'].map(
      (figure): VillageLog => ({ code: 'draw', seat, figure, from: 'black-bag', to: 'church-1' }),
    )
    expect(de(drawn)).toEqual(['Aus dem schwarzen Beutel zieht man zwei 2er von Greta.'])
  })

  test('two cubes of the smuggler are told together', () => {
    const cubes = ['skill', 'faith'].map(
      (what): VillageLog => ({ code: 'gain', seat, what, amount: 1, from: 'supply' }),
    )
    expect(spoken([time(1), ...cubes])).toEqual(['Greta gets a skill cube and a faith cube for 1 time.'])
  })

  test('nobody moves up where nobody was served', () => {
    const day: VillageLog[] = [{ code: 'market-day', seat }, { code: 'pass', seat }, { code: 'market-end' }]
    expect(spoken(day).at(-1)).toBe('The market day ends without a customer being served.')
    const sale: VillageLog[] = [
      { code: 'market-day', seat },
      { code: 'serve', seat, customer: 'customer-01', stall: 'stall-2', points: 4 },
      { code: 'market-end' },
      { code: 'move-up', customer: 'customer-02', from: 'queue-1', to: 'stall-2' },
      { code: 'move-up', customer: 'customer-03', from: 'queue-2', to: 'queue-1' },
      { code: 'deal', customer: 'customer-09', to: 'queue-5' },
    ]
    expect(spoken([...sale, ...day]).slice(1)).toEqual([
      'Greta serves the customer at stall 2, worth 4 prestige points at the end.',
      'The market day ends; the customers move up, and a new one joins the queue.',
      'Greta calls a market day.',
      'Greta passes.',
      'The market day ends without a customer being served.',
    ])
  })

  test('a customer counts at the end, and Conny wins nothing by hers', () => {
    const serve: VillageLog = { code: 'serve', seat: 1, customer: 'customer-01', stall: 'stall-1', points: 4 }
    expect(de([{ code: 'pay', seat: 1, what: 'ox', amount: 1 }, serve])).toEqual([
      'Matthis bedient den Kunden an Stand 1 für einen Ochsen; er zählt am Ende 4 Ruhmespunkte.',
    ])
    const solo: VillageLog[] = [CONNY, serve]
    expect(spoken(solo, { language: 'de', players: 1 })).toEqual([
      'Conny spielt in der Farbe Blau.',
      'Conny bedient den vordersten Kunden (Stand 1).',
    ])
  })

  test('a smuggler’s customer waits in the queue, not at a stall', () => {
    const log: VillageLog[] = [
      { code: 'pay', seat, what: 'plow', amount: 1 },
      { code: 'serve', seat, customer: 'customer-01', stall: 'queue-4', points: 3 },
      { code: 'move-up', customer: 'customer-02', from: 'queue-5', to: 'queue-4' },
      { code: 'pay', seat, what: 'skill', amount: 1 },
      { code: 'deal', customer: 'customer-09', to: 'queue-5' },
    ]
    expect(de(log)).toEqual([
      'Greta bedient mit Hilfe des Schmugglers den Kunden auf Platz 4 der Warteschlange für einen Pflug und einen Könnensstein; er zählt am Ende 3 Ruhmespunkte.',
    ])
  })

  test('nothing gained is not told', () => {
    const log: VillageLog[] = [
      { code: 'harvest', seat, amount: 2, with: 'plain' },
      { code: 'gain', seat, what: 'grain', amount: 0, from: 'harvest' },
      { code: 'overflow', seat, amount: 2 },
    ]
    expect(spoken(log)).toEqual([
      'Greta harvests nothing that still fits on the farm.',
      'There is no room left for 2 sacks of grain on Greta’s farm.',
    ])
  })

  test('prestige that is lost or won keeps its number, seats their names', () => {
    const log: VillageLog[] = [
      { code: 'majority', seat: 2, amount: 2 },
      { code: 'gain', seat: 2, what: 'prestige', amount: 2, from: 'church' },
    ]
    expect(spoken(log)).toEqual(['Ylva has the majority in the church and gets 2 prestige points.'])
  })

  test('V-512: those who share the majority are told together, and nobody gets the sum', () => {
    const log = [0, 2].flatMap((one): VillageLog[] => [
      { code: 'majority', seat: one, amount: 2 },
      { code: 'gain', seat: one, what: 'prestige', amount: 2, from: 'church' },
    ])
    expect(spoken(log)).toEqual([
      'Greta and Ylva share the majority in the church and each get 2 prestige points.',
    ])
    expect(de(log)).toEqual([
      'Greta und Ylva haben gemeinsam die Mehrheit in der Kirche und erhalten jeweils 2 Ruhmespunkte.',
    ])
    expect(de(log, 0)).toEqual([
      'Du und Ylva habt gemeinsam die Mehrheit in der Kirche und erhaltet jeweils 2 Ruhmespunkte.',
    ])
    expect(spoken(log, { language: 'nl' })).toEqual([
      'Greta en Ylva hebben samen de meerderheid in de kerk en krijgen elk 2 prestigepunten.',
    ])
  })

  test('VS-302: a tile of Conny is turned up; whoever reads need not be the one who plays', () => {
    const log: VillageLog[] = [CONNY, { code: 'fate', tile: 'fate-1', face: 'blank' }]
    expect(de(log).at(-1)).toBe('Auf Connys Ablage wird ein leeres Schicksalsplättchen aufgedeckt.')
  })
})

describe('deaths', () => {
  const dies = (from: string, to: string, group?: string): VillageLog => ({
    code: 'death',
    seat,
    figure: '1a',
    from,
    to,
    ...(group !== undefined && { group }),
  })

  test.each([
    [
      dies('smithy', 'chr-crafts-1', 'crafts'),
      'Dein 1er stirbt in der Schmiede und kommt in die Dorfchronik, Berufsgruppe „Handwerk“.',
    ],
    [
      dies('smithy', 'grave-1', 'crafts'),
      'Dein 1er stirbt in der Schmiede und kommt auf den Friedhof; bei „Handwerk“ hat die Dorfchronik keinen Platz mehr.',
    ],
    [dies('inn', 'grave-1'), 'Dein 1er stirbt im Wirtshaus und kommt auf den Friedhof.'],
    [dies('ship', 'sea-2'), 'Dein 1er stirbt auf dem Schiff und wird auf See bestattet.'],
    [
      dies('farm', 'chronicle-extra'),
      'Dein 1er stirbt auf dem Hof; der Barde verschafft ihm einen Platz neben der Dorfchronik.',
    ],
    [
      dies('farm', 'gone', 'farm'),
      'Dein 1er stirbt auf dem Hof und findet keinen Platz mehr, auch nicht bei „Hof“ in der Dorfchronik.',
    ],
  ])('%o', (death, told) => {
    expect(de([death], 0)).toEqual([told])
  })

  test('VP-701, VP-703: what the last burial at sea brings is told with it, before the end is rung', () => {
    const table = new TestTable({
      players: 2,
      options: { expansions: ['port'] },
      sea: { buried: ['sea-1', 'sea-3', 'sea-4'] },
      chronicle: { travel: 9 },
      farms: [{ lifetime: 9, members: { ship: [1], farm: [2] } }, { members: { farm: [2] } }],
      spaces: { harvest: ['plague', 'skill', 'faith'] },
    })
    table.play('take harvest plague', 'harvest')
    const told = spoken(table.match.log, { language: 'de', players: 2 })
    const at = told.findIndex((line) => line.includes('auf See bestattet'))
    expect(told.slice(at, at + 2)).toEqual([
      'Ein 1er von Greta stirbt auf dem Schiff und wird auf See bestattet; das bringt 2 Ruhmespunkte.',
      'Das letzte Seebestattungsfeld ist belegt; Greta läutet das Spielende ein.',
    ])
  })

  test('VS-305: Conny’s dead of the market go to the graveyard because no group is theirs', () => {
    const table = new TestTable({
      players: 1,
      spaces: { market: ['skill'], church: ['faith', 'faith', 'skill'], travel: ['knowledge', 'faith'] },
      conny: { lastSlot: 1 },
      draws: { fate: ['quill'] },
      farms: [{ members: { farm: [1] } }],
      stalls: ['customer-01'],
    })
    table.play('take church skill', 'skip')
    const told = spoken([CONNY, ...table.match.log], {
      language: 'de',
      players: 1,
      reader: 0,
    })
    expect(told).toContain('Conny nimmt einen Könnensstein vom Feld „Markt“.')
    expect(told).toContain('Ein 1er von Conny stirbt und kommt auf den Friedhof.')
  })

  test.each([
    ['graves', 'The last grave of the graveyard is taken: Greta rings in the end of the game.'],
    ['chronicle', 'The last place of the village chronicle is taken: Greta rings in the end of the game.'],
    ['sea', 'The last sea burial field is taken: Greta rings in the end of the game.'],
  ])('the end is rung by %s', (by, told) => {
    const rung: VillageLog = { code: 'end-rung', seat, by }
    expect(spoken([rung])).toEqual([told])
  })
})

describe('whoever it is about', () => {
  const lost: VillageLog = { code: 'lost', seat, action: 'church', why: 'nobody-on-farm', rule: 'V-490' }

  test('a reason is told of the right person', () => {
    expect(de([lost])).toEqual([
      'Greta kann die Aktion „Kirche“ nicht ausführen; auf dem Hof ist kein Familienmitglied.',
    ])
    expect(de([lost], 0)).toEqual([
      'Du kannst die Aktion „Kirche“ nicht ausführen; auf deinem Hof ist kein Familienmitglied.',
    ])
  })

  test('somebody found in the bag has an owner', () => {
    const log: VillageLog[] = [
      { code: 'monk' },
      { code: 'draw', seat: 3, figure: '1a', from: 'black-bag', to: 'church-1' },
      { code: 'draw', seat, figure: '2a', from: 'black-bag', to: 'church-1' },
      { code: 'monk' },
      { code: 'monk' },
      { code: 'monks-back', amount: 3 },
    ]
    expect(de(log, 0)).toEqual([
      'Aus dem schwarzen Beutel zieht man 3 Mönche, einen 1er von Bruno und einen 2er von dir.',
      'Die 3 Mönche werden zurück in den Beutel geworfen.',
    ])
  })
})

describe('costs and gains', () => {
  test('a plague cube costs its time, the action its own', () => {
    const log: VillageLog[] = [
      { code: 'take', seat, space: 'travel', cube: 'plague' },
      time(2),
      { code: 'train', seat, figure: '1a', from: 'farm', to: 'smithy' },
      time(3),
      time(3),
      { code: 'product', seat, building: 'smithy', what: 'plow', amount: 1 },
    ]
    expect(de(log)).toEqual([
      'Greta nimmt einen Peststein vom Feld „Reise“ und verliert 2 Zeit.',
      'Greta bildet einen 1er für 3 Zeit in der Schmiede aus.',
      'Greta stellt in der Schmiede einen Pflug für 3 Zeit her.',
    ])
  })

  test('VX-207 a chest opened between price and product takes neither', () => {
    const log: VillageLog[] = [
      time(3),
      { code: 'open-chest', seat, chest: 'chest-1', number: 1, from: 'farm', to: 'box' },
      { code: 'gain', seat, what: 'coin', amount: 3, from: 'chest-1' },
      { code: 'product', seat, building: 'smithy', what: 'plow', amount: 1 },
    ]
    expect(de(log)).toEqual([
      'Greta öffnet eine Schatzkiste und findet 3 Münzen.',
      'Greta stellt in der Schmiede einen Pflug für 3 Zeit her.',
    ])
  })

  test('a journey with everything it costs and brings', () => {
    const log: VillageLog[] = [
      { code: 'pay', seat, what: 'wagon', amount: 1 },
      time(2),
      { code: 'pay', seat, what: 'faith', amount: 2 },
      { code: 'travel', seat, figure: '2a', from: 'farm', to: 'castle-a', road: 'road-1' },
      { code: 'marker', seat, castle: 'castle-a' },
      { code: 'gain', seat, what: 'prestige', amount: 3, from: 'castle-a' },
    ]
    expect(de(log)).toEqual([
      'Greta schickt einen 2er für einen Planwagen, 2 Zeit und 2 Glaubenssteine zur Burg A und erhält 3 Ruhmespunkte.',
    ])
  })

  test('what is paid stays with its purpose when a card or bread comes in between', () => {
    const log: VillageLog[] = [
      time(2),
      { code: 'bread', seat, figure: '1a', from: 'farm', to: 'smithy' },
      { code: 'product', seat, building: 'smithy', what: 'plow', amount: 1 },
    ]
    expect(de(log)).toEqual([
      'Greta legt unter einen 1er ein Brot; die Zahl steigt um 1.',
      'Greta stellt in der Schmiede einen Pflug für 2 Zeit her.',
    ])
  })

  test('what the smuggler buys and what he asks for', () => {
    const log: VillageLog[] = [
      { code: 'take', seat, space: 'smuggler', cube: 'skill' },
      { code: 'gain', seat, what: 'skill', amount: 1, from: 'smuggler' },
      { code: 'pay', seat, what: 'bread', amount: 2 },
      { code: 'gain', seat, what: 'prestige', amount: 4, from: 'smuggler' },
      time(2),
      { code: 'pay', seat, what: 'persuasion', amount: 1 },
    ]
    expect(spoken(log)).toEqual([
      'Greta takes a skill cube from the smuggler space.',
      'Greta sells 2 loaves of bread to the smuggler, gives 2 time and a persuasion cube for it and gets 4 prestige points.',
    ])
  })
})
