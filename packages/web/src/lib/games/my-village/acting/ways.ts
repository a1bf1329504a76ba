import type { Move } from '@chronik/kernel'
import { readMove } from '#lib/table/wording.ts'
import { courseOf, type MyVillageContext } from './context.ts'

/** Every way to pay what is due, unit by unit, as the rules offer it. */
export function waysToPay(context: MyVillageContext): readonly (readonly Move[])[] {
  const pays = context.moves.filter((move) => readMove(context.game, move).kind === 'pay <purse>')
  return pays.flatMap((move) => {
    const { state, decision, moves } = courseOf(context, [move])
    const goesOn =
      decision === 'pay' && moves.some((next) => readMove(context.game, next).kind === 'pay <purse>')
    // The next payment may be of another banner: then the stack of what is due has changed its depth.
    if (!goesOn || state.depth < context.state.depth) return [[move]]
    return waysToPay({ ...context, state, decision, moves }).map((rest) => [move, ...rest])
  })
}
