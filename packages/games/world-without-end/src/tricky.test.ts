import { describe, expect, test } from 'vitest'
import { worldAt } from '../test/position.ts'

/** Positions that a reader of the rulebook would argue about, with what has to come of them. */
describe('tricky positions', () => {
  const dutiful = { piety: 2, grain: 2, money: 5 }
  const all = Array.from({ length: 11 }, (_, place) => place + 1)

  test('1. a beggar without money on the outlaws may lay the card without steps and any other that leads past them', () => {
    const table = worldAt({
      next: 'orient',
      council: 'road-robbers',
      favour: 3,
      chapter: 2,
      seats: [{ penalties: ['begging'] }],
    })
    expect(table.options).toEqual(['orient:0', 'orient:1', 'orient:2', 'orient:3'])
    table.play('1 orient:1')
    expect([table.state.favour, table.goods(0), table.good('money')], 'the money goes to seat 1').toEqual([
      3,
      {},
      [0, 1, 0, 0],
    ])
  })

  test('2. two players: the card aims at sides 0 and 2, so each rotation gives away two corners to nobody', () => {
    const table = worldAt({
      next: 'orient',
      players: 2,
      active: 1,
      council: 'fleece-buyers',
      favour: 5,
    }).play('2 orient:1')
    expect([table.goods(0), table.goods(1), table.vp]).toEqual([{ grain: 1 }, { money: 2 }, [8, 8]])
    expect([table.stock('loyalty'), table.stock('grain')]).toEqual([14, 9])
  })

  test('3. privilege after favour: the first use spent the last coin, so the second one may find the way barred', () => {
    const at = (favour: number) =>
      worldAt({ next: { turnOf: 0 }, favour, seats: [{ open: ['act-favour'] }] }).play('1 play:act-privilege')
    expect([at(7).due, at(7).state.favour]).toEqual(['1 discard', 7])
    expect(at(8).play('1 use').state.favour).toBe(9)
  })

  test('4. the last field is filled with the first of two stones: the second one stays and nothing is asked', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      projects: { bridge: { stone: 3, wood: 2 }, 'fulling-mill': {} },
      seats: [{ stone: 2 }],
    })
    table.play('1 play:act-project', '1 use', '1 project:bridge')
    expect([table.due, table.good('stone')[0], table.vp[0], table.project('fulling-mill')]).toEqual([
      '1 discard',
      1,
      11,
      'in-play 0+0',
    ])
  })

  test('5. masons and few labourers together: 1 money, one material, 4 points', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 4,
      slots: ['few-labourers', 'masons-demands'],
      seats: [{ stone: 2, money: 1 }],
    })
    table.play('1 play:act-project', '1 use')
    expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { stone: 1 }, 12])
  })

  test('6. whoever stops after one material has used his action: no reward from the veil', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 2,
      slots: ['taking-the-veil'],
      seats: [{ stone: 2 }],
    })
    table.play('1 play:act-project', '1 use', '1 stop')
    expect(table.goods(0)).toEqual({ stone: 1 })
  })

  test('7. the builder of the hospital is its donor: after his points he treats one person, with all that follows, and then discards', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      projects: { hospital: { stone: 3, wood: 1, seals: [0] } },
      sick: { 9: 2, 6: 1 },
      seats: [{ wood: 1, 'medical-knowledge': 3 }],
    }).play('1 play:act-project', '1 use')
    expect([table.due, table.vp[0]]).toEqual(['1 hospital-treatment', 12])
    table.play('1 treat:9')
    expect(table.due).toBe('1 free-house')
    table.play('1 house:site-01')
    expect([table.due, table.vp[0], table.tile(6), table.state.players[0].seals]).toEqual([
      '1 discard',
      14,
      'face-up',
      2,
    ])
  })

  test('8. knowledge won at place 10 as hospital bonus counts for the next card, not for a second person', () => {
    const table = worldAt({
      next: { turnOf: 1 },
      chapter: 3,
      projects: { hospital: { stone: 3, wood: 1, seals: [0, 2] } },
      sick: { 10: 1, 11: 2 },
      seats: [{ 'medical-knowledge': 1 }, { wood: 1 }, { 'medical-knowledge': 2 }],
    }).play('2 play:act-project', '2 use', '1 treat:10')
    expect([table.good('medical-knowledge')[0], table.due, table.options]).toEqual([
      2,
      '3 hospital-treatment',
      ['treat:11', 'pass'],
    ])
  })

  test('9. after the plague has died out a finished hospital gives its donors the point only', () => {
    const table = worldAt({
      next: { turnOf: 1 },
      chapter: 4,
      healed: all,
      projects: { hospital: { stone: 3, wood: 1, seals: [0] } },
      seats: [{ 'medical-knowledge': 9 }, { wood: 1 }],
    })
    table.play('2 play:act-project', '2 use')
    expect([table.due, table.vp]).toEqual(['2 discard', [9, 11, 8, 8]])
  })

  test('10. the hospital finished by progress: donors treat in the order of the new start player, before anything is due', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 3,
        round: 6,
        active: 2,
        projects: { hospital: { stone: 3, wood: 1, seals: [1, 3] } },
        sick: { 1: 1, 5: 1 },
        seats: [
          dutiful,
          { ...dutiful, grain: 1, 'medical-knowledge': 1 },
          dutiful,
          { ...dutiful, piety: 1, 'medical-knowledge': 1 },
        ],
      },
      { 'tax-die': ['5'] },
    )
    expect([table.due, table.told.includes('duty')]).toEqual(['4 hospital-treatment', false])
    table.play('4 treat:5')
    expect(table.due).toBe('2 hospital-treatment')
    table.play('2 treat:1')
    expect([table.penalties(1), table.penalties(3), table.vp], 'grain and piety just in time').toEqual([
      [],
      [],
      [8, 11, 8, 11],
    ])
  })

  test('11. the bridge finished by progress pays 3 money before the tax is rolled', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        projects: { bridge: { stone: 4, wood: 1, seals: [0] } },
        seats: [{ ...dutiful, money: 0 }, dutiful, dutiful, dutiful],
      },
      { 'tax-die': ['3'] },
    )
    expect([table.good('money')[0], table.penalties(0), table.vp[0]]).toEqual([0, [], 9])
  })

  test('12. gates closed in round 6: the last card is laid open by itself and no card is due', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 3,
        round: 6,
        players: 2,
        healed: [7],
        seats: [{ piles: [5, 5] }, { piles: [5, 6] }],
      },
      { events: ['gates-closed'] },
    )
    expect(table.options).toEqual(['event-discard:act-grain', 'event-discard:act-piety'])
    table.play('1 event-discard:act-grain')
    expect([table.due, table.piles]).toEqual(['1 orientation', ['5/6/1', '5/6/1']])
    table.play('1 orient:1')
    expect([table.due, table.piles[0]]).toEqual(['1 use', '6/6/0'])
  })

  test('13. court, penance and war at once: two cards are gone, one action is lost', () => {
    const table = worldAt(
      { next: 'round', chapter: 2, players: 2, seats: [{ penalties: ['penance', 'royal-court'] }] },
      { penance: ['act-sale'], events: ['war-with-france'] },
    )
    table.play('1 court-open:act-grain', '2 war-open:act-grain', '2 war-discard:act-sale')
    expect([table.due, table.piles]).toEqual(['1 orientation', ['1/1/10', '1/1/10']])
    expect(table.play('1 orient:1').due).toBe('over')
  })

  test('14. cloth stalls in chapter I: cloth is sold in the same round', () => {
    const table = worldAt({ next: 'round', players: 2, seats: [{ cloth: 1 }] }, { events: ['cloth-stalls'] })
    table.play('1 orient:1', '1 play:act-sale', '1 use')
    expect(table.goods(0)).toEqual({ stone: 1, money: 4 })
  })

  test('15. alms revealed in this round can be given in it, before the card or after it, not twice', () => {
    const table = worldAt(
      { next: 'round', players: 2, seats: [{ money: 4 }] },
      { events: ['priory-alms'] },
    ).play('1 orient:1')
    expect(table.due).toBe('1 long-term-swap')
    table.play('1 pass', '1 play:act-grain', '1 use', '1 lt-swap:priory-alms')
    expect([table.due, table.good('piety')[0], table.good('money')[0]]).toEqual(['1 discard', 1, 2])
  })

  test('16. the new earl and three single goods: two choices; whoever has two in all has none', () => {
    const table = worldAt(
      {
        next: 'reveal',
        chapter: 3,
        healed: [6],
        seats: [
          { money: 1, stone: 1, grain: 1 },
          { wood: 1, cloth: 1 },
        ],
      },
      { events: ['new-earl'] },
    )
    table.play('1 give:stone')
    expect([table.due, table.options]).toEqual(['1 good-to-lose', ['give:money', 'give:grain']])
    table.play('1 give:grain')
    expect([table.due, table.goods(0), table.goods(1)]).toEqual(['over', { money: 1 }, {}])
  })

  test('17. one loyalty and three penalties: once it is spent, nobody is asked any more', () => {
    const table = worldAt(
      { next: 'chapter-end', round: 6, seats: [{ loyalty: 1, vp: 30 }, dutiful, dutiful, dutiful] },
      { 'tax-die': ['2'] },
    )
    table.play('1 protect')
    expect([table.due, table.penalties(0)]).toEqual(['over', ['begging', 'royal-court']])
  })

  test('18. a pardon sold in chapter IV cannot protect at its end', () => {
    const pardon = worldAt(
      { next: 'reveal', chapter: 4, healed: [7], seats: [{ loyalty: 1 }] },
      { events: ['royal-pardon'] },
    ).play('1 swap')
    expect(pardon.goods(0)).toEqual({})
    const end = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        seats: [{ ...dutiful, piety: 0, vp: 11 }, dutiful, dutiful, dutiful],
      },
      { 'tax-die': ['2'] },
    )
    expect([end.due, end.vp[0]], '12 points, but only 11 are there').toEqual(['over', 0])
  })

  test('19. a floor of 0 in between: the lost points do not come back with the doubling', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        seats: [{ grain: 2, money: 5, vp: 4, loyalty: 1 }, dutiful, dutiful, dutiful],
      },
      { 'tax-die': ['2'] },
    )
    expect(table.due, 'with 0 points left nothing is at stake').toBe('over')
    expect([table.vp[0], table.line('duties-4')[0], table.goods(0).loyalty]).toEqual([0, -4, 1])
  })

  test('20. wool and grain out of stock at once: the corner gives a point, the merchants nothing', () => {
    const table = worldAt({
      next: 'orient',
      council: 'cloth-stalls',
      favour: 5,
      stock: { wool: 0, grain: 0 },
    }).play('1 orient:2')
    expect([table.state.favour, table.goods(0), table.vp], 'wool for red, grain for blue').toEqual([
      6,
      {},
      [9, 8, 8, 9],
    ])
  })

  test('21. a third long-term card: the two older ones still bind in its round, then the oldest goes', () => {
    const table = worldAt(
      {
        next: 'round',
        players: 2,
        chapter: 1,
        round: 4,
        slots: ['quarry-toll', 'priory-alms'],
        seats: [{ wool: 2, money: 3, piles: [3, 3] }, { piles: [3, 3] }],
      },
      { events: ['wool-slump'] },
    ).play('1 orient:1', '1 lt-swap:priory-alms', '1 play:act-sale', '1 use', '1 sell-wool:2')
    expect(table.good('money')[0], '3 - 2 + 2 x 1').toBe(3)
    table.play('1 discard:act-grain', '2 play:act-material', '2 use')
    expect(table.good('wood')[1], 'no money for a stone').toBe(1)
    table.play('2 discard:act-grain')
    expect([table.state.terms[3], table.state.terms[0]]).toEqual([0, 1])
  })

  test('22. the metal of the tower compares loyalty after the donors had theirs, which is none: it comes first', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      projects: { tower: { stone: 6, wood: 1, seals: [0] } },
      seats: [{ wood: 1 }, { loyalty: 1 }],
    })
    table.play('1 play:act-project', '1 use')
    const order = table.match.log
      .filter(({ code }) => code === 'vp')
      .map((entry) => (entry as unknown as { line: string }).line)
    expect(order).toEqual(['building', 'metal', 'donor-bonuses'])
    expect(table.vp).toEqual([13, 11, 8, 8])
  })

  test('23. a site freed by the plague is open to others in the same round, its owner may build on the twin', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 3,
        players: 2,
        healed: [4],
        seats: [{ on: ['site-01'] }, { stone: 1, money: 1 }],
      },
      { events: ['plague-spreads'] },
    )
    table.play(
      '1 orient:1',
      '1 play:act-piety',
      '1 forgo',
      '1 discard:act-rent',
      '2 play:act-house',
      '2 use',
      '2 house:site-01',
    )
    expect([table.site('site-01'), table.vp]).toEqual([1, [8, 6]])
  })

  test('24. vice and chaos with one card left: it is drawn, and nothing is asked', () => {
    const table = worldAt(
      { next: { turnOf: 0 }, chapter: 3, round: 6, slots: ['vice-and-chaos'], seats: [{ piles: [5, 5] }] },
      { 'vice-and-chaos': ['act-piety'] },
    )
    table.play('1 play:act-grain', '1 forgo')
    expect([table.due, table.piles[0]]).toEqual(['over', '6/6/0'])
  })
})
