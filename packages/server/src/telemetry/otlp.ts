import { hostname } from 'node:os'
import type { Registry } from 'prom-client'
import { metricsOf } from './metrics.ts'
import type { Span, Spans } from './spans.ts'
import { attributesOf, nanosOf } from './values.ts'

/** Milliseconds between two deliveries, and how long one may take. */
const EVERY = 10_000
const LONGEST = 5_000

export interface OtlpNeeds {
  /** Where the collector is: `http://localhost:4318`. */
  readonly collector: string
  readonly registry: Registry
  readonly spans: Spans
  warn(what: string, details: object): void
}

/**
 * Brings traces and metrics to a collector of OpenTelemetry, in JSON over HTTP (OTLP). What cannot be brought is left
 * out: figures come again, and nobody waits for a collector.
 */
export class Otlp {
  readonly #needs: OtlpNeeds
  readonly #began = Date.now()
  readonly #resource = {
    attributes: attributesOf({
      'service.name': 'chronik',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
  }
  readonly #timer: NodeJS.Timeout
  #away = false

  constructor(needs: OtlpNeeds) {
    this.#needs = needs
    this.#timer = setInterval(() => void this.#deliver(), EVERY).unref()
  }

  /** Brings what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#deliver()
  }

  async #deliver(): Promise<void> {
    const { spans, registry, warn } = this.#needs
    const { spans: taken, lost } = spans.take()
    if (lost > 0) warn('spans were lost: there were too many', { lost })
    try {
      if (taken.length > 0) await this.#send('/v1/traces', tracesOf(taken, this.#resource))
      const figures = await metricsOf(registry, this.#began)
      await this.#send('/v1/metrics', {
        resourceMetrics: [{ resource: this.#resource, scopeMetrics: [{ scope: SCOPE, metrics: figures }] }],
      })
      this.#away = false
    } catch (error) {
      // Said once, not every ten seconds.
      if (!this.#away) warn('the collector of CHRONIK_OTLP does not answer', { why: String(error) })
      this.#away = true
    }
  }

  async #send(path: string, body: object): Promise<void> {
    const answer = await fetch(this.#needs.collector.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
}

const SCOPE = { name: 'chronik' }

function tracesOf(spans: readonly Span[], resource: object): object {
  const told = spans.map(({ trace, id, parent, name, start, end, failed, attributes }) => ({
    traceId: trace,
    spanId: id,
    ...(parent !== null && { parentSpanId: parent }),
    name,
    kind: 1,
    startTimeUnixNano: nanosOf(start),
    endTimeUnixNano: nanosOf(end),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  }))
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: SCOPE, spans: told }] }] }
}
