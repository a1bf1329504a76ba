import type { LogEntry, Refusal } from '@chronik/kernel'

/** The stories that a match can hold; whatever can be added to the game declares its own. */
export interface VillageLogs {
  readonly base: BaseLog
}

export type VillageLog = LogEntry & VillageLogs[keyof VillageLogs]

/**
 * What a screen needs to move every piece and to tell the story. A piece that moves names itself, where
 * it was and where it went; seats count from 0, words are those of the vocabulary. Whatever Conny does
 * and wherever a figure of hers goes, the seat is 1.
 */
type BaseLog =
  | { readonly code: 'start-player'; readonly seat: number }
  | { readonly code: 'deal'; readonly customer: string; readonly to: string }
  | { readonly code: 'round'; readonly round: number; readonly seat: number }
  | { readonly code: 'fill'; readonly space: string; readonly cube: string }
  | { readonly code: 'take'; readonly seat: number; readonly space: string; readonly cube: string }
  | {
      readonly code: 'time'
      readonly seat: number
      readonly amount: number
      readonly from: number
      readonly to: number
      readonly crossings: number
    }
  | {
      readonly code: 'lost'
      readonly seat: number
      readonly action: string
      readonly why: string
      readonly rule: string
      readonly params?: Refusal['params']
    }
  | { readonly code: 'skip'; readonly seat: number }
  | { readonly code: 'well'; readonly seat: number; readonly free: boolean }
  | { readonly code: 'well-action'; readonly seat: number; readonly action: string }
  | { readonly code: 'pay'; readonly seat: number; readonly what: string; readonly amount: number }
  | {
      readonly code: 'gain'
      readonly seat: number
      readonly what: string
      readonly amount: number
      readonly from: string
    }
  | { readonly code: 'overflow'; readonly seat: number; readonly amount: number }
  | { readonly code: 'harvest'; readonly seat: number; readonly amount: number; readonly with: string }
  | {
      readonly code: 'newborn' | 'home' | 'train' | 'council' | 'church' | 'choose' | 'draw' | 'promote'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
    }
  | {
      readonly code: 'travel'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
      readonly road: string
    }
  | { readonly code: 'marker'; readonly seat: number; readonly castle: string }
  | {
      readonly code: 'product'
      readonly seat: number
      readonly building: string
      readonly what: string
      readonly amount: number
    }
  | { readonly code: 'market-day'; readonly seat: number }
  | {
      readonly code: 'serve'
      readonly seat: number
      readonly customer: string
      readonly stall: string
      readonly points: number
    }
  /** V-444, V-445: `why` it had to be, where nothing could be sold: no goods for anybody, or not the surcharge. */
  | { readonly code: 'pass'; readonly seat: number; readonly why?: 'goods' | 'surcharge' }
  | { readonly code: 'move-up'; readonly customer: string; readonly from: string; readonly to: string }
  | { readonly code: 'market-end' }
  | { readonly code: 'privilege'; readonly seat: number; readonly step: number }
  | { readonly code: 'ring'; readonly seat: number; readonly to: 'farm' | 'roof' }
  | { readonly code: 'mass'; readonly seat: number; readonly last: boolean }
  | { readonly code: 'mass-done'; readonly seat: number; readonly with: 'choose' | 'promote' }
  | { readonly code: 'monk' }
  | { readonly code: 'monks-back'; readonly amount: number }
  | { readonly code: 'majority'; readonly seat: number; readonly amount: number }
  | {
      readonly code: 'death'
      readonly seat: number
      readonly figure: string
      readonly from: string
      readonly to: string
      /** The profession it dies in; places without one lead to the graveyard. */
      readonly group?: string
    }
  | { readonly code: 'nobody-dies'; readonly seat: number }
  | { readonly code: 'end-rung'; readonly seat: number; readonly by: string }
  | { readonly code: 'final-turn'; readonly seat: number }
  | { readonly code: 'round-limit' }
  | { readonly code: 'conny-colour'; readonly seat: 1; readonly colour: string }
  | {
      readonly code: 'conny-take'
      readonly seat: 1
      readonly space: string
      readonly cube: string
      readonly slot: number
    }
  | { readonly code: 'conny-no-cube'; readonly seat: 1 }
  | {
      readonly code: 'conny-bag' | 'conny-church'
      readonly seat: 1
      readonly figure: string
      readonly from: string
      readonly to: string
    }
  | { readonly code: 'fate'; readonly tile: string; readonly face: string }
  | { readonly code: 'fate-mixed'; readonly side: string }
  | { readonly code: 'tray-cleared'; readonly kept: number }
