// Loaded into the program before its own modules (`node --import`), by a test that wants to know what blocks its event loop.
// It is asked over the channel to the parent process, and answers in milliseconds of the main thread's own processor time:
// what other programs of the machine take meanwhile does not count. A machine that is slow itself shows in what a fixed piece of
// work takes on the same thread.

const TICK_MS = 1
const REFERENCE = JSON.stringify(
  Array.from({ length: 500 }, (_, id) => ({
    id,
    title: `Task ${id}`,
    done: id % 2 === 0,
    minutes: [id, 15.5],
  })),
)

let last = milliseconds()
let longest = 0

setInterval(tick, TICK_MS).unref()
process.on('message', (asked) => {
  tick()
  process.send?.(asked === 'reference' ? { reference: referenceTime() } : { longest })
  last = milliseconds()
  longest = 0
})
process.channel?.unref()

/** One turn of the loop is at most what the main thread has used since the tick before. */
function tick() {
  const now = milliseconds()
  longest = Math.max(longest, now - last)
  last = now
}

/** What some parsing and writing of JSON takes, which is much of what a request costs. Noise only makes it longer, so the shortest counts. */
function referenceTime(): number {
  const times = Array.from({ length: 5 }, () => {
    const from = milliseconds()
    for (let nth = 0; nth < 40; nth += 1) JSON.stringify(JSON.parse(REFERENCE))
    return milliseconds() - from
  })
  return Math.min(...times)
}

function milliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
