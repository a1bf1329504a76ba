import { moveKind } from '@chronik/kernel'

/** Answers that several decisions share. */
export const stop = moveKind('stop', {})
export const none = moveKind('none', {})
export const stay = moveKind('stay', {})
