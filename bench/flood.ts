// Sends the same requests over and over, as a process of its own so that it does not slow down who measures. Its parent tells it
// which, in a message: arguments of a program may not be as long.
import autocannon from 'autocannon'

const LONGEST_SECONDS = 600

process.once('disconnect', () => process.exit(0))
process.once('message', (asked: Omit<Parameters<typeof autocannon>[0], 'duration'>) => {
  const run = autocannon({ ...asked, duration: LONGEST_SECONDS })
  run.once('response', () => process.send?.('begun'))
})
