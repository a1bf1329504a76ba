import { AckPolicy, DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import type { NatsLine } from '../../bus/nats/connection.ts'
import type { LookBack, Task, Thought, Turn } from './message.ts'

/** Something to think about, as it waits in the queue. */
export interface Job {
  readonly id: string
  /** Who wants the answer. */
  readonly to: string
  /** Whose table it is. */
  readonly owner: string
  /** Somebody waits at the table. */
  readonly urgent: boolean
  /** Since when, in milliseconds since 1970. */
  readonly since: number
  readonly task: SentTask
}

export type SentTask = (Omit<Turn, 'view'> & { readonly view: readonly number[] }) | LookBack

export interface Answered {
  readonly id: string
  readonly thought: Thought
}

/** Whether somebody waits. */
export type Urgency = 'urgent' | 'idle'

/** The name under which all workers together take tasks. */
export function workersFor(urgency: Urgency): string {
  return `workers-${urgency}`
}

/** A worker that gives no sign of life for so long is gone: another one gets its task. */
export const GONE_AFTER = 4_000
/** Nobody waits longer for a bot: who asked has asked again, or is gone. */
const OLDEST = 10 * 60_000
const MOST = 100_000

/** The name of the queue among those of other houses. */
export function queueOf({ prefix }: NatsLine): string {
  return `${prefix}-tasks`
}

const opened = new WeakMap<NatsLine, Promise<void>>()

/** Sees to it that the queue is there: once, unless NATS has lost it. */
export function openQueue(line: NatsLine): Promise<void> {
  const known = opened.get(line)
  if (known !== undefined) return known
  const opening = open(line)
  opened.set(line, opening)
  opening.catch(() => opened.delete(line))
  return opening
}

/** NATS came back, maybe without what it had. */
export function queueMayBeGone(line: NatsLine): void {
  opened.delete(line)
}

async function open(line: NatsLine): Promise<void> {
  const manager = await jetstreamManager(line.connection)
  const name = queueOf(line)
  await manager.streams.add({
    name,
    subjects: [`${line.prefix}.tasks.*`],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos(OLDEST),
    max_msgs: MOST,
  })
  for (const urgency of ['urgent', 'idle'] as const)
    await manager.consumers.add(name, {
      durable_name: workersFor(urgency),
      filter_subject: `${line.prefix}.tasks.${urgency}`,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(GONE_AFTER),
      max_ack_pending: MOST,
    })
}

export function taskToSend(task: Task): SentTask {
  return 'view' in task ? { ...task, view: [...task.view] } : task
}

export function taskSent(task: SentTask): Task {
  return 'view' in task ? { ...task, view: Int16Array.from(task.view) } : task
}
