import type { LogEntry } from '@chronik/kernel'

/** What a movement of goods or points belongs to. */
export type Cause =
  | 'start'
  | 'income'
  | 'favour'
  | 'event'
  | 'swap'
  | 'action'
  | 'building'
  | 'metal'
  | 'donor-bonus'
  | 'rent'
  | 'service'
  | 'treatment'
  | 'forgo'
  | 'toll'
  | 'duty'
  | 'protection'

type Seat = { readonly seat: number }
/** A building site, with what it yields: that is how people tell them apart. */
type OnSite = { readonly site: string; readonly yields: string; readonly amount: number }
/** What a tile can cover; people know a favour space by whoever stands there. */
type Coverable =
  | { readonly what: 'project' | 'market'; readonly which: string }
  | { readonly what: 'favour'; readonly which: string; readonly person: string }
type SecretCard = { readonly card: string; readonly secret: readonly ['card'] }

/** Everything that is told: which piece, from where, to where, how many, and why. */
export type WorldLog = LogEntry &
  (
    | (Seat & { readonly code: 'start-player' })
    | (Seat & { readonly code: 'round'; readonly chapter: number; readonly round: number })
    | (Seat & { readonly code: 'reveal'; readonly event: string; readonly rule: string })
    | (Seat & {
        readonly code: 'orient'
        readonly event: string
        readonly rotation: number
        readonly steps: number
      })
    | (Seat & { readonly code: 'no-income'; readonly good: string })
    | (Seat & { readonly code: 'no-favour' })
    | (Seat & {
        readonly code: 'favour-stone'
        readonly from: number
        readonly to: number
        readonly person: string
      })
    | (Seat & {
        readonly code: 'shown'
        readonly good: string
        readonly amount: number | 'at-least-1'
        readonly why: Cause
      })
    | (Seat & {
        readonly code: 'gain'
        readonly good: string
        readonly amount: number
        readonly from: string
        readonly why: Cause
      })
    | (Seat & { readonly code: 'nothing-left'; readonly good: string; readonly why: Cause })
    | (Seat & {
        readonly code: 'give'
        readonly good: string
        readonly amount: number
        readonly to: string
        readonly why: Cause
      })
    | (Seat & { readonly code: 'vp'; readonly amount: number; readonly line: string; readonly why: Cause })
    /** Points that somebody would have lost, and did not have. */
    | (Seat & { readonly code: 'loss-void'; readonly amount: number; readonly why: Cause })
    | (Seat & { readonly code: 'open'; readonly card: string; readonly why: 'turn' | 'court' | 'war' })
    | (Seat & SecretCard & { readonly code: 'discard'; readonly why: 'turn' | 'court' | 'war' | 'event' })
    | (Seat &
        SecretCard & { readonly code: 'drawn'; readonly why: 'penance' | 'vice-and-chaos' | 'second-wave' })
    | (Seat & { readonly code: 'use'; readonly card: string; readonly repeats: string | null })
    | (Seat & {
        readonly code: 'forgo'
        readonly card: string
        readonly reason: string | null
        /** The good that is missing, if that is the reason. */
        readonly missing: string | null
        readonly secret: readonly ['reason', 'missing']
      })
    | (Seat & { readonly code: 'at-court' })
    | (Seat & { readonly code: 'swap'; readonly event: string })
    | { readonly code: 'project-enters'; readonly project: string; readonly covered: 0 | 1 }
    | ({ readonly code: 'cover' } & Coverable)
    | ({ readonly code: 'uncover' } & Coverable)
    | (Seat & {
        readonly code: 'build'
        readonly project: string
        readonly material: string
        readonly field: number
      })
    | {
        readonly code: 'progress'
        readonly project: string
        readonly material: string
        readonly field: number
        readonly substitute: 0 | 1
      }
    | { readonly code: 'finished'; readonly project: string }
    | { readonly code: 'metal'; readonly loyalty: readonly number[]; readonly seats: readonly number[] }
    | (Seat & { readonly code: 'donate'; readonly project: string })
    | (Seat & { readonly code: 'seal-back'; readonly project: string })
    | (Seat & OnSite & { readonly code: 'house'; readonly free: 0 | 1 })
    | (Seat & OnSite & { readonly code: 'house-back' })
    | (Seat & OnSite & { readonly code: 'rent' })
    | { readonly code: 'tiles-laid' }
    | { readonly code: 'sick'; readonly place: string; readonly value: number }
    | { readonly code: 'no-new-case'; readonly place: string }
    | (Seat & { readonly code: 'treated'; readonly place: string; readonly value: number })
    | { readonly code: 'tiles-removed'; readonly places: readonly string[] }
    | { readonly code: 'compared'; readonly good: string; readonly amounts: readonly number[] }
    | (Seat & { readonly code: 'qualified' })
    | {
        readonly code: 'slot'
        readonly event: string
        readonly slot: 1 | 2
        readonly replaced: string | null
      }
    | { readonly code: 'shield'; readonly from: number; readonly to: number }
    | { readonly code: 'chapter-end'; readonly chapter: number }
    | { readonly code: 'events-leave'; readonly events: readonly string[] }
    | (Seat & { readonly code: 'duty'; readonly duty: string; readonly due: number; readonly given: number })
    | (Seat & { readonly code: 'tax-die'; readonly roll: number })
    | (Seat & { readonly code: 'protected'; readonly penalty: string })
    | (Seat & { readonly code: 'penalty'; readonly penalty: string })
    | { readonly code: 'new-hands'; readonly cards: number }
    | (Seat & {
        readonly code: 'final'
        readonly stone: number
        readonly wood: number
        readonly money: number
      })
  )
