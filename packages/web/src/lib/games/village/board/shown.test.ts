import { CUSTOMERS, type VillageState, village } from '@chronik/village'
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import type { VillageTable } from '../context.ts'
import Sellers from '../scenes/Sellers.svelte'
import Laid from '../testing/Laid.svelte'
import { SketchedTable } from '../testing/table.ts'
import Chronicle from './Chronicle.svelte'
import RoundPanel from './RoundPanel.svelte'
import WholeFarm from './WholeFarm.svelte'

// There is no page that could be dark.
vi.mock('#lib/art/night.ts', () => ({ isNight: () => false }))

const seats = ['Greta', 'Ylva'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)

/** A part of the table as the first seat sees it. */
function shown<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
  view: VillageState,
): string {
  const table: VillageTable = {
    game: village,
    view,
    preview: null,
    seat: 0,
    seats,
    due: 0,
    decision: 'd-source',
    targets: new Map(),
    log: [],
    language: 'en',
  }
  return render(Laid<Props>, { props: { table, part, props } }).body
}

/** Both have served one customer. */
function served(options: Readonly<Record<string, boolean>> = {}): VillageState {
  const { state } = new SketchedTable({ players: 2, options })
  state.servedBy[CUSTOMERS.at['customer-17']] = 0
  state.servedBy[CUSTOMERS.at['customer-24']] = 1
  return state
}

test('V-R31: on a farm customers of others are backs unless they are agreed to be open; one’s own are faces', () => {
  const faces = (seat: number, view: VillageState) => {
    const body = shown(WholeFarm, { seat }, view)
    return [(body.match(/class="face/g) ?? []).length, (body.match(/#customer-back/g) ?? []).length]
  }
  expect(faces(0, served()), 'one’s own').toEqual([1, 0])
  expect(faces(1, served()), 'those of others').toEqual([0, 1])
  expect(faces(1, served({ 'open-customers': true })), 'agreed to be open').toEqual([1, 0])
})

test('V-805: what “3 = 4” in the chronicle means is said in words', () => {
  const { state } = new SketchedTable({ players: 2 })
  const body = shown(Chronicle, {}, state)
  expect(body).toContain('Entries: 3. Prestige at the end: 4.')
  expect(body).toMatch(/data-tip="On the left your entries in the chronicle, on the right the prestige/)
})

test('VS-103: before the first round nobody is told of a round 0', () => {
  const { state } = new SketchedTable({ players: 2 })
  state.round = 0
  const panel = { slim: false, tight: false, onask: () => {} }
  expect(shown(RoundPanel, panel, state)).toContain('Before the first round')
  state.round = 2
  expect(shown(RoundPanel, panel, state)).toContain('Round 2')
})

test('two sellers share the panel of a market day without filling it', () => {
  const { state } = new SketchedTable({ players: 2 })
  const day = { caller: 0, passed: [], firstSale: true }
  const body = shown(Sellers, { day }, state)
  const heights = Array.from(body.matchAll(/<tr[^>]*height:\s*([\d.]+)px/g), ([, height]) => Number(height))
  expect(heights).toEqual([96, 96])
})
