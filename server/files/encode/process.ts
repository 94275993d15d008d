import process from 'node:process'
import { type AskedPicture, encodePicture } from './encodePicture.ts'

/** A process that takes more is ended: no picture within the bounds needs it. Bytes, looked at so often in milliseconds. */
const MOST_MEMORY = 1024 * 1024 * 1024
const LOOK_MS = 50

/** What each process runs that encodes pictures, for one after the other. It ends with the server that started it. */
process.on('message', (asked: AskedPicture) => {
  const watching = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
  void encodePicture(asked).then((answer) => {
    clearInterval(watching)
    process.send?.(answer)
  })
})
process.on('disconnect', () => process.exit(0))
