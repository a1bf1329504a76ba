import type { contract } from '@chronik/protocol'
import type { Implementer } from '@orpc/server'
import type { Tables } from '../hosting/tables.ts'
import type { Act } from '../tables/acts.ts'
import { ownTable } from '../tables/sight.ts'
import { type Asking, granted, signedIn } from './context.ts'

type TablesApi = Implementer<(typeof contract)['tables'], Asking, Asking>

/** Everything that is done at a table by one act. */
export function tableActs(api: Omit<TablesApi, '$context' | '$config'>, tables: Tables) {
  async function perform(table: string, act: Act, context: Asking) {
    const who = signedIn(context)
    return ownTable(granted(await tables.act(table, who, act), context), who.id)
  }
  return {
    join: api.join.handler(({ input: { table, seat, invitation }, context }) =>
      perform(
        table,
        {
          kind: 'join',
          ...(seat !== undefined && { seat }),
          ...(invitation !== undefined && { invitation }),
        },
        context,
      ),
    ),
    leave: api.leave.handler(({ input: { table }, context }) => perform(table, { kind: 'leave' }, context)),
    kick: api.kick.handler(({ input: { table, user }, context }) =>
      perform(table, { kind: 'kick', user }, context),
    ),
    arrange: api.arrange.handler(({ input: { table, seat, to }, context }) =>
      perform(table, { kind: 'arrange', seat, to }, context),
    ),
    colour: api.colour.handler(({ input: { table, seat, colour }, context }) =>
      perform(table, { kind: 'colour', seat, colour }, context),
    ),
    ready: api.ready.handler(({ input: { table, ready }, context }) =>
      perform(table, { kind: 'ready', ready }, context),
    ),
    settle: api.settle.handler(({ input: { table, ...to }, context }) =>
      perform(table, { kind: 'settle', to }, context),
    ),
    start: api.start.handler(({ input: { table }, context }) => perform(table, { kind: 'start' }, context)),
    concede: api.concede.handler(({ input: { table }, context }) =>
      perform(table, { kind: 'concede' }, context),
    ),
    abandon: api.abandon.handler(({ input: { table, agree }, context }) =>
      perform(table, { kind: 'abandon', agree }, context),
    ),
    takeover: api.takeover.handler(({ input: { table, seat, level, agree }, context }) =>
      perform(table, { kind: 'takeover', seat, level, agree }, context),
    ),
    mute: api.mute.handler(({ input: { table, user, muted }, context }) =>
      perform(table, { kind: 'mute', user, muted }, context),
    ),
    spectators: api.spectators.handler(({ input: { table, allowed }, context }) =>
      perform(table, { kind: 'spectators', allowed }, context),
    ),
    pause: api.pause.handler(({ input: { table, agree }, context }) =>
      perform(table, { kind: 'pause', agree }, context),
    ),
    resume: api.resume.handler(({ input: { table }, context }) =>
      perform(table, { kind: 'resume' }, context),
    ),
    undo: api.undo.handler(({ input: { table, seat, agree }, context }) =>
      perform(table, { kind: 'undo', seat, agree }, context),
    ),
    vote: api.vote.handler(({ input: { table, seat, choice }, context }) =>
      perform(table, { kind: 'vote', seat, choice }, context),
    ),
    takeBack: api.takeBack.handler(({ input: { table }, context }) =>
      perform(table, { kind: 'take-back' }, context),
    ),
    end: api.end.handler(({ input: { table }, context }) => perform(table, { kind: 'end' }, context)),
  }
}
