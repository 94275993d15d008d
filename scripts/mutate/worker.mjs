// Loaded first by every process that runs tests, and by those that a test starts. Reports the reached probes at once,
// since the process may be killed, and ends the process when a changed condition has made an endless loop: by the
// processor time since the last turn of its event loop, which a crowded machine does not use up.
import { appendFileSync } from 'node:fs'
import { isMainThread, Worker } from 'node:worker_threads'

const { MUTATE_REACHED: file, MUTATE_CPU_SECONDS: mostSeconds } = process.env
const seen = new Set()

globalThis.reached = (id) => {
  if (file === undefined || seen.has(id)) return
  seen.add(id)
  appendFileSync(file, `${id}\n`)
}
// A thread or a process that lives on from one test file to the next reports for each of them.
setInterval(() => seen.clear(), 1000).unref()

globalThis.nowRuns = (testFile) => {
  seen.clear()
  if (file !== undefined) appendFileSync(file, `${testFile}\n`)
}

/** A process that waits for ever uses no processor time. */
const MOST_SECONDS_ALIVE = 3600

if (isMainThread) {
  const turns = new Int32Array(new SharedArrayBuffer(4))
  const isAlive = () => Atomics.add(turns, 0, 1)
  globalThis.isAlive = isAlive
  setInterval(isAlive, 500).unref()
  new Worker(
    `const { workerData: turns } = process.getBuiltinModule('node:worker_threads')
    let [turn, since] = [0, 0]
    const look = () => {
      const used = process.cpuUsage().user
      if (Atomics.load(turns, 0) !== turn) [turn, since] = [Atomics.load(turns, 0), used]
      if (used - since > ${mostSeconds}e6 || process.uptime() > ${MOST_SECONDS_ALIVE})
        process.kill(process.pid, 'SIGKILL')
    }
    setInterval(look, 1000)`,
    { eval: true, workerData: turns },
  ).unref()
}
