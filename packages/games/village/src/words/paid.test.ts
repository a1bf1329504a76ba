import { describe, expect, test } from 'vitest'
import { spoken } from '../testing/spoken.ts'
import type { VillageLog } from './log.ts'

const seat = 0
const time = (amount: number): VillageLog => ({
  code: 'time',
  seat,
  amount,
  from: 0,
  to: amount,
  crossings: 0,
})
const pay = (what: string, amount = 1): VillageLog => ({ code: 'pay', seat, what, amount })
const supply = (what: string): VillageLog => ({ code: 'gain', seat, what, amount: 1, from: 'supply' })
const wed = (rank: number): VillageLog => ({
  code: 'wed',
  seat,
  figure: '1a',
  from: 'farm',
  to: `ceremony-${rank}`,
})
const promote = (from: string, to: string): VillageLog => ({ code: 'promote', seat, figure: '2a', from, to })
const play = (person: string): VillageLog => ({ code: 'person-played', seat, person })
const hire: VillageLog = { code: 'hire', seat, captain: 'captain-1', from: 'supply', to: 'ship' }
const de = (log: readonly VillageLog[]) => spoken(log, { language: 'de' })

describe('what is paid is told with what it is for', () => {
  test('VM-401, VM-403: a rank costs 2 time and one cube; the second cube is swapped', () => {
    const log = [wed(2), time(2), pay('faith'), pay('faith'), supply('knowledge')]
    expect(de(log)).toEqual([
      'Greta stellt einen 1er für 2 Zeit und einen Glaubensstein auf Rang 2 des Zeremonienbereichs.',
      'Greta tauscht einen Glaubensstein gegen einen Wissensstein.',
    ])
    expect(spoken(log)[1]).toBe('Greta swaps a faith cube for a knowledge cube.')
    expect(spoken(log, { language: 'nl' })[1]).toMatch(/^Greta ruilt .+ tegen .+\.$/)
  })

  test('VM-403: the other side gives two cubes for one', () => {
    const log = [wed(4), time(2), pay('faith'), pay('coin'), supply('skill'), supply('faith')]
    expect(de(log).slice(1)).toEqual([
      'Greta tauscht eine Münze gegen einen Könnensstein und einen Glaubensstein.',
    ])
  })

  test('VX-553: the matchmaker asks for nothing, what follows is the price of something else', () => {
    const log = [play('person-matchmaker'), wed(1), pay('coin', 2), hire]
    expect(de(log).slice(1)).toEqual([
      'Greta stellt einen 1er auf Rang 1 des Zeremonienbereichs.',
      'Greta heuert für 2 Münzen einen Kapitän an.',
    ])
  })

  test('VI-507: the friar asks for nothing, the coins are the captain’s', () => {
    const log = [play('person-friar'), promote('church-2', 'church-3'), pay('coin', 2), hire]
    expect(de(log).slice(1)).toEqual([
      'Greta lässt einen 2er in der Kirche auf Stufe 3 aufsteigen.',
      'Greta heuert für 2 Münzen einen Kapitän an.',
    ])
  })

  test('V-507: at mass moving up costs grain, whoever played a card before', () => {
    const mass: VillageLog = { code: 'mass', seat, last: false }
    const log = [play('person-friar'), mass, promote('church-1', 'church-2'), pay('grain')]
    expect(de(log).at(-1)).toBe(
      'Greta lässt einen 2er für einen Getreidesack in der Kirche auf Stufe 2 aufsteigen.',
    )
  })

  test('VI-514: the priest places somebody from the farm, who does not move up', () => {
    expect(de([play('person-priest'), promote('farm', 'church-1')]).at(-1)).toBe(
      'Greta stellt einen 2er vom Hof auf Stufe 1 der Kirche.',
    )
  })

  test('VM-605: a tool doubles what the mill gave, it does not buy coins', () => {
    const coins: VillageLog = { code: 'gain', seat, what: 'coin', amount: 2, from: 'mill' }
    expect(de([time(2), pay('grain', 2), coins, pay('tool'), coins])).toEqual([
      'Greta erhält in der Mühle 2 Münzen für 2 Zeit und 2 Getreidesäcke.',
      'Greta setzt 1 Werkzeug ein und erhält in der Mühle noch einmal 2 Münzen.',
    ])
  })
})

describe('what stays and what goes', () => {
  test('V-480: whoever has the start player marker already keeps it', () => {
    const log = [0, 1].map((one): VillageLog => ({ code: 'ring', seat: one, to: 'roof' }))
    const told = de([{ code: 'start-player', seat }, ...log])
    expect(told.slice(1)).toEqual([
      'Greta behält den Startspielermarker und legt den Marker „Nächster Startspieler“ zurück auf das Dach der Ratsstube.',
      'Matthis nimmt den Startspielermarker und legt den Marker „Nächster Startspieler“ zurück auf das Dach der Ratsstube.',
    ])
  })

  test('VM-702: a pink member goes because it is left alone, at a wedding because nobody married it', () => {
    const pink = (from: string): VillageLog => ({ code: 'pink', figure: 'pink-a', from, to: 'supply' })
    const wedding: VillageLog = { code: 'wedding-phase', seat }
    const log = [pink('bakery'), wedding, pink('ceremony-2')]
    expect(de(log)).toEqual([
      'Ein pinkes Familienmitglied bleibt allein und geht zurück in den Vorrat.',
      'Nun wird Hochzeit gefeiert.',
      'Ein pinkes Familienmitglied geht zurück in den Vorrat.',
    ])
  })

  test('V-305: a missing cube is one way of several, as a coin would do as well', () => {
    const params = { colour: 'faith', missing: 1 }
    const why = { why: 'cubes-missing', rule: 'V-305', params }
    expect(de([{ code: 'lost', seat, action: 'travel', ...why }])).toEqual([
      'Greta kann die Aktion „Reise“ nicht ausführen; es bräuchte zum Beispiel noch einen Glaubensstein.',
    ])
  })
})
