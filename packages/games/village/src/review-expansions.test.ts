import { describe, expect, it } from 'vitest'
import type { VillageState } from './box/state.ts'
import { village } from './game.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './goals/vocabulary.ts'
import { handOf, topsOf } from './testing/inn.ts'
import { pinkPlaces } from './testing/marriage.ts'
import { broughtHome, buriedAt, onIslands, shipAt } from './testing/port.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from './testing/position.ts'

// Positions of an independent reading of the rulebook of the expansions: what is expected was written
// down before the program was asked.

type Module = 'inn' | 'port' | 'marriage'

const table = (modules: readonly Module[], { options, ...sketch }: Sketch): TestTable =>
  new TestTable({ players: 2, ...sketch, options: { expansions: modules, ...options } })

const ALL: readonly Module[] = ['inn', 'port', 'marriage']
const other: FarmSketch = { members: { farm: [3] } }

/** Lays the goals of a seat. */
const goals =
  (silver: (typeof SILVER_GOALS.list)[number], golden: (typeof GOLDEN_GOALS.list)[number]) =>
  (state: VillageState): void => {
    state.goals.cards[0].silver = SILVER_GOALS.at[silver]
    state.goals.cards[0].golden = GOLDEN_GOALS.at[golden]
    state.goals.cards[1].silver = SILVER_GOALS.at['goal-patron']
    state.goals.cards[1].golden = GOLDEN_GOALS.at['goal-councillor']
  }

const line = (at: TestTable, id: string, seat = 0): number | undefined =>
  village.score(at.state).lines.find((one) => one.id === id)?.values[seat]

describe('review: inn', () => {
  it('review 1: the herbalist leaves nothing for the watchman, who then stands in for one of the two payments of the inn; the guest dies into a grave although the farm group is free (VI-302, VI-304, VI-308, VI-509, VI-542, VI-543, VX-209, VX-301)', () => {
    const at = table(['inn'], {
      spaces: { inn: ['plague', 'faith'], harvest: ['skill', 'faith'] },
      inn: { tops: ['person-smith', 'person-medic', 'person-bishop'] },
      farms: [
        { lifetime: 9, members: { farm: [1, 2] }, persons: ['person-herbalist', 'person-watchman'] },
        other,
      ],
    })
    at.play('take inn plague')
    expect(at.offered).toContain('card person-herbalist')
    at.play('card person-herbalist')
    expect(at.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    at.play('gain 1 knowledge')
    expect([at.decision, at.offered]).toEqual(['d-inn', ['inn', 'skip']])
    at.play('inn')
    expect(at.offered).toEqual(['member 1', 'member 2'])
    at.play('member 1')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('no')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('card person-watchman')
    expect(at.stock(0)).toEqual({ knowledge: 1 })
    expect(at.offered).toEqual(['cycle stack-1', 'cycle stack-2', 'cycle stack-3'])
    at.play('cycle stack-3')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect([at.at(0, 'grave'), at.at(0, 'farm'), handOf(at.state, 0)]).toEqual([[1], [2], []])
  })

  const guests: Sketch = {
    chronicle: { travel: 1 },
    graves: 2,
    spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
    farms: [
      {
        lifetime: 9,
        members: { inn: [1], ship: [1], farm: [2] },
        persons: ['person-bard'],
        ship: { at: 'i1' },
      },
      other,
    ],
  }

  it('review 2: the bard helps the guest of the inn and keeps the last grave free, not the dead of the sea (VI-521, VI-550, VP-701, VP-702, VX-301, VX-401)', () => {
    const sea = table(['inn', 'port'], guests)
    sea.play('take travel skill', 'continue', 'sail t1')
    expect([sea.decision, sea.offered]).toEqual(['d-death', ['die 1 inn', 'die 1 ship']])
    sea.play('die 1 ship')
    expect([sea.decision, sea.offered]).toEqual([
      'd-sea',
      ['bury sea-1', 'bury sea-2', 'bury sea-3', 'bury sea-4'],
    ])
    sea.play('bury sea-2')
    expect(sea.stock(0)).toEqual({ prestige: 2, skill: 1 })
    expect([handOf(sea.state, 0), sea.at(0, 'sea-2'), shipAt(sea.state, 0)]).toEqual([
      ['person-bard'],
      [1],
      { at: 't1', captain: 'captain-2a', cargo: [] },
    ])

    const bard = table(['inn', 'port'], guests)
    bard.play('take travel skill', 'continue', 'sail t1', 'die 1 inn')
    expect([bard.decision, bard.offered]).toEqual(['d-card-now', ['card person-bard', 'no']])
    bard.play('card person-bard')
    expect([bard.at(0, 'chronicle-extra'), bard.at(0, 'grave'), bard.state.graves]).toEqual([[1], [], 2])
    bard.play('take harvest skill', 'harvest', 'harvest')
    expect([bard.seat, bard.match.over, bard.state.round]).toEqual([1, false, 2])

    const grave = table(['inn', 'port'], guests)
    grave.play('take travel skill', 'continue', 'sail t1', 'die 1 inn', 'no')
    expect(grave.at(0, 'grave')).toEqual([1])
    grave.play('take harvest skill', 'harvest')
    expect(grave.match.over).toBe(true)
  })

  it('review 3: the innkeeper calls a second market day whose first sale at the stands is free again (VI-516, VI-547, VP-601 to VP-604)', () => {
    const at = table(['inn', 'port'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        { members: { farm: [1] }, persons: ['person-innkeeper'], ship: { cocoa: 2 } },
        { members: { farm: [1] }, cubes: { persuasion: 1 }, ship: { tea: 1 } },
      ],
    })
    at.play('take market skill')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell cocoa']])
    at.play('sell cocoa')
    expect([at.seat, at.offered]).toEqual([1, ['pass', 'sell tea']])
    at.play('sell tea')
    expect(at.stock(1)).toEqual({ coin: 1, prestige: 5, lifetime: 1 })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-card', ['card person-innkeeper', 'done']])
    at.play('card person-innkeeper')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell cocoa']])
    at.play('sell cocoa')
    expect(at.stock(0)).toEqual({ prestige: 14, skill: 1 })
    expect([at.seat, at.decision, at.state.cubesLeft]).toEqual([1, 'd-source', 3])
    expect([broughtHome(at.state, 0).cocoa, onIslands(at.state)]).toEqual([
      0,
      { cocoa: 1, tea: 2, chests: 6 },
    ])
  })

  it('review 4: the herald before the cube calls what can be done and it is done; the wedding cube of the same turn is kept, its action lost (VI-517, VI-548, VM-401 to VM-403, VX-205, VX-R7)', () => {
    const at = table(['inn', 'marriage'], {
      spaces: { wedding: ['skill'], harvest: ['faith', 'skill', 'faith'] },
      farms: [{ coins: 1, members: { farm: [1, 2] }, persons: ['person-herald'] }, other],
    })
    expect([at.decision, at.offered]).toEqual(['d-card', ['card person-herald', 'done']])
    at.play('card person-herald')
    expect(at.offered).toEqual(
      anyOrder(
        'herald harvest',
        'herald crafts',
        'herald market',
        'herald church',
        'herald inn',
        'herald smuggler',
        'herald wedding',
      ),
    )
    at.play('herald wedding')
    expect(at.offered).toEqual(['wed 1', 'wed 2'])
    at.play('wed 2')
    expect(at.offered).toEqual(['rank 1', 'rank 2', 'rank 3', 'rank 4', 'rank 5', 'rank 6'])
    at.play('rank 5')
    expect(at.stock(0)).toEqual({ coin: 1, lifetime: 2 })
    expect([at.seat, at.decision]).toEqual([0, 'd-source'])
    at.play('take wedding skill')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(0)).toEqual({ coin: 1, skill: 1, lifetime: 2 })
    expect(at.at(0, 'ceremony-5')).toEqual([2])
  })

  it('review 5: after a cube without an action the innkeeper repeats what the herald had called, not before the cube (VI-404, VI-547, VI-548, VI-R8)', () => {
    const at = table(['inn'], {
      ring: 1,
      spaces: { council: ['skill'], harvest: ['faith', 'faith', 'faith'] },
      farms: [{ members: { farm: [2] }, persons: ['person-herald', 'person-innkeeper'] }, other],
    })
    expect(at.offered).toEqual(['card person-herald', 'done'])
    at.play('card person-herald', 'herald harvest')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { grain: 2 }])
    at.play('take council skill')
    expect([at.decision, at.offered]).toEqual(['d-card', ['card person-innkeeper', 'done']])
    at.play('card person-innkeeper')
    expect(at.stock(0)).toEqual({ grain: 4, skill: 1 })
    expect(at.seat).toBe(1)
  })

  it('review 6: on the back a coin may pay step 1 and is missing for the person then; a single card can be turned and bought and played at once (VI-304 to VI-306, VI-407, VI-R3, VI-R4, VX-205)', () => {
    const sketch: Sketch = {
      options: { 'inn-side': 'back' },
      spaces: { inn: ['plague', 'faith'], harvest: ['skill', 'faith'] },
      inn: {
        tops: ['person-smith', 'person-juggler', ''],
        under: [[], ['person-brewer'], []],
        unseen: [0, 0, 0],
      },
      farms: [{ coins: 1, cubes: { faith: 1 }, members: { inn: [1], farm: [2] } }, other],
    }
    const coin = table(['inn'], sketch)
    coin.play('take inn plague', 'inn')
    expect(coin.moves).toEqual(['pay 1 faith', 'pay 1 coin'])
    coin.play('pay 1 coin')
    expect(coin.offered).toEqual(['cycle stack-1', 'cycle stack-2'])
    coin.play('cycle stack-1')
    expect([coin.seat, coin.stock(0)]).toEqual([1, { faith: 1, lifetime: 2 }])

    const cube = table(['inn'], sketch)
    cube.play('take inn plague', 'inn', 'pay 1 faith', 'cycle stack-2')
    expect(topsOf(cube.state)).toEqual(['person-smith', 'person-brewer', null])
    expect(cube.offered).toEqual(['buy person-brewer', 'buy person-smith', 'none'])
    cube.play('buy person-smith')
    expect(topsOf(cube.state)).toEqual([null, 'person-brewer', null])
    expect([cube.decision, cube.offered]).toEqual(['d-card', ['card person-smith', 'done']])
    cube.play('card person-smith')
    expect([cube.seat, cube.stock(0)]).toEqual([1, { plow: 2, lifetime: 2 }])
    expect(cube.at(0, 'inn')).toEqual([1])
  })

  it('review 7: the trader opens the stands without persuasion, one sale at a time; the scrap dealer comes at the end of an own market day, before the refill (VI-512, VI-522, VI-544, VI-551, VI-R7, VP-601, V-449)', () => {
    const at = table(['inn', 'port'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-09', 'customer-17'],
      queue: ['customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06'],
      stack: ['customer-07'],
      farms: [
        { members: { farm: [1] }, persons: ['person-scrapdealer'] },
        { lifetime: 3, members: { farm: [1] }, persons: ['person-trader'], ship: { tea: 2 } },
      ],
    })
    at.play('take market skill')
    expect([at.seat, at.decision, at.offered]).toEqual([1, 'd-card', ['card person-trader', 'done']])
    at.play('card person-trader')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell tea']])
    at.play('sell tea')
    expect(at.offered).toEqual(['pass', 'sell tea'])
    at.play('sell tea')
    expect(at.stock(1)).toEqual({ coin: 2, prestige: 10, lifetime: 3 })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-card-now', ['card person-scrapdealer', 'no']])
    at.play('card person-scrapdealer')
    expect(at.offered).toEqual(['scrap customer-01', 'scrap customer-09', 'scrap customer-17'])
    at.play('scrap customer-17')
    expect(at.stalls()).toEqual(['customer-01', 'customer-09', 'customer-02'])
    expect(at.queue()).toEqual(['customer-03', 'customer-04', 'customer-05', 'customer-06', 'customer-07'])
    expect([line(at, 'customers'), at.seat]).toEqual([6, 1])
  })

  it('review 8: the clerk pays the time of the step reached, the watchman may pay it; neither ring nor privilege (VI-515, VI-542, VI-546, VI-R10)', () => {
    const sketch: Sketch = {
      spaces: { harvest: ['skill', 'faith', 'faith', 'skill'] },
      farms: [
        {
          coins: 1,
          members: { farm: [1], 'council-3': [2], 'council-4': [3] },
          persons: ['person-clerk', 'person-watchman'],
        },
        other,
      ],
    }
    const up = table(['inn'], sketch)
    expect(up.offered).toEqual(['card person-clerk', 'done'])
    up.play('card person-clerk')
    expect(up.offered).toEqual(['with 1 farm', 'with 2 council-3'])
    up.play('with 2 council-3')
    expect([up.decision, up.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    up.play('card person-watchman')
    expect([up.decision, up.at(0, 'council-4'), up.stock(0)]).toEqual(['d-source', [2, 3], { coin: 1 }])

    const enter = table(['inn'], sketch)
    enter.play('card person-clerk', 'with 1 farm', 'no')
    expect([enter.decision, enter.seat, enter.stock(0)]).toEqual(['d-source', 0, { coin: 1, lifetime: 1 }])
    expect(enter.state.ring).toBe(-1)
  })
})

describe('review: port', () => {
  it('review 9: one payment of an "up to 2" captain covers two steps, the second is lost at the end of the move; the innkeeper sails on with a new free step (VI-547, VP-302, VP-303, VP-307, VP-404, VP-R6)', () => {
    const sketch: Sketch = {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { persuasion: 1 },
          members: { farm: [1] },
          persons: ['person-innkeeper'],
          ship: { at: 'i2', captain: 'captain-3a', cargo: ['scroll'] },
        },
        other,
      ],
    }
    const through = table(['inn', 'port'], sketch)
    through.play('take travel skill', 'continue')
    expect(through.offered).toEqual(['sail i1', 'sail t3', 'stop'])
    through.play('sail t3')
    expect(through.offered).toEqual(['sail i2', 'sail i3', 'stop'])
    through.play('sail i3')
    expect(through.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    through.play('pay 1 persuasion')
    expect(through.offered).toEqual(['sail t3', 'sail t4', 'stop'])
    through.play('sail t4')
    expect(through.stock(0)).toEqual({ coin: 1, skill: 1, lifetime: 2 })
    expect(through.offered).toEqual(['sail i3', 'sail i6', 'stop'])
    through.play('sail i6')
    expect(through.stock(0)).toEqual({ skill: 1, lifetime: 2 })

    const lapse = table(['inn', 'port'], sketch)
    lapse.play('take travel skill', 'continue', 'sail t3', 'sail i3', 'pay 1 coin', 'stop')
    expect([lapse.decision, lapse.offered]).toEqual(['d-island', ['done', 'load chest']])
    const told = lapse.play('load chest')
    const loaded = told.find(({ code }) => code === 'load-chest')
    expect(loaded?.secret).toEqual(['chest'])
    expect(lapse.offered).toEqual(['card person-innkeeper', 'done'])
    lapse.play('card person-innkeeper')
    expect(lapse.offered).toEqual(['continue', 'return'])
    lapse.play('continue')
    expect(lapse.offered).toEqual(['sail t3', 'sail t4', 'stop'])
    lapse.play('sail t4')
    lapse.play('sail i6')
    expect(lapse.stock(0)).toEqual({ skill: 1, lifetime: 2 })
    expect([lapse.decision, lapse.offered]).toEqual(['d-sail', ['sail i5', 'stop', 'sail t4'].toSorted()])
  })

  it('review 10: without a coin the quartermaster hires any captain; neither beer nor bread nor tools go aboard, no kind twice, and the first step is a must (VP-202 to VP-206, VP-R1, VX-552, VI-R11, VM-601, VM-R11)', () => {
    const at = table(ALL, {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          grain: 1,
          goods: { horse: 2, beer: 1 },
          bread: 1,
          tools: 1,
          members: { farm: [1], smithy: [2] },
          persons: ['person-quartermaster'],
        },
        other,
      ],
    })
    at.play('take travel skill')
    const bread = ['bread 1 farm', 'bread 2 smithy']
    expect(at.offered).toEqual(anyOrder('leave', 'skip', ...bread))
    at.play('leave')
    if (at.decision === 'd-card-now') at.play('card person-quartermaster')
    expect(at.offered).toEqual(anyOrder('price 1', 'price 2', 'price 3', ...bread))
    at.play('price 3', 'hire captain-3e')
    expect(at.offered).toEqual(anyOrder('load horse', 'load grain', 'load member', 'done', ...bread))
    at.play('load horse')
    expect(at.offered).toEqual(anyOrder('load grain', 'load member', 'done', ...bread))
    at.play('load member', 'load grain')
    expect(at.offered).toEqual(anyOrder('sail t1', 'sail t2', 'bread 1 ship', 'bread 2 smithy'))
    expect(handOf(at.state, 0)).toEqual([])
    expect(at.stock(0)).toEqual({ beer: 1, bread: 1, horse: 1, skill: 1, tool: 1 })
    expect(shipAt(at.state, 0).cargo.toSorted()).toEqual(['grain', 'horse', 'member'])
  })

  it('review 11: the watchman covers a return, the cartographer does not; a sixth sack is lost, a chest stays closed, the captain leaves (VI-542, VP-501 to VP-503, VX-552)', () => {
    const at = table(['inn', 'port'], {
      spaces: { travel: ['skill', 'skill'], harvest: ['skill', 'faith'] },
      farms: [
        {
          grain: 5,
          lifetime: 9,
          members: { farm: [1], ship: [2] },
          persons: ['person-watchman', 'person-cartographer'],
          ship: { at: 't3', captain: 'captain-1c', cargo: ['grain', 'chest-4'] },
        },
        other,
      ],
    })
    at.play('take travel skill')
    expect(at.offered).toEqual(['continue', 'return', 'skip'])
    at.play('return')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('card person-watchman')
    expect([at.seat, at.stock(0)]).toEqual([1, { grain: 5, lifetime: 9, skill: 1 }])
    expect(shipAt(at.state, 0)).toEqual({ at: 'harbour', captain: null, cargo: [] })
    expect([broughtHome(at.state, 0).chests, at.at(0, 'farm')]).toEqual([1, [1, 2]])
    at.play('take harvest skill', 'harvest')
    expect(at.offered).toContain('open-chest 1')
    at.play('open-chest 1')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { coin: 4, grain: 5, lifetime: 9, skill: 1 }])
    at.play('take travel skill', 'leave')
    expect(at.offered).toEqual(['price 1', 'price 2', 'price 3'])
    at.play('price 1')
    expect(at.offered).not.toContain('hire captain-1c')
  })

  it('review 12: a wagon at home does not pay for the lighthouse, and the island buys nothing; cocoa fills the last hold (VP-401 to VP-405)', () => {
    const at = table(['port'], {
      spaces: { travel: ['skill', 'skill'], harvest: ['skill', 'faith'] },
      farms: [
        {
          goods: { wagon: 1 },
          members: { ship: [1], farm: [2] },
          ship: { at: 'i1', captain: 'captain-2b', cargo: ['horse'] },
        },
        other,
      ],
    })
    at.play('take travel skill', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'load cocoa'])
    expect(at.why('lighthouse')?.rule).toBe('VP-405')
    expect(at.why('sell horse')?.rule).toBe('VP-402')
    at.play('load cocoa')
    expect(shipAt(at.state, 0).cargo.toSorted()).toEqual(['cocoa', 'horse', 'member'])
    expect([at.seat, onIslands(at.state).cocoa]).toEqual([1, 2])
  })

  it('review 13: a lighthouse is closed to all until its keeper dies; the sea takes the dead, coins stand in for its cubes (VP-405, VP-406, VP-701, VP-702, VX-205)', () => {
    const at = table(['port'], {
      chronicle: { travel: 1 },
      spaces: { travel: ['persuasion', 'persuasion'], harvest: ['plague', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { faith: 1 },
          members: { ship: [1], farm: [2] },
          ship: { at: 'i2', captain: 'captain-1a', cargo: ['ox'] },
        },
        { lifetime: 9, members: { 'lighthouse-i2': [1], farm: [2] } },
      ],
    })
    at.play('take travel persuasion', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'sell ox'])
    expect(at.why('lighthouse')?.rule).toBe('VP-406')
    at.play('done', 'take harvest plague', 'skip')
    expect([at.seat, at.decision]).toEqual([1, 'd-sea'])
    at.play('bury sea-4')
    expect([at.stock(1), at.at(1, 'sea-4'), at.at(1, 'lighthouse-i2')]).toEqual([{ lifetime: 1 }, [1], []])
    at.play('take travel persuasion', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'lighthouse', 'sell ox'])
    at.play('lighthouse')
    expect([at.stock(0), at.at(0, 'lighthouse-i2')]).toEqual([{ persuasion: 2, prestige: 5 }, [1]])
    expect(at.offered).toEqual(['done', 'sell ox'])
  })

  it('review 14: bread under the member aboard, laid when death is due, lets the other one die; it stays there on the way home (VM-603, VM-R11, VM-R13, VX-207, VX-302)', () => {
    const at = table(['port', 'marriage'], {
      spaces: { travel: ['skill'], harvest: ['plague', 'faith', 'skill'] },
      farms: [
        { lifetime: 8, bread: 2, members: { ship: [1], farm: [2], 'black-bag': [1] }, ship: { at: 'i4' } },
        other,
      ],
    })
    at.play('take harvest plague', 'skip')
    expect([at.decision, at.offered]).toEqual(['d-death', ['bread 1 ship', 'bread 2 farm', 'die 1 ship']])
    expect(at.why('bread 1 black-bag')?.rule).toBe('VM-603')
    at.play('bread 1 ship')
    expect(at.offered).toEqual(['bread 2 farm', 'die 1+ ship', 'die 2 farm'])
    at.play('die 2 farm')
    expect([at.at(0, 'chronicle-farm'), at.at(0, 'ship'), at.stock(0)]).toEqual([[2], [1], { bread: 1 }])
    at.play('take harvest faith', 'harvest', 'take travel skill', 'return')
    expect([at.at(0, 'farm'), at.seat]).toEqual([[1], 1])
    expect(at.stock(0)).toEqual({ bread: 1, lifetime: 1, skill: 1 })
    at.play('harvest')
    expect([at.seat, at.why('bread 1+ farm')?.rule]).toEqual([0, 'VM-603'])
    expect(at.offered).not.toContain('bread 1+ farm')
  })

  it('review 15: the last sea field filled by another than the caller of a market day: the day goes on, then all have a turn, the caller last (VP-703, VP-R13, V-448, V-706, V-708)', () => {
    const at = table(['port'], {
      players: 3,
      chronicle: { travel: 2 },
      sea: { buried: ['sea-1', 'sea-2', 'sea-3'] },
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith', 'skill', 'skill'] },
      stalls: ['customer-01', 'customer-03', 'customer-05', 'customer-07'],
      queue: ['customer-09'],
      farms: [
        { goods: { scroll: 1 }, members: { farm: [1] } },
        {
          lifetime: 9,
          cubes: { persuasion: 1 },
          members: { 'lighthouse-i3': [1], farm: [2] },
          ship: { tea: 1 },
        },
        { cubes: { persuasion: 1 }, goods: { wagon: 1 }, members: { farm: [1] } },
      ],
    })
    at.play('take market skill', 'serve customer-01')
    expect([at.seat, at.offered]).toEqual([1, ['pass', 'sell tea']])
    at.play('sell tea')
    expect(buriedAt(at.state)).toEqual(['sea-1', 'sea-2', 'sea-3', 'sea-4'])
    expect([at.at(1, 'sea-4'), at.stock(1)]).toEqual([[1], { coin: 1, prestige: 5 }])
    expect([at.seat, at.offered]).toEqual([2, ['pass', 'serve customer-03']])
    at.play('serve customer-03')
    const seats: number[] = []
    while (!at.match.over && seats.length < 9) {
      seats.push(at.seat)
      at.play(at.moves.includes('take harvest skill') ? 'take harvest skill' : 'take harvest faith', 'skip')
    }
    expect(seats).toEqual([1, 2, 0])
    expect(at.match.over).toBe(true)
    expect(line(at, 'travel')).toBeUndefined()
  })

  it('review 16: at the end a chest at home is opened and may still fulfil a goal, one aboard is worth nothing (VP-R10, VL-501, VL-R2, VX-403)', () => {
    const at = table(['port'], {
      options: { goals: true },
      chronicle: { farm: 3 },
      graves: 2,
      spaces: { harvest: ['plague', 'faith', 'faith', 'skill'] },
      farms: [
        {
          coins: 3,
          lifetime: 9,
          members: { farm: [1, 2] },
          ship: { at: 'i4', cargo: ['chest-6', 'scroll'], chests: ['chest-4'], tea: 1 },
        },
        other,
      ],
      also: goals('goal-aristocrat', 'goal-seafarer'),
    })
    at.play('take harvest plague', 'skip', 'take harvest faith', 'harvest')
    expect(at.match.over).toBe(true)
    expect([line(at, 'coins'), line(at, 'prestige')]).toEqual([7, 5])
    expect(village.score(at.state).totals[0]).toBe(12)
  })

  it('review 17: the coin of one tea pays for the next; a closed chest keeps the question open, whatever it holds (VP-602, VP-603, VX-205, VX-207, VP-503)', () => {
    const at = table(['port', 'marriage'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        { members: { farm: [1] }, ship: { tea: 3 } },
        { members: { farm: [1] }, ship: { cocoa: 1, chests: ['chest-m1'] } },
      ],
    })
    at.play('take market skill')
    expect([at.seat, at.offered]).toEqual([0, ['pass', 'sell tea']])
    at.play('sell tea')
    expect([at.seat, at.decision, at.offered]).toEqual([1, 'd-market', ['open-chest 1', 'pass']])
    expect(at.why('sell cocoa')).not.toBeNull()
    at.play('open-chest 1')
    expect(at.stock(1)).toEqual({ tool: 2 })
    expect([at.seat, at.offered]).toEqual([0, ['pass', 'sell tea']])
    at.play('sell tea')
    expect([at.seat, at.stock(0)]).toEqual([0, { coin: 1, lifetime: 1, prestige: 10, skill: 1 }])
    at.play('sell tea')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(0)).toEqual({ coin: 1, lifetime: 2, prestige: 15, skill: 1 })
  })

  it('review 18: any two cubes with a coin among them; the field where a move begins costs nothing, every entry does; helmsman and cartographer in the middle of it (VP-302, VP-304, VP-R3, VP-R5, VX-205, VX-551, VX-552)', () => {
    const joker = table(['port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { faith: 1 },
          members: { farm: [1] },
          ship: { at: 't1', captain: 'captain-1e', cargo: ['grain'] },
        },
        other,
      ],
    })
    joker.play('take travel skill', 'continue')
    expect(joker.offered).toEqual(['sail i1', 'sail i4', 'stop'])
    expect(joker.why('sail harbour')?.rule).toBe('VP-R2')
    joker.play('sail i4')
    expect(joker.offered).toEqual(['sail t1', 'sail t2', 'stop'])
    joker.play('sail t2')
    expect(joker.moves[0]).toBe('pay 1 skill 1 faith')
    expect(joker.offered).toEqual(anyOrder('pay 1 skill 1 faith', 'pay 1 skill 1 coin', 'pay 1 faith 1 coin'))
    joker.play('pay 1 faith 1 coin')
    expect([joker.seat, joker.stock(0)]).toEqual([1, { lifetime: 1, skill: 1 }])

    const cards = table(['inn', 'port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          members: { farm: [1] },
          persons: ['person-helmsman', 'person-cartographer'],
          ship: { at: 't1', captain: 'captain-1b', cargo: ['plow'] },
        },
        other,
      ],
    })
    const go = (card: string | null, field: string): void => {
      while (cards.decision === 'd-card-now')
        cards.play(card !== null && cards.moves.includes(`card ${card}`) ? `card ${card}` : 'no')
      cards.play(`sail ${field}`)
    }
    cards.play('take travel skill', 'continue')
    go(null, 'i4')
    go('person-helmsman', 't1')
    expect(cards.stock(0)).toEqual({ lifetime: 1, skill: 1 })
    go('person-cartographer', 'i4')
    go(null, 't1')
    expect([cards.seat, cards.stock(0), shipAt(cards.state, 0).at]).toEqual([
      1,
      { lifetime: 1, skill: 1 },
      't1',
    ])
    expect(handOf(cards.state, 0)).toEqual([])
  })
})

describe('review: marriage', () => {
  it('review 19: a chest opened inside a crafts action brings the tool that doubles; coins do not, and no second tool is asked for (VM-605, VM-606, VM-R9, VP-503, VX-207)', () => {
    const sketch = (chest: string): Sketch => ({
      spaces: { crafts: ['knowledge'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ members: { 'council-1': [2] }, ship: { chests: [chest] } }, other],
    })
    const tools = table(['port', 'marriage'], sketch('chest-m2'))
    tools.play('take crafts knowledge', 'buy scriptorium')
    expect(tools.offered).toEqual(['open-chest 1', 'pay 1 knowledge'])
    tools.play('pay 1 knowledge')
    expect([tools.decision, tools.offered]).toEqual(['d-tool', ['none', 'open-chest 1']])
    tools.play('open-chest 1')
    expect(tools.offered).toEqual(['none', 'tool'])
    tools.play('tool')
    expect([tools.seat, tools.stock(0)]).toEqual([1, { scroll: 2, tool: 1 }])

    const coins = table(['port', 'marriage'], sketch('chest-2'))
    coins.play('take crafts knowledge', 'buy scriptorium', 'pay 1 knowledge', 'open-chest 1')
    expect([coins.seat, coins.stock(0)]).toEqual([1, { coin: 3, scroll: 1 }])
  })

  it('review 20: watchman, tool and innkeeper in the brewery: four beer each time, another tool for the repetition, no way out of it (VI-202, VI-547, VM-605, VM-E6, VX-R7)', () => {
    const at = table(['inn', 'marriage'], {
      options: { goals: true },
      spaces: { crafts: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          tools: 2,
          members: { brewery: [2], farm: [3] },
          persons: ['person-innkeeper', 'person-watchman'],
        },
        other,
      ],
      also: goals('goal-brewer', 'goal-saint'),
    })
    at.play('take crafts skill', 'produce brewery')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('card person-watchman')
    expect([at.decision, at.offered]).toEqual(['d-tool', ['none', 'tool']])
    at.play('tool')
    expect(at.stock(0)).toEqual({ beer: 4, prestige: 5, skill: 1, tool: 1 })
    expect(at.offered).toEqual(['card person-innkeeper', 'done'])
    at.play('card person-innkeeper')
    expect(at.offered).toEqual(
      anyOrder(
        'produce brewery',
        'train brewery',
        'train wainwright',
        'train stables',
        'train scriptorium',
        'train smithy',
      ),
    )
    at.play('produce brewery', 'tool')
    expect([at.seat, at.stock(0)]).toEqual([1, { beer: 8, prestige: 5, lifetime: 3, skill: 1 }])
  })

  it('review 21: the smuggler serves a customer of the queue who asks for bread; bread under a member does not pay, a coin is the cube, stalls stay (VM-303, VM-304, VM-R2, VM-R14, VX-205)', () => {
    const at = table(['marriage'], {
      spaces: { smuggler: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-marriage-2', 'customer-marriage-5', 'customer-09'],
      stack: ['customer-10'],
      farms: [
        {
          coins: 1,
          grain: 1,
          bread: 1,
          goods: { scroll: 1 },
          members: { farm: [1], 'black-bag': [3], smithy: [2] },
          fed: { farm: [1] },
        },
        other,
      ],
    })
    at.play('take smuggler plague')
    expect([at.decision, at.offered]).toEqual([
      'd-smuggler',
      anyOrder('bread 2 smithy', 'sell-bread', 'serve', 'cubes', 'skip'),
    ])
    expect(at.why('sell-tool')?.rule).toMatch(/^VM-(302|R1)$/)
    at.play('serve')
    if (at.decision === 'd-smuggler-customer') {
      expect(at.offered).toEqual(anyOrder('serve customer-marriage-5', 'bread 2 smithy'))
      at.play('serve customer-marriage-5')
    }
    expect([at.seat, at.stock(0)]).toEqual([1, { grain: 1, lifetime: 2 }])
    expect(at.queue().filter((one) => one !== null)).toEqual([
      'customer-marriage-2',
      'customer-09',
      'customer-10',
    ])
    expect(at.stalls()).toEqual(['customer-01', 'customer-03', 'customer-05'])
    expect(line(at, 'customers')).toBe(5)
  })

  it('review 22: plague and the sale to the smuggler are two payments of time for the watchman, a coin is the persuasion (VI-542, VM-302, VX-209, VX-205)', () => {
    const at = table(['inn', 'marriage'], {
      spaces: { smuggler: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { persuasion: 1 },
          tools: 3,
          lifetime: 7,
          members: { 'council-1': [1] },
          persons: ['person-watchman'],
        },
        other,
      ],
    })
    at.play('take smuggler plague')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('no', 'sell-tool')
    expect(at.offered).toEqual(['number 1', 'number 2', 'number 3'])
    at.play('number 2')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('card person-watchman')
    expect(at.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    at.play('pay 1 coin')
    expect([at.seat, at.stock(0)]).toEqual([1, { persuasion: 1, prestige: 4, tool: 1, lifetime: 9 }])
    expect(at.at(0, 'council-1')).toEqual([1])
  })

  it('review 23: the matchmaker takes a free rank and its swap with a coin; fetched home with family nothing can be bought, and the innkeeper repeats family (VX-543, VX-553, VM-403, VM-404, VM-R8, VM-509, VX-303)', () => {
    const at = table(['inn', 'marriage'], {
      options: { 'marriage-side': 'b' },
      spaces: { family: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          members: { farm: [1], unborn: [2] },
          persons: ['person-matchmaker', 'person-innkeeper'],
        },
        { members: { 'ceremony-2': [1] } },
      ],
    })
    expect(at.offered).toEqual(['card person-matchmaker', 'done'])
    at.play('card person-matchmaker')
    expect(at.offered).toEqual(['rank 1', 'rank 3', 'rank 4', 'rank 5', 'rank 6'])
    expect(at.why('rank 2')?.rule).toBe('VM-401')
    at.play('rank 4')
    expect(at.offered).toEqual(['none', 'swap coin'])
    at.play('swap coin')
    expect(at.offered).toHaveLength(10)
    at.play('gain 2 faith')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { faith: 2 }])
    at.play('take family skill')
    expect(at.offered).toEqual(['home 1 ceremony-4', 'newborn', 'skip'])
    at.play('home 1 ceremony-4')
    expect(at.offered).toEqual(['card person-innkeeper', 'done'])
    at.play('card person-innkeeper')
    expect([at.seat, at.at(0, 'farm'), at.stock(0)]).toEqual([1, [1, 2], { faith: 2, skill: 1 }])
  })

  it('review 24: the swap needs a cube or coin left after the price of the wedding; the cube just taken will do for the price (VM-401, VM-403, VM-R8)', () => {
    const sketch = (coins: number): Sketch => ({
      spaces: { wedding: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ coins, members: { farm: [1, 1] } }, other],
    })
    const poor = table(['marriage'], sketch(0))
    poor.play('take wedding skill')
    expect(poor.offered).toEqual(['skip', 'wed 1'])
    poor.play('wed 1', 'rank 2')
    expect([poor.seat, poor.stock(0), poor.at(0, 'ceremony-2')]).toEqual([1, { lifetime: 2 }, [1]])

    const rich = table(['marriage'], sketch(1))
    rich.play('take wedding skill', 'wed 1', 'rank 2')
    expect(rich.moves).toEqual(['pay 1 skill', 'pay 1 coin'])
    rich.play('pay 1 coin')
    expect(rich.offered).toEqual(['none', 'swap skill'])
    rich.play('swap skill')
    expect(rich.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    rich.play('gain 1 skill')
    expect([rich.seat, rich.stock(0)]).toEqual([1, { lifetime: 2, skill: 1 }])
  })

  it('review 25: four players, two couples: the oldest pink figure leaves the parents, the die chooses for it, favours from the start player on, also with a full store (VM-502 to VM-512, VM-R6, VM-R7, VX-R3)', () => {
    const at = table(['marriage'], {
      players: 4,
      mass: true,
      spaces: {},
      startSeat: 2,
      couples: [
        { at: 'parents', who: [0, 'pink-b'], since: 2 },
        { at: 'parents', who: [3, 'pink-a'], since: 1 },
      ],
      round: 3,
      draws: { 'wedding-die': ['faith', 'persuasion'] },
      farms: [
        { members: { 'ceremony-1': [1], parents: [2], farm: [3], unborn: [4, 2] } },
        { members: { 'ceremony-2': [1], farm: [3] } },
        { grain: 5, members: { 'ceremony-5': [1], farm: [3] } },
        { coins: 1, members: { 'ceremony-6': [1], parents: [2], unborn: [3] } },
      ],
    })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-building', ['bakery', 'store']])
    expect(pinkPlaces(at.state)).toEqual(['ceremony-4', 'parents'])
    at.play('store')
    expect([at.seat, at.decision, at.offered]).toEqual([3, 'd-wed-buy', ['bread', 'none', 'tool']])
    expect(at.at(3, 'farm').toSorted((a, b) => a - b)).toEqual([1, 2])
    at.play('tool')
    expect([at.seat, at.decision, at.offered]).toEqual([2, 'd-favour', ['bread-bread', 'bread-grain']])
    at.play('bread-grain')
    expect(at.stock(2)).toEqual({ bread: 1, grain: 5 })
    expect([at.seat, at.offered]).toEqual([0, ['tool-cubes', 'tool-tool']])
    at.play('tool-cubes')
    expect(at.stock(0)).toEqual({ knowledge: 1, skill: 1, tool: 1 })
    expect([at.seat, at.offered]).toEqual([1, ['tool-cubes', 'tool-tool']])
    at.play('tool-tool')
    expect([at.state.round, at.seat, at.decision]).toEqual([4, 2, 'd-source'])
    expect([at.stock(1), at.stock(3)]).toEqual([{ tool: 2 }, { tool: 1 }])
    expect([at.at(3, 'unborn'), at.at(3, 'parents'), at.at(0, 'parents')]).toEqual([[3], [], [2]])
    expect(pinkPlaces(at.state)).toEqual(['bakery', 'parents'])
    expect(at.at(0, 'farm').toSorted((a, b) => a - b)).toEqual([2, 3])
    expect([at.at(0, 'store'), at.at(1, 'store'), at.at(2, 'bakery')]).toEqual([[1], [1], [1]])
  })

  it('review 26: a pink partner goes back at once when hers is fetched home; a widowed partner waits for the wedding, gets no favour and cannot buy (VM-506, VM-507, VM-509, VM-701, VM-702, VM-R4, VM-R5)', () => {
    const pink = table(['marriage'], {
      chronicle: { farm: 3 },
      couples: [{ at: 'bakery', who: [0, 'pink-a'] }],
      spaces: { family: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ lifetime: 8, members: { bakery: [1], farm: [2] } }, other],
    })
    pink.play('take family plague')
    expect(pink.offered).toEqual(['home 1 bakery', 'skip'])
    pink.play('home 1 bakery')
    expect([pinkPlaces(pink.state), pink.at(0, 'grave')]).toEqual([['supply', 'supply'], [1]])

    const widow = table(['marriage'], {
      couples: [{ at: 'store', who: [0, 1] }],
      spaces: { harvest: ['plague', 'skill'] },
      draws: { 'wedding-die': ['skill'] },
      farms: [
        { lifetime: 8, members: { store: [1], farm: [2] } },
        { coins: 1, members: { store: [1], farm: [3] } },
      ],
    })
    widow.play('take harvest plague', 'skip')
    expect([widow.at(0, 'chronicle-farm'), widow.at(1, 'store')]).toEqual([[1], [1]])
    widow.play('skip')
    expect([widow.state.round, widow.decision]).toEqual([3, 'd-source'])
    expect(widow.at(1, 'farm').toSorted((a, b) => a - b)).toEqual([1, 3])
    expect([pinkPlaces(widow.state), widow.stock(1)]).toEqual([['supply', 'supply'], { coin: 1, skill: 1 }])
  })

  it('review 27: once the end was rung nobody marries after the last mass, and no favour comes (VM-501, VX-402, VM-E14)', () => {
    const at = table(['inn', 'marriage'], {
      chronicle: { farm: 3 },
      graves: 2,
      couples: [{ at: 'parents', who: [1, 'pink-a'] }],
      spaces: { harvest: ['plague'], church: ['skill'] },
      farms: [
        { lifetime: 9, members: { 'ceremony-1': [1], farm: [2] }, persons: ['person-medic'] },
        { members: { 'ceremony-2': [1], parents: [2], unborn: [2] } },
      ],
    })
    at.play('take harvest plague', 'skip')
    expect(at.match.over).toBe(true)
    expect([at.at(0, 'grave'), at.at(1, 'ceremony-2'), at.at(1, 'unborn')]).toEqual([[1], [1], [2]])
    expect(village.score(at.state).totals).toEqual([1, 0])
  })

  it('review 28: grain and bread step by step in the mass, bread under a member too, but no persons there (VM-602, VM-603, VI-408, VI-545)', () => {
    const at = table(['inn', 'marriage'], {
      mass: true,
      spaces: {},
      draws: { 'wedding-die': ['skill'] },
      farms: [
        { grain: 2, bread: 2, members: { 'church-1': [3], farm: [1] }, persons: ['person-friar'] },
        other,
      ],
    })
    expect(at.offered).toEqual(anyOrder('promote 3 1', 'done', 'bread 3 church-1', 'bread 1 farm'))
    at.play('promote 3 1')
    expect(at.moves.filter((move) => move.startsWith('pay')).toSorted()).toEqual(['pay bread', 'pay grain'])
    at.play('pay bread')
    at.play('promote 3 2')
    expect(at.moves.filter((move) => move.startsWith('pay')).toSorted()).toEqual(['pay bread', 'pay grain'])
    at.play('pay grain', 'promote 3 3')
    expect([at.state.round, at.at(0, 'church-4'), at.stock(0)]).toEqual([3, [3], { prestige: 2 }])
    expect([at.seat, at.decision]).toEqual([0, 'd-source'])
  })

  it('review 29: family reaches inn, brewery and every part of the wedding board, not ship, lighthouse or bag (VX-303, V-413)', () => {
    const at = table(ALL, {
      spaces: { family: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          members: {
            inn: [1],
            brewery: [1],
            'ceremony-3': [2],
            bakery: [1],
            store: [1],
            parents: [2],
            ship: [1],
            'lighthouse-i5': [2],
            'black-bag': [3],
          },
          ship: { at: 't2' },
        },
        other,
      ],
    })
    at.play('take family skill')
    expect(at.offered).toEqual(
      anyOrder(
        'home 1 inn',
        'home 1 brewery',
        'home 2 ceremony-3',
        'home 1 bakery',
        'home 1 store',
        'home 2 parents',
        'skip',
      ),
    )
    for (const move of ['home 1 ship', 'home 2 lighthouse-i5', 'home 3 black-bag'])
      expect(at.why(move)?.rule).toMatch(/^(VX-303|V-413)$/)
  })
})

describe('review: life goals', () => {
  it('review 30: the newborn of the parents makes the patriarch in the wedding after the mass, keepers of lighthouses included (VL-511, VL-R2, VI-552, VM-511)', () => {
    const at = table(['port', 'marriage'], {
      options: { goals: true },
      mass: true,
      spaces: {},
      couples: [{ at: 'parents', who: [0, 'pink-a'] }],
      draws: { 'wedding-die': ['skill'] },
      farms: [
        {
          members: {
            farm: [1, 1, 2, 2],
            parents: [1],
            'lighthouse-i2': [1],
            'council-1': [2],
            smithy: [3],
            unborn: [3, 4],
          },
        },
        other,
      ],
      also: goals('goal-smith', 'goal-patriarch'),
    })
    expect([at.state.round, at.at(0, 'farm').toSorted((a, b) => a - b)]).toEqual([3, [1, 1, 2, 2, 3]])
    expect(at.stock(0)).toEqual({ prestige: 8 })
    expect([at.state.goals.cards[0].goldenShown, at.state.goals.cards[0].silverShown]).toEqual([
      GOLDEN_GOALS.at['goal-patriarch'],
      -1,
    ])
  })

  it('review 31: an ox aboard does not help the harvest, yet ox and sack aboard count for the farmer (VP-504, VL-202, VL-504)', () => {
    const at = table(['port'], {
      options: { goals: true },
      spaces: { harvest: ['skill', 'faith', 'faith', 'skill'] },
      farms: [
        {
          grain: 2,
          goods: { plow: 1 },
          members: { farm: [1] },
          ship: { at: 't1', cargo: ['ox', 'grain'] },
        },
        other,
      ],
      also: goals('goal-farmer', 'goal-seafarer'),
    })
    at.play('take harvest skill', 'harvest')
    expect(at.stock(0)).toEqual({ grain: 4, plow: 1, prestige: 5, skill: 1 })
  })
})

describe('review: solo with the expansions', () => {
  const alone = (space: string, sketch: Sketch = {}): TestTable =>
    table(ALL, {
      players: 1,
      conny: { lastSlot: 9, lower: ['blank', 'blank'], tray: { 10: 'skill', 9: 'faith' } },
      spaces: { [space]: ['faith', 'faith'], harvest: ['skill', 'faith', 'skill', 'faith'] },
      farms: [{ members: { 'council-1': [2] } }],
      ...sketch,
    })

  it('review 32: where Conny is laid by a cube of smuggler, inn, wedding or travel; two cubes share a slot (VSX-103, VSX-104, VSX-201 to VSX-203, VSX-R1)', () => {
    const smuggler = alone('smuggler')
    smuggler.play('take smuggler faith', 'skip')
    expect([smuggler.connyAt('grave'), smuggler.state.conny.lastSlot]).toEqual([[1], 10])
    expect(Array.from(smuggler.state.conny.slots[9].cubes).filter((cube) => cube >= 0)).toHaveLength(2)
    const inn = alone('inn')
    inn.play('take inn faith')
    expect(inn.connyAt('grave')).toEqual([1])
    const wedding = alone('wedding')
    wedding.play('take wedding faith')
    expect([wedding.connyAt('chronicle-farm'), wedding.connyAt('grave')]).toEqual([[1], []])
    const full = alone('wedding', { chronicle: { farm: 3 } })
    full.play('take wedding faith')
    expect(full.connyAt('grave')).toEqual([1])
    const sea = alone('travel', { chronicle: { travel: 1 }, sea: { buried: ['sea-1', 'sea-2'] } })
    sea.play('take travel faith')
    expect([sea.connyAt('sea-3'), sea.connyAt('grave'), sea.stock(0)]).toEqual([[1], [], { faith: 1 }])
    const last = alone('travel', { chronicle: { travel: 1 }, sea: { buried: ['sea-1', 'sea-2', 'sea-4'] } })
    last.play('take travel faith', 'take harvest skill')
    expect([last.match.over, last.state.cubesLeft]).toEqual([true, 3])
  })

  it('review 33: she searches from crafts over inn, wedding and smuggler to the market; without the colour I choose from the next space (VSX-102, VSX-104, VS-202 to VS-204)', () => {
    const search = alone('crafts', {
      conny: { lastSlot: 1 },
      spaces: { crafts: ['faith', 'skill'], market: ['faith'], wedding: ['faith'], inn: ['skill'] },
    })
    search.play('take crafts faith')
    expect(search.decision).toBe('d-source')
    expect(search.moves).toEqual(expect.arrayContaining(['take market faith', 'take inn skill']))
    expect(search.moves).not.toContain('take wedding faith')

    const round = alone('smuggler', {
      conny: { lastSlot: 1 },
      spaces: { smuggler: ['plague'], inn: ['skill', 'persuasion'], travel: ['faith', 'knowledge'] },
    })
    round.play('take smuggler plague', 'skip')
    expect([round.decision, round.offered]).toEqual(['d-conny-cube', ['conny faith', 'conny knowledge']])
    round.play('conny knowledge')
    expect([round.decision, round.state.cubesLeft, round.state.conny.lastSlot]).toEqual(['d-source', 3, 2])
  })

  it('review 34: two rolls, the second takes the pink figure of the parents; two pink ones marry and simply go back, mine comes home and may buy (VSX-302, VSX-303, VM-503, VM-509, VM-511)', () => {
    const at = alone('harvest', {
      mass: true,
      spaces: {},
      conny: {},
      couples: [
        { at: 'parents', who: [0, 'pink-a'] },
        { at: 'bakery', who: [0, 'pink-b'] },
      ],
      draws: { 'wedding-die': ['persuasion', 'skill'] },
      farms: [{ coins: 1, members: { 'ceremony-6': [1], parents: [2], bakery: [3], unborn: [2, 4] } }],
    })
    expect([at.decision, at.offered]).toEqual(['d-wed-buy', ['bread', 'none', 'tool']])
    at.play('bread')
    expect(at.stock(0)).toEqual({ bread: 1 })
    expect([at.state.round, at.at(0, 'parents'), at.at(0, 'bakery')]).toEqual([3, [3], []])
    expect(at.at(0, 'farm').toSorted((a, b) => a - b)).toEqual([1, 2, 2])
    expect(pinkPlaces(at.state)).toEqual(['supply', 'parents', 'supply'])
  })

  it('review 35: the market day of a herald includes her one sale, no cube of hers; the stands are mine at every opportunity (VSX-104, VSX-105, VS-403, VS-404, VP-601)', () => {
    const at = alone('harvest', {
      conny: { lastSlot: 1 },
      spaces: { harvest: ['skill', 'skill', 'faith', 'knowledge'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        {
          cubes: { persuasion: 1 },
          members: { 'council-1': [2] },
          persons: ['person-herald'],
          ship: { cocoa: 2 },
        },
      ],
    })
    at.play('card person-herald', 'herald market')
    expect(at.offered).toEqual(['pass', 'sell cocoa'])
    at.play('sell cocoa')
    expect(at.stalls()).toEqual([null, 'customer-03', 'customer-05'])
    expect(at.offered).toEqual(['pass', 'sell cocoa'])
    at.play('sell cocoa')
    expect(at.stock(0)).toEqual({ lifetime: 1, prestige: 14 })
    expect(at.stalls()).toEqual(['customer-09', 'customer-03', 'customer-05'])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 4])
    at.play('take harvest skill')
    expect([at.decision, at.state.cubesLeft, at.state.conny.lastSlot]).toEqual(['d-source', 2, 2])
  })
})

describe('review: refusals of the expansions', () => {
  const why = (at: TestTable, refused: { readonly [move: string]: string }): void => {
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  it('review 36: at the inn and with persons (VI-306, VI-402, VI-403, VI-404, VI-405, VI-R3)', () => {
    const at = table(['inn'], {
      spaces: { inn: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      inn: {
        tops: ['person-mayor', 'person-juggler', ''],
        under: [[], ['person-brewer'], []],
        unseen: [0, 0, 0],
      },
      farms: [
        {
          grain: 5,
          coins: 1,
          goods: { beer: 1 },
          members: { inn: [1], 'church-4': [2] },
          persons: ['person-medic', 'person-farmer', 'person-friar', 'person-trader', 'person-smith'],
        },
        other,
      ],
    })
    expect(at.offered).toEqual(['card person-smith', 'done'])
    why(at, {
      'card person-farmer': 'VI-405',
      'card person-friar': 'VI-405',
      'card person-bard': 'VI-403',
    })
    why(at, { 'card person-medic': 'VI-402', 'card person-trader': 'VI-404' })
    at.play('done', 'take inn skill', 'done', 'inn')
    why(at, { 'cycle stack-3': 'VI-R3' })
    at.play('cycle stack-2')
    why(at, { 'buy person-mayor': 'VI-306' })
    expect(at.why('buy person-juggler')?.rule).toMatch(/^VI-30[67]$/)
    expect(at.offered).toEqual(['buy person-brewer', 'none'])
  })

  it('review 37: at sea and at home (VP-201, VP-203, VP-205, VP-301, VP-403, VP-405, VP-601, VP-R1, VP-R2)', () => {
    const harbour = table(['port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ coins: 2, goods: { horse: 2 }, members: { smithy: [1] } }, other],
    })
    harbour.play('take travel skill')
    why(harbour, { continue: 'VP-201', return: 'VP-201' })
    harbour.play('leave')
    why(harbour, { 'price 3': 'VP-203' })
    harbour.play('price 1', 'hire captain-1a')
    why(harbour, { 'load cocoa': 'VP-205', 'load ox': 'VP-205' })
    harbour.play('load horse')
    why(harbour, { stop: 'VP-R1', 'sail i1': 'VP-301' })

    const sea = table(['port'], {
      spaces: { travel: ['skill'], market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      farms: [
        {
          goods: { scroll: 1 },
          members: { farm: [1] },
          ship: { at: 'i5', captain: 'captain-2d', cargo: ['tea', 'scroll'] },
        },
        other,
      ],
    })
    sea.play('take market skill')
    why(sea, { 'sell tea': 'VP-601', 'sell cocoa': 'VP-601' })
    sea.play('pass', 'take harvest skill', 'harvest', 'take travel skill')
    why(sea, { leave: 'VP-201' })
    sea.play('continue')
    why(sea, { 'sail i4': 'VP-301', 'sail harbour': 'VP-R2' })
    sea.play('sail i6')
    why(sea, { lighthouse: 'VP-405', 'sell tea': 'VP-402', 'load cocoa': 'VP-403' })
  })

  it('review 38: at the smuggler, in the ceremony and with bread (VM-302, VM-303, VM-305, VM-401, VM-603)', () => {
    const at = table(['marriage'], {
      spaces: { wedding: ['skill'], smuggler: ['faith'], crafts: ['skill'], harvest: ['skill'] },
      queue: ['customer-marriage-1', 'customer-01'],
      stalls: ['customer-05', 'customer-06', 'customer-07'],
      farms: [
        { bread: 1, members: { farm: [1], 'black-bag': [2], unborn: [3] }, fed: { farm: [1] } },
        { members: { 'ceremony-2': [1], farm: [1] } },
      ],
    })
    why(at, { 'bread 1 farm': 'VM-603', 'bread 2 black-bag': 'VM-603', 'bread 3 unborn': 'VM-603' })
    at.play('take smuggler faith')
    why(at, { 'sell-bread': 'VM-302', serve: 'VM-303' })
    at.play('cubes')
    expect(at.offered).toHaveLength(6)
    why(at, { 'gain 2 faith': 'VM-305' })
    at.play('gain 1 skill 1 knowledge', 'take harvest skill', 'harvest', 'take wedding skill', 'wed 1+')
    why(at, { 'rank 2': 'VM-401' })
  })
})
