import { expect, test } from 'vitest'
import { draw, fetch } from '../../sample/bag.ts'
import { fairRules } from '../../sample/game.ts'
import { snatch } from '../../sample/raven/snatch.ts'
import { agree, deal, haggle, offer, reply } from '../../sample/stand.ts'
import { type FairState, fields, MOST_PLAYERS } from '../../sample/state.ts'
import { rest, treats, turn, turnEnd } from '../../sample/turn.ts'
import { CARDS } from '../../sample/vocabulary.ts'
import { defineGame, HIDDEN, int, ints, type Move, moveKind, oneOf, push, refusal, rows } from '../index.ts'
import { parseRecord } from '../record/parse.ts'
import type { Step } from '../step.ts'
import { type Check, conform, describeFinding, type Finding } from './index.ts'

type Rules = typeof fairRules

/** The findings in the Fair after something in it was broken on purpose. */
function findings(broken: Partial<Rules>): readonly Finding[] {
  return conform(defineGame({ ...fairRules, ...broken }), { matches: 20, seed: 3, setups }).findings
}

const setups = [{ players: 2 }, { players: 3, options: { modules: ['raven'] } }]

function checksOf(broken: Partial<Rules>): Check[] {
  return findings(broken).map(({ check }) => check)
}

/** The steps of the Fair, one of them changed. */
function changed<T extends Step<FairState>>(step: T, change: Partial<T>): Partial<Rules> {
  return { steps: fairRules.steps.map((known) => (known === step ? { ...step, ...change } : known)) }
}

const { coins, points, cards } = fields.stands.fields
const openHands = rows(MOST_PLAYERS, { coins, points, cards, hand: ints(CARDS) })

test('the Fair itself has no findings', () => {
  expect(findings({})).toEqual([])
})

test('a leak in a view: hands that are no secret in the state', () => {
  const leaky = { ...fields, stands: openHands } as typeof fields
  expect(checksOf({ fields: leaky })).toContain('view')
})

test('a leak in a view: a seat is shown what it may not see', () => {
  expect(checksOf({ opens: (_state, seat, viewer) => seat === 1 && viewer === 0 })).toContain('view')
})

test('a leak in a view: a secret card is kept in a public field', () => {
  const happen: typeof deal.happen = (state, card, seat, a, b, c) => {
    deal.happen(state, card, seat, a, b, c)
    state.round = card
  }
  expect(checksOf(changed(deal, { happen }))).toContain('view')
})

test('a leak in the log: it tells everybody what is dealt', () => {
  const happen: typeof deal.happen = (state, card, seat, a, b, c) => {
    const { log } = state
    state.log = log && { add: (entry) => log.add({ ...entry, secret: undefined } as never) }
    deal.happen(state, card, seat, a, b, c)
    state.log = log
  }
  expect(checksOf(changed(deal, { happen }))).toContain('log')
})

test('a random order of the listed moves', () => {
  let swap = false
  const list: typeof reply.list = (state, moves, seat) => {
    const offered = [agree(), ...(state.stands[seat].coins > 0 ? [haggle()] : [])]
    swap = !swap
    for (const move of swap ? offered : offered.reverse()) moves.add(move)
  }
  expect(checksOf(changed(reply, { list }))).toContain('order')
})

test('a memory outside the state that decides what happens', () => {
  let drawn = 0
  const happen: typeof draw.happen = (state, fruit, seat, a, b, c) => {
    draw.happen(state, fruit, seat, a, b, c)
    if (++drawn % 7 === 0) state.stands[seat].points++
  }
  expect(checksOf(changed(draw, { happen }))).toContain('replay')
})

test('something that sticks to one position and is not restored', () => {
  const treated = new WeakMap<FairState, number>()
  const happen: typeof draw.happen = (state, fruit, seat, a, b, c) => {
    draw.happen(state, fruit, seat, a, b, c)
    const before = treated.get(state) ?? 0
    treated.set(state, before + 1)
    if (before > 2) state.stands[seat].points += 2
  }
  expect(checksOf(changed(draw, { happen }))).toContain('replay')
})

test('a move listed twice', () => {
  const list: typeof turn.list = (state, moves, seat, a, b, c) => {
    turn.list(state, moves, seat, a, b, c)
    if (fetch.is(moves.at(0))) moves.add(fetch())
  }
  expect(checksOf(changed(turn, { list }))).toContain('legal')
})

test('a listed move of a kind that the decision does not declare', () => {
  expect(checksOf(changed(turn, { kinds: [fetch, rest] }))).toContain('legal')
})

test('a decision without any move', () => {
  const list: typeof turn.list = (state, moves, seat, a, b, c) => {
    if (state.stands[seat].cards > 0) turn.list(state, moves, seat, a, b, c)
  }
  expect(checksOf(changed(turn, { list }))).toContain('legal')
})

test('a listed move that cannot be made', () => {
  const play: typeof turn.play = (state, move, seat, a, b, c) => {
    if (offer.is(move) && offer.get.card(move) === 4) throw new Error('card-5 sticks to the table')
    turn.play(state, move, seat, a, b, c)
  }
  expect(checksOf(changed(turn, { play }))).toContain('apply')
})

test('a value that its field does not allow', () => {
  const narrow = rows(MOST_PLAYERS, { ...fields.stands.fields, coins: int(0, 3) })
  expect(checksOf({ fields: { ...fields, stands: narrow } })).toContain('range')
})

test('a position that is not restored from its JSON', () => {
  const play: typeof turn.play = (state, move, seat, a, b, c) => {
    turn.play(state, move, seat, a, b, c)
    state.stack[state.stack.length - 1]++
  }
  expect(checksOf(changed(turn, { play }))).toContain('json')
})

test('a box that changes during the match', () => {
  const happen: typeof draw.happen = (state, fruit, seat, a, b, c) => {
    draw.happen(state, fruit, seat, a, b, c)
    Object.assign(state.box.cardPoints, { 2: (state.box.cardPoints[2] + 1) % 9 })
  }
  expect(checksOf(changed(draw, { happen }))).toContain('replay')
})

test('a draw from less than nothing', () => {
  const unseen: typeof draw.unseen = (state) => state.bag.map((count) => count - 2)
  expect(checksOf(changed(draw, { unseen }))).toContain('chance')
})

test('rules that throw', () => {
  const setup = (): never => {
    throw new Error('the table is missing')
  }
  expect(checksOf({ setup })).toContain('rules')
})

test('a refusal that changes the position', () => {
  const refuse: typeof turn.refuse = (state, move, seat, a, b, c) => {
    state.stands[seat].points++
    return turn.refuse(state, move, seat, a, b, c)
  }
  expect(checksOf(changed(turn, { refuse }))).toContain('refusal')
})

test('a refusal without words, and words that miss a figure', () => {
  expect(checksOf(changed(turn, { refuse: () => refusal('because') }))).toContain('refusal')
  expect(checksOf(changed(turn, { refuse: () => refusal('card-not-held') }))).toContain('refusal')
})

test('a refusal that leads to no rule', () => {
  const ruleless = () => refusal('must-act')
  const told = findings(changed(turn, { refuse: ruleless })).map(({ message }) => message)
  expect(told.some((message) => message.includes('by no rule'))).toBe(true)
})

test('a refusal that tells of a word without a name', () => {
  expect(checksOf({ names: { de: {}, en: {}, nl: {} } })).toContain('refusal')
})

test('a refusal that tells of a word of the code', () => {
  const words = { because: 'Because of {what}.' }
  const refusals = { en: words, de: words, nl: words }
  const refuse = () => refusal('because', 'F-101', { what: 'rainy-day' })
  expect(checksOf({ refusals, ...changed(turn, { refuse }) })).toContain('refusal')
  const silent = { because: 'Because.' }
  const quiet = { refusals: { en: silent, de: silent, nl: silent }, ...changed(turn, { refuse }) }
  const refused = findings(quiet).filter(({ message }) => message.includes('rainy-day'))
  expect(refused).toEqual([])
})

test('a refusal with an amount that cannot be', () => {
  const words = { because: 'Missing: {missing}.' }
  const refusals = { en: words, de: words, nl: words }
  const missing = (amount: number) =>
    checksOf({
      refusals,
      ...changed(turn, { refuse: () => refusal('because', 'F-101', { missing: amount }) }),
    })
  expect(missing(-1)).toContain('refusal')
  expect(missing(0)).toContain('refusal')
})

test('a notation that is not read as it is written', () => {
  const blank = { ...oneOf(CARDS), format: (card: number) => CARDS.list[card >> 1] }
  const vague = moveKind('offer <card>', { card: blank })
  const moves = fairRules.moves.map((kind) => (kind.notation === vague.notation ? vague : kind))
  const broken = { moves, ...changed(turn, { kinds: [fetch, vague, rest] }) }
  expect(checksOf(broken)).toContain('notation')
})

test('a broken invariant', () => {
  const happen: typeof snatch.happen = (state, card, seat, from) => {
    state.stands[from].cards--
    state.stands[seat].cards++
    state.stands[seat].hand[card] = 1
  }
  expect(checksOf(changed(snatch, { happen }))).toContain('invariant')
})

test('a match that never ends', () => {
  const run: typeof turnEnd.run = (state, seat) => push(state, turn, (seat + 1) % state.box.players)
  expect(checksOf(changed(turnEnd, { run }))).toContain('bound')
})

test('rules that follow each other for ever', () => {
  const run: typeof turnEnd.run = (state, seat) => push(state, turnEnd, seat)
  expect(checksOf(changed(turnEnd, { run }))).toContain('bound')
})

test('a tentative turn that differs from direct play', () => {
  const play: typeof turn.play = (state, move, seat, a, b, c) => {
    turn.play(state, move, seat, a, b, c)
    if (state.stands.some(({ hand }) => hand[0] === HIDDEN)) state.stands[seat].points++
  }
  expect(checksOf(changed(turn, { play }))).toContain('tentative')
})

test('legal moves that depend on what the seat cannot know', () => {
  const list: typeof turn.list = (state, moves, seat, a, b, c) => {
    turn.list(state, moves, seat, a, b, c)
    if (moves.count > 1 && state.stands[(seat + 1) % 2].hand[0] === 1) moves.add(rest())
  }
  expect(checksOf(changed(turn, { list }))).toContain('world')
})

test('a move whose result depends on what the seat cannot know', () => {
  const play = (state: FairState, _move: Move, seat: number): void => {
    const { hand } = state.stands[(seat + 1) % 2]
    state.stands[seat].points--
    state.stands[seat].coins += hand[0] === 1 || hand[1] === 1 ? 2 : 1
  }
  expect(checksOf({ beside: { ...treats, play } })).toContain('world')
})

test('an imagined world that cannot be', () => {
  const imagine: Rules['imagine'] = (view) => {
    for (const { hand, cards } of view.stands) {
      if (hand[0] === HIDDEN) hand.fill(0).fill(1, 0, cards)
    }
  }
  expect(checksOf({ imagine })).toContain('imagine')
  expect(checksOf({ imagine: () => {} })).toContain('imagine')
})

test('a score whose lines do not add up', () => {
  const score: Rules['score'] = (state) => {
    const { lines, totals, places } = fairRules.score(state)
    return { lines: lines.slice(1), totals, places }
  }
  expect(checksOf({ score })).toContain('score')
})

test('a finding is shrunk and told as a record that can be read', () => {
  const play: typeof turn.play = (state, move, seat, a, b, c) => {
    turn.play(state, move, seat, a, b, c)
    if (offer.is(move) && seat === 1) state.stands[0].points = -1
  }
  const [finding] = findings(changed(turn, { play }))
  const moves = parseRecord(finding.record).events.filter(({ type }) => type === 'move')
  expect(moves.length).toBeLessThanOrEqual(2)
  expect(describeFinding(finding)).toContain('fair fails the check "range"')
})
