// Loaded into the program before its own modules (`node --import`), by a test that wants to know what blocks its event loop.
// It is asked over the channel to the parent process, and answers in milliseconds of the main thread's own processor time:
// what other programs of the machine take meanwhile does not count.

const TICK_MS = 1

let last = milliseconds()
let longest = 0

setInterval(tick, TICK_MS).unref()
process.on('message', () => {
  tick()
  process.send?.({ longest })
  longest = 0
})
process.channel?.unref()

/** One turn of the loop is at most what the main thread has used since the tick before. */
function tick() {
  const now = milliseconds()
  longest = Math.max(longest, now - last)
  last = now
}

function milliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
