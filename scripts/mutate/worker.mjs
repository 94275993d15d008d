// Loaded first by every process that runs tests, and by those that a test starts. Reports the reached probes at once,
// since the process may be killed, and ends the process when a changed condition has made an endless loop: by
// processor time, which a crowded machine does not use up.
import { appendFileSync } from 'node:fs'
import { isMainThread, Worker } from 'node:worker_threads'

const { MUTATE_REACHED: file, MUTATE_CPU_SECONDS: mostSeconds } = process.env
const seen = new Set()

globalThis.reached = (id) => {
  if (file === undefined || seen.has(id)) return
  seen.add(id)
  appendFileSync(file, `${id}\n`)
}

/** A process that waits for ever uses no processor time. */
const MOST_SECONDS_ALIVE = 900

if (isMainThread)
  new Worker(
    `const ended = () => process.cpuUsage().user > ${mostSeconds}e6 || process.uptime() > ${MOST_SECONDS_ALIVE}
    setInterval(() => ended() && process.kill(process.pid, 'SIGKILL'), 1000)`,
    { eval: true },
  ).unref()
