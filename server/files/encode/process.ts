import process from 'node:process'
import { type AskedPicture, encodePicture } from './encodePicture.ts'

/**
 * A process that takes more ends itself: no picture within the bounds needs it. Bytes, microseconds of a core, which a busy machine
 * gives later, and how often it looks, in milliseconds.
 */
const MOST_MEMORY = 1024 * 1024 * 1024
const MOST_WORK = 15_000_000
const LOOK_MS = 50

/** What each process runs that encodes pictures, for one after the other. It ends with the server that started it. */
process.on('message', (asked: AskedPicture) => {
  const before = process.cpuUsage()
  const watching = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_WORK)
      process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
  void encodePicture(asked).then((answer) => {
    clearInterval(watching)
    process.send?.(answer)
  })
})
process.on('disconnect', () => process.exit(0))
