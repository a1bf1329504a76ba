// What the browser itself writes down while somebody presses keys, read input by input.
import type { CDPSession } from 'playwright-core'

/** An event of a trace, as far as it is read here. Times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly cat?: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread. */
  readonly tdur?: number
  readonly id2?: { readonly local?: string }
  readonly args: { readonly data?: { readonly type?: string; readonly duration?: number } }
}

/** What one input took, in milliseconds. */
export interface TracedInput {
  /** Processor time of all scripts that it set off, also of those that run after the first frame. */
  readonly script: number
  /** Processor time of the page until its first answer was handed over to be shown. */
  readonly work: number
  /** Until its first answer was on the screen. */
  readonly first: number
  /** Until everything that it changed was on the screen. */
  readonly whole: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame']
const SCRIPT = new Set(['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'])
/** A script that asks where something lies lets the page be laid out: that is not its own work. */
const LAYING_OUT = new Set(['UpdateLayoutTree', 'Layout'])
/** Milliseconds that belong to an input; the next one comes later. A busy machine needs more of them. */
export const SPAN = 150

/** Writes down what happens meanwhile: key by key, null where nothing was painted. */
export async function traced(
  session: CDPSession,
  act: () => Promise<void>,
  span = SPAN,
): Promise<(TracedInput | null)[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return inputsOf(
    events.toSorted((a, b) => a.ts - b.ts),
    span,
  )
}

function inputsOf(events: readonly TraceEvent[], span: number): (TracedInput | null)[] {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [first] = keys
  if (first === undefined) return []
  const onMain = events.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
  const timings = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && args.data?.type === 'keydown',
  )
  const frames = framesOf(events.filter(({ pid }) => pid === first.pid))
  return keys.map((key) => {
    const until = key.ts + span * 1000
    const during = onMain.filter(({ ts }) => ts >= key.ts && ts < until)
    // The moment of the input itself lies a little before its event.
    const timing = timings.findLast(({ ts }) => ts <= key.ts)
    const painted = frames.findLast(
      (frame) =>
        frame.from >= key.ts &&
        frame.from < until &&
        during.some(({ name, ts }) => name === 'Paint' && ts >= frame.from && ts <= frame.until),
    )
    if (timing?.args.data?.duration === undefined || painted === undefined) return null
    const answered = frames.find(({ from }) => from >= key.ts)?.until ?? until
    return {
      script: scriptTime(during) / 1000,
      work: workTime(during.filter(({ ts }) => ts < answered)) / 1000,
      first: timing.args.data.duration,
      whole: (painted.shown - timing.ts) / 1000,
    }
  })
}

/** Processor time of the outermost scripts without what the page needed to be laid out in between. */
function scriptTime(events: readonly TraceEvent[]): number {
  let time = 0
  let script = 0
  let layout = 0
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    if (SCRIPT.has(name) && ts >= script) {
      script = ts + dur
      time += tdur
    } else if (LAYING_OUT.has(name) && ts < script && ts >= layout) {
      layout = ts + dur
      time -= tdur
    }
  }
  return time
}

/** Processor time of everything the page did: of each task and of what is not part of another. */
function workTime(events: readonly TraceEvent[]): number {
  let time = 0
  let until = 0
  for (const { ts, dur = 0, tdur = dur } of events) {
    if (ts < until) continue
    until = ts + dur
    time += tdur
  }
  return time
}

/** A frame with changes of the page: when it was made, and when it was on the screen. */
interface Frame {
  readonly from: number
  readonly until: number
  readonly shown: number
}

function framesOf(events: readonly TraceEvent[]): Frame[] {
  const frames: Frame[] = []
  const open = new Map<string, { from: number; until: number }>()
  for (const { name, ph, cat, ts, id2 } of events) {
    const id = id2?.local
    if (id === undefined || cat?.includes('devtools.timeline.frame') !== true) continue
    if (name === 'PipelineReporter' && ph === 'b') open.set(id, { from: 0, until: 0 })
    const frame = open.get(id)
    if (frame === undefined) continue
    if (name === 'SendBeginMainFrameToCommit') frame[ph === 'b' ? 'from' : 'until'] = ts
    if (name !== 'PipelineReporter' || ph !== 'e') continue
    open.delete(id)
    if (frame.from > 0) frames.push({ ...frame, shown: ts })
  }
  return frames.toSorted((a, b) => a.from - b.from)
}
