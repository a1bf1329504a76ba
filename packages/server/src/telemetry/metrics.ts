import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'
import { attributesOf, nanosOf } from './values.ts'

type Metric = MetricObjectWithValues<MetricValue<string>>
type Value = Metric['values'][number]

/** Since the process began: `AGGREGATION_TEMPORALITY_CUMULATIVE`. */
const CUMULATIVE = 2

/** Everything that is measured, as OTLP writes it; the names are those of `/metrics`. */
export async function metricsOf(registry: Registry, began: number): Promise<object[]> {
  const times = { startTimeUnixNano: nanosOf(began), timeUnixNano: nanosOf(Date.now()) }
  const metrics = (await registry.getMetricsAsJSON()) as Metric[]
  return metrics.map((metric) => {
    const { name, help: description } = metric
    const points = metric.values.map(({ value, labels }) => ({
      ...times,
      attributes: attributesOf(labels),
      asDouble: value,
    }))
    // prom-client names kinds by words in what it gives out.
    switch (String(metric.type)) {
      case 'histogram':
        return {
          name,
          description,
          histogram: { aggregationTemporality: CUMULATIVE, dataPoints: histogramOf(metric, times) },
        }
      case 'counter':
        return {
          name,
          description,
          sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints: points },
        }
      default:
        return { name, description, gauge: { dataPoints: points } }
    }
  })
}

/** Prometheus counts up to each bound, OTLP between two of them. */
function histogramOf({ name, values }: Metric, times: object): object[] {
  const bySeries = new Map<string, Value[]>()
  for (const value of values) {
    const { le: _, ...labels } = value.labels
    const key = JSON.stringify(labels)
    bySeries.set(key, [...(bySeries.get(key) ?? []), value])
  }
  return [...bySeries].map(([key, series]) => {
    const named = (suffix: string) => series.filter((one) => metricNameOf(one) === `${name}_${suffix}`)
    const buckets = named('bucket')
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0))
    return {
      ...times,
      attributes: attributesOf(JSON.parse(key) as { [name: string]: string }),
      count: String(named('count')[0]?.value ?? 0),
      sum: named('sum')[0]?.value ?? 0,
      bucketCounts: counts.map(String),
      explicitBounds: buckets.flatMap(({ labels }) => (labels.le === '+Inf' ? [] : [Number(labels.le)])),
    }
  })
}

function metricNameOf(value: Value): string {
  return 'metricName' in value ? String(value.metricName) : ''
}
