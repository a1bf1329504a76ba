import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Spans } from '../telemetry/spans.ts'

/** What the parts of the server tell about their work. */
export interface Work {
  /** Deeds that were written with one commit, and how many milliseconds it took. */
  committed(deeds: number, milliseconds: number): void
  /** A turn was answered, so many milliseconds after it came. */
  submitted(outcome: 'played' | 'refused', milliseconds: number): void
  /** A deed of another server was shown here, so many milliseconds after it was made. */
  reached(milliseconds: number): void
  /** Milliseconds a bot thought about a move. */
  thought(level: string, milliseconds: number): void
}

/** How many there are just now. */
export interface Census {
  sockets(): number
  watched(): number
  matches(): number
  waiting(): number
}

const PREFIX = 'chronik_'
/** What should take milliseconds, in seconds. */
const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Everything that is measured; each server has its own. */
export class Meters implements Work {
  readonly registry = new Registry()
  /** Where each measurement is told as a span as well, if somebody wants traces. */
  spans: Pick<Spans, 'ended'> | null = null
  readonly #requests = this.#counter('http_requests_total', 'Requests answered', [
    'method',
    'route',
    'status',
  ])
  readonly #seconds = this.#histogram(
    'http_request_seconds',
    'Time from a request to its answer',
    ['route'],
    FAST,
  )
  readonly #deeds = this.#counter('deeds_total', 'Deeds appended to matches', [])
  readonly #commits = this.#histogram(
    'commit_deeds',
    'Deeds that shared one commit',
    [],
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  )
  readonly #committing = this.#histogram('commit_seconds', 'Time until a commit of deeds was safe', [], FAST)
  readonly #submits = this.#histogram('submit_seconds', 'Time from a turn to its answer', ['outcome'], FAST)
  readonly #fanOut = this.#histogram(
    'fanout_seconds',
    'Time from a deed at another server until it was shown here',
    [],
    FAST,
  )
  readonly #thinking = this.#histogram(
    'bot_seconds',
    'Time a bot thought about a move',
    ['level'],
    [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  )

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: PREFIX })
  }

  answered(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.inc({ method, route, status: String(status) })
    this.#seconds.observe({ route }, milliseconds / 1000)
    this.spans?.ended(`http ${method} ${route}`, milliseconds, { status })
  }

  committed(deeds: number, milliseconds: number): void {
    this.#deeds.inc(deeds)
    this.#commits.observe(deeds)
    this.#committing.observe(milliseconds / 1000)
    this.spans?.ended('commit', milliseconds, { deeds })
  }

  submitted(outcome: 'played' | 'refused', milliseconds: number): void {
    this.#submits.observe({ outcome }, milliseconds / 1000)
    this.spans?.ended('submit', milliseconds, { outcome })
  }

  reached(milliseconds: number): void {
    this.#fanOut.observe(milliseconds / 1000)
    this.spans?.ended('fan-out', milliseconds)
  }

  thought(level: string, milliseconds: number): void {
    this.#thinking.observe({ level }, milliseconds / 1000)
    this.spans?.ended('bot', milliseconds, { level })
  }

  /** Counted when somebody asks. */
  count(census: Census): void {
    const gauge = (name: string, help: string, count: () => number) =>
      new Gauge({
        name: `${PREFIX}${name}`,
        help,
        registers: [this.registry],
        collect() {
          this.set(count())
        },
      })
    gauge('sockets', 'Live connections', () => census.sockets())
    gauge('watched_tables', 'Tables that somebody watches', () => census.watched())
    gauge('bot_queue', 'Turns of bots that wait for a thread', () => census.waiting())
    gauge('matches', 'Matches in memory', () => census.matches())
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers: [this.registry] })
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name: `${PREFIX}${name}`, help, labelNames, buckets, registers: [this.registry] })
  }
}
