import { type Language, type Move, NONE, type Setup } from '@chronik/kernel'
import { COLOURS, CUSTOMERS, couldDie, GOODS, type VillageState, village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../acting/preview.ts'
import { shellSheet } from '../../../pieces/shell-sheet.ts'
import type { OptionCard, Token } from '../../../table/contract.ts'
import { faceSymbols } from '../faces.ts'
import { tableSheet } from '../pieces/sheet.ts'
import { decisions, expectOffers, expectWords, inEveryLanguage, RAW } from '../testing/decisions.ts'
import { effectOf } from './effects.ts'
import type { VillageContext } from './figures.ts'
import { villageActing } from './index.ts'

const MATCHES: [string, Setup, number][] = [
  ['solo', { players: 1 }, 11],
  ['two', { players: 2 }, 21],
  ['three', { players: 3, options: { 'round-limit': 5 } }, 31],
  ['four', { players: 4, options: { 'round-limit': 4 } }, 41],
  ['five', { players: 5, options: { 'round-limit': 3 } }, 51],
]

/** Whether somebody waits at every stall. */
const allStand = ({ state }: VillageContext): boolean =>
  Array.from({ length: state.box.stalls }, (_, stall) => state.stalls[stall]).every((one) => one !== NONE)

const sumOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { amount = 0 }) => sum + amount, 0)

describe.each(MATCHES)('every decision of a random match (%s)', (_name, setup, seed) => {
  test('has a question and options in words, in every language', () => {
    for (const context of inEveryLanguage(setup, seed)) expectWords(context)
  })

  test('offers every legal move in exactly one card, and in one group where there are groups', () => {
    for (const context of decisions(setup, seed, 'en')) expectOffers(context)
  })

  test('shows what an option costs and brings exactly as it then happens', () => {
    for (const context of decisions(setup, seed, 'en')) {
      for (const move of context.moves) {
        const { cost, gain, state } = effectOf(context, move)
        expect(balance(cost, gain)).toEqual(difference(context, state))
      }
    }
  })

  test('explains everything that can be pointed at and not be had', () => {
    for (const context of decisions(setup, seed, 'de')) {
      const { aims } = villageActing.offer(context)
      for (const [id, { state, moves }] of aims) {
        if (state !== 'asked' || moves.length > 0) continue
        const explained = villageActing.explain(context, id)
        expect(explained === null || !RAW.test(`${explained.title} ${explained.sentence}`), id).toBe(true)
      }
    }
  })
})

/** Tokens as a balance, without what is still to be chosen, what could be paid instead and what is no stock. */
function balance(cost: readonly Token[], gain: readonly Token[]): Map<string, number> {
  const sums = new Map<string, number>()
  const count = (tokens: readonly Token[], sign: number) => {
    const other = tokens.findIndex(({ or }) => or === true)
    const rest = other < 0 ? [] : tokens.slice(other).filter(({ piece }) => piece !== 'time')
    for (const token of tokens.filter((one) => !rest.includes(one))) {
      const { piece, amount = 0 } = token
      if (STOCK.includes(piece)) sums.set(piece, (sums.get(piece) ?? 0) + sign * amount)
    }
  }
  count(cost, -1)
  count(gain, 1)
  return nonZero(sums)
}

const STOCK: readonly string[] = [...COLOURS.list, 'coin', 'grain', 'time']

function stock({ farms, box }: VillageState, seat: number): Map<string, number> {
  const farm = farms[seat]
  return new Map<string, number>([
    ...COLOURS.list.map((colour, at): [string, number] => [colour, farm.cubes[at]]),
    ['coin', farm.coins],
    ['grain', farm.grain],
    ['time', -(farm.crossings * box.trackLength + farm.lifetime)],
  ])
}

function difference({ state, seat }: VillageContext, after: VillageState): Map<string, number> {
  const before = stock(state, seat)
  return nonZero(
    new Map(Array.from(stock(after, seat), ([piece, amount]) => [piece, amount - (before.get(piece) ?? 0)])),
  )
}

function nonZero(sums: Map<string, number>): Map<string, number> {
  return new Map([...sums].filter(([, amount]) => amount !== 0))
}

describe('every piece that is shown', () => {
  test('is on the sheet', () => {
    const symbols = shellSheet() + tableSheet() + faceSymbols(CUSTOMERS.list.length)
    const drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))
    const missing = new Set<string>()
    for (const context of [...decisions({ players: 1 }, 4, 'en'), ...decisions({ players: 2 }, 4, 'en')]) {
      const { cards, groups } = villageActing.offer(context)
      const tokens = cards.flatMap(({ cost, gain }) => [...cost, ...gain])
      const places = (groups ?? []).flatMap((group) => group.tokens)
      for (const { piece } of [...tokens, ...places]) if (!drawn.has(piece)) missing.add(piece)
      for (const { piece } of cards) if (piece !== undefined && !drawn.has(piece)) missing.add(piece)
    }
    expect([...missing]).toEqual([])
  })
})

describe('a preview', () => {
  test('leaves the position as it is', () => {
    for (const context of decisions({ players: 2 }, 5, 'en')) {
      const before = context.state.mem.slice()
      for (const move of context.moves) outcomeOf(village, context.state, context.seat, move)
      expect(context.state.mem).toEqual(before)
    }
  })
})

/** The first decision of this kind in a random match. */
const decisionOf = (id: string, language: Language, setup?: Setup): VillageContext =>
  contextWhere(({ decision }) => decision === id, language, setup)

/** The first position of random matches that is wanted. */
function contextWhere(
  wanted: (context: VillageContext) => boolean,
  language: Language = 'en',
  setup: Setup = { players: 3 },
): VillageContext {
  for (let seed = 1; seed < 60; seed++) {
    for (const context of decisions(setup, seed, language)) if (wanted(context)) return context
  }
  throw new Error('no such position')
}

const titles = (cards: readonly OptionCard[]) => cards.map(({ title }) => title)

test('V-477: who could pay a step of the council with a scroll or with persuasion is shown both prices', () => {
  const context = contextWhere(({ decision, game, state, seat, moves }) => {
    const ways = moves.map((move) => outcomeOf(game, state, seat, move))
    return decision === 'd-council' && ways.some((way) => way.decision === 'd-council-pay')
  })
  const { cards } = villageActing.offer(context)
  const costs = cards.map(({ cost }) => cost.map(({ piece, or }) => (or === true ? `or ${piece}` : piece)))
  expect(costs).toContainEqual(['scroll', 'or persuasion', 'time'])
})

describe('the words of', () => {
  test('crafts: building, then way to pay; training promises nothing yet', () => {
    const context = decisionOf('d-crafts', 'de')
    const { prompt, groups, cards } = villageActing.offer(context)
    expect(prompt.question).toBe('In welchem Handwerksgebäude?')
    expect(groups?.map(({ title }) => title)).toEqual([
      'Wagnerei',
      'Ställe',
      'Schreibstube',
      'Schmiede',
      'Mühle',
    ])
    expect(villageActing.narrowed(context, 'building:wainwright')).toBe('Wie entsteht der Planwagen?')
    const training = cards.find(({ move }) => village.notation.format(move) === 'train wainwright')
    expect(training).toMatchObject({
      title: 'Ausbilden',
      cost: [{ piece: 'time', amount: 2 }],
      gain: [],
    })
  })

  test('the places: a place keeps its key while others empty, and says that only its cube is to be had', () => {
    const keys = new Map<string, Set<number | undefined>>()
    const notes = new Set<string>()
    const untold: string[] = []
    const titles = new Map<string, string>()
    /** Where stalls and actions of the well stand among the options, whichever of them are to be had. */
    const kept = new Map<string, Set<number>>()
    for (const context of [...decisions({ players: 2 }, 4, 'en'), ...decisions({ players: 3 }, 5, 'en')]) {
      if (context.decision === 'd-well-action' || (context.decision === 'd-market' && allStand(context)))
        for (const [at, { title, quiet }] of villageActing.offer(context).cards.entries())
          if (quiet !== true) kept.set(title, (kept.get(title) ?? new Set()).add(at))
      if (context.decision !== 'd-source') continue
      const { groups, aims } = villageActing.offer(context)
      for (const { id, key, note, title, options } of groups ?? []) {
        const { note: told, label } = aims.get(id) ?? { label: '' }
        const isSaid = options.length === 1 || label.toLowerCase().includes(note ?? '')
        if (told !== note || !isSaid) untold.push(id)
        keys.set(id, (keys.get(id) ?? new Set()).add(key))
        titles.set(id, title)
        if (note !== undefined) notes.add(id)
      }
    }
    expect([...keys].filter(([, all]) => all.size !== 1)).toEqual([])
    expect(untold, 'the place on the board says it, too').toEqual([])
    expect([...kept].filter(([, all]) => all.size !== 1)).toEqual([])
    expect(kept.size, 'stalls and actions of the well').toBe(4 + 7)
    expect(notes, 'on the market without anything to sell').toContain('space:market')
    expect(keys.size).toBe(8)
    expect(titles.get('well')).toBe('Well: 3 of one colour')
  })

  test('VS-208: what Conny takes is said in a few words and warns of nothing', () => {
    const answers: string[] = []
    for (const context of decisions({ players: 1 }, 11, 'de')) {
      if (context.decision !== 'd-source') continue
      for (const { remark, note } of villageActing.offer(context).cards) {
        if (remark !== undefined) answers.push(remark)
        if (note?.includes('Conny') === true) expect(note).toMatch(/\. Conny dann: /)
      }
    }
    expect(answers.length).toBeGreaterThan(20)
    expect(answers.filter((one) => !/^Conny dann: [^.]{5,40}\.$/.test(one))).toEqual([])
  })

  test('V-208: a place where only plague lies and whose action is lost brings nothing, any other its cube', () => {
    const notes = new Map<string, Set<boolean>>()
    for (const context of [...decisions({ players: 2 }, 4, 'en'), ...decisions({ players: 3 }, 5, 'en')]) {
      if (context.decision !== 'd-source') continue
      for (const { note = '', tokens, id } of villageActing.offer(context).groups ?? []) {
        if (note === '' || id === 'well') continue
        const plague = tokens.every(({ piece }) => piece === 'plague')
        notes.set(note, (notes.get(note) ?? new Set()).add(plague))
      }
    }
    expect(Object.fromEntries(notes)).toEqual({
      'the cube only': new Set([false]),
      'brings nothing': new Set([true]),
    })
  })

  test('V-422: the stables bring a horse or an ox, not both', () => {
    const found = new Set<string>()
    for (const context of decisions({ players: 2 }, 4, 'en')) {
      for (const { id, tokens } of villageActing.offer(context).groups ?? [])
        if (id === 'building:stables') found.add(JSON.stringify(tokens))
      for (const { gain } of villageActing.offer(context).cards)
        if (gain.some(({ piece }) => piece === 'ox') && gain.some(({ piece }) => piece === 'horse'))
          expect(gain.filter(({ or }) => or === true)).toHaveLength(1)
    }
    expect([...found]).toEqual([JSON.stringify([{ piece: 'horse' }, { piece: 'ox', or: true }])])
  })

  test('every option that passes the quill says who could die and where they would rest', () => {
    const passing: OptionCard[] = []
    for (const seed of [3, 4, 5]) {
      for (const context of decisions({ players: 3 }, seed, 'de')) {
        const { lifetime } = context.state.farms[context.seat]
        const passes = ({ cost }: OptionCard) =>
          lifetime + sumOf(cost.filter(({ piece }) => piece === 'time')) >= context.state.box.trackLength
        passing.push(...villageActing.offer(context).cards.filter(passes))
      }
    }
    expect(passing.length).toBeGreaterThan(20)
    const silent = passing.filter(
      ({ note = '' }) =>
        !/Federkiel: .*(Dorfchronik|Friedhof|Platz)/.test(note) && !/stirbt niemand/.test(note),
    )
    expect(silent.map(({ title, note }) => `${title}: ${note}`)).toEqual([])
    const rests = (note: string) => note.match(/in die Dorfchronik|auf den Friedhof/g) ?? []
    const wordy = passing.filter(({ note = '' }) => rests(note).length !== new Set(rests(note)).size)
    expect(
      wordy.map(({ note }) => note),
      'each place of rest is named once',
    ).toEqual([])
    expect(passing.filter(({ sign }) => sign !== undefined)).toEqual([])
    expect(passing.map(({ note }) => note)).toContainEqual(
      expect.stringMatching(/^Federkiel: Einer deiner 1er stirbt \(.+ oder .+: in die Dorfchronik\)\.$/),
    )
  })

  test('V-601: once the quill was passed, every question of the turn says that somebody dies', () => {
    let owed = 0
    for (const seed of [3, 4, 5]) {
      for (const context of decisions({ players: 3 }, seed, 'de')) {
        const { dying } = context.state.farms[context.seat]
        const told = villageActing.offer(context).prompt.warning
        const nobody = couldDie(context.state, context.seat).length === 0
        if (dying === 0 || nobody || context.decision === 'd-death')
          expect(told, context.decision).toBeUndefined()
        else
          expect(told, `${context.decision}, ${++owed}`).toBe(
            'Am Ende dieses Zuges stirbt jemand aus deiner Familie.',
          )
      }
    }
    expect(owed).toBeGreaterThan(5)
  })

  test('a cube that loses its action', () => {
    for (const context of decisions({ players: 2 }, 3, 'de')) {
      if (context.decision !== 'd-source') continue
      const travel = villageActing
        .offer(context)
        .cards.find(({ targets }) => targets.includes('space:travel') && targets[0] !== 'space:travel')
      if (travel === undefined || context.state.farms[context.seat].goods[GOODS.at.wagon] > 0) continue
      expect(travel.note).toContain('Die Aktion verfällt. Dir fehlt: 1× Planwagen.')
      expect(travel.sign, 'the quill stands for deaths alone').toBe('')
      return
    }
    throw new Error('no travel without a wagon')
  })

  test('V-495: actions of the well without a use say why', () => {
    for (const context of decisions({ players: 3 }, 6, 'de')) {
      if (context.decision !== 'd-well-action' || context.moves.length === context.state.box.spaces.length)
        continue
      const { cards } = villageActing.offer(context)
      expect(cards).toHaveLength(context.state.box.spaces.length)
      const refused = cards.filter(({ refusal }) => refusal !== undefined)
      expect(refused.every(({ refusal }) => /^V-\w+$/.test(refusal?.rule ?? ''))).toBe(true)
      return
    }
    throw new Error('every action of the well had a use')
  })

  test('customers: those who cannot be served say why', () => {
    const context = decisionOf('d-market', 'de')
    const { cards, prompt } = villageActing.offer(context)
    expect(prompt.question).toBe('Wen bedienst du?')
    expect(titles(cards).at(0)).toMatch(/^(Stand \d|Passen)$/)
    const refused = cards.find(({ refusal }) => refusal !== undefined)
    expect(refused?.refusal?.rule).toMatch(/^V-44\d$/)
  })

  test('long words break between their parts where an option is narrow', () => {
    const persuasion = villageActing
      .offer(decisionOf('d-reward-cubes', 'de'))
      .cards.flatMap(({ title }) => title.match(/Überzeugungs.?kraft/u) ?? [])
    expect(new Set(persuasion)).toEqual(new Set(['Überzeugungs\u00ADkraft']))
  })

  test('whoever listens hears whom an option is about, and what a customer wants who cannot be served', () => {
    const spoken = (decision: string, language: Language) =>
      villageActing.offer(decisionOf(decision, language)).cards.flatMap((card) => card.spoken ?? [])
    expect(spoken('d-death', 'de').at(0)).toMatch(/^Dein \der: \p{L}/u)
    expect(spoken('d-family', 'de').every((text) => /^Dein \der kommt heim: \p{L}/u.test(text))).toBe(true)
    expect(spoken('d-travel', 'en').at(0)).toMatch(/^Your \d travels: (farm|castle [A-F]) to castle [A-F]$/)
    expect(spoken('d-market', 'nl').at(0)).toMatch(/^Kraam \d\. Klant wil .+: \d+ prestige$/)
  })

  test('the button that confirms names the act', () => {
    const words = (text: string, language: Language) => {
      const move = village.notation.parse(text) as Move
      return villageActing.act({ ...decisionOf('d-source', language) }, move)
    }
    expect(words('produce smithy', 'de')).toBe('Herstellen')
    expect(words('travel 1 village->castle-a', 'de')).toBe('Reisen')
    expect(words('serve customer-04', 'en')).toBe('Serve')
    expect(words('serve customer-04', 'nl')).toBe('Bedienen')
  })

  test('a mill without grain: what it asks for and what there is', () => {
    const context = decisionOf('d-crafts', 'de', { players: 2 })
    context.state.farms[context.seat].grain = 1
    const explained = villageActing.explain(context, 'mill')
    expect(explained).toMatchObject({
      title: 'Mühle',
      refusal: { code: 'grain-missing', rule: 'V-430' },
      needs: [
        { piece: 'time', amount: 2, have: 2 },
        { piece: 'grain', amount: 2, have: 1 },
      ],
    })
  })

  test('a castle without a wagon, and a place before a cube is taken', () => {
    const context = decisionOf('d-source', 'en')
    const { aims } = villageActing.offer(context)
    expect(aims.get('building:smithy')?.moves.length).toBeGreaterThan(0)
    expect(aims.get('building:smithy')?.state).toBe('asked')
  })
})
