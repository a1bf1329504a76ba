import type { Language } from '@chronik/kernel'

/** What somebody should hear of, as it is told: one for several tables. */
export interface Letter {
  readonly title: string
  readonly items: readonly LetterItem[]
  readonly language: Language
  /** Where this way of hearing is switched off. */
  readonly off: string
}

export interface LetterItem {
  readonly kind: NoticeKind
  readonly text: string
  readonly link: string
}

export const NOTICE_KINDS = ['turn', 'over', 'invited', 'friend'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
