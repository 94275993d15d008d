import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the queues of this process did, for Prometheus (docs/operations.md, Watching it). */
export const QUEUE_METRICS = new Registry()

const registers = [QUEUE_METRICS]
const labelNames = ['queue'] as const
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

const waiting = new Gauge({
  name: 'queue_waiting',
  help: 'Work that waits for its turn',
  labelNames,
  registers,
})
const refused = new Counter({
  name: 'queue_refused_total',
  help: 'Work that found no place',
  labelNames,
  registers,
})
const waited = new Histogram({
  name: 'queue_wait_seconds',
  help: 'Time until work began',
  labelNames,
  buckets,
  registers,
})
const ran = new Histogram({
  name: 'queue_run_seconds',
  help: 'Time that work took',
  labelNames,
  buckets,
  registers,
})

/** The series of one queue. */
export function measuresOf(queue: string) {
  return {
    waiting: waiting.labels(queue),
    refused: refused.labels(queue),
    waited: waited.labels(queue),
    ran: ran.labels(queue),
  }
}
