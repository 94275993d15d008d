import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { QUEUE_METRICS } from '#server/kit/queue/measures.ts'
import type { Hub } from '#server/kit/realtime/hub.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Of the process, and so measured once however many apps it holds. */
let processRegistry: Registry | null = null

/**
 * What this server did and how long it took, for Prometheus.
 *
 * Requests are counted by the pattern of their route, never by an address with an id in it.
 */
export function createMetrics(hub: Pick<Hub, 'streams'>) {
  const own = new Registry()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [own],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer began',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [own],
  })
  void new Gauge({
    name: 'event_streams',
    help: 'Open event streams',
    registers: [own],
    collect() {
      this.set(hub.streams())
    },
  })
  /** Finding a series by its labels costs more than counting in it, so each is looked up once. */
  const known = new Map<string, { count: Counter.Internal; time: Histogram.Internal<string> }>()
  const seriesOf = (method: string, route: string, status: number) => {
    const key = `${status} ${method} ${route}`
    const series = known.get(key) ?? {
      count: requests.labels({ method, route, status }),
      time: seconds.labels({ method, route }),
    }
    known.set(key, series)
    return series
  }
  const measure: MiddlewareHandler = async (c, next) => {
    const start = performance.now()
    await next()
    const { method } = c.req
    const route = routePath(c, -1)
    const { count, time } = seriesOf(method, route, c.res.status)
    count.inc()
    time.observe((performance.now() - start) / 1000)
  }
  const text = () => Registry.merge([ofProcess(), QUEUE_METRICS, own]).metrics()
  return { measure, text, contentType: own.contentType }
}

function ofProcess(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}
