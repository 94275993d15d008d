// Sends the same requests over and over, as a process of its own so that it does not slow down who measures:
//   node bench/flood.ts '{"url": "http://localhost:3000", "connections": 100, "requests": [{"method": "GET", "path": "/"}]}'
import autocannon from 'autocannon'

const LONGEST_SECONDS = 600

process.once('disconnect', () => process.exit(0))
const run = autocannon({ ...JSON.parse(process.argv[2] ?? '{}'), duration: LONGEST_SECONDS })
run.once('response', () => process.send?.('begun'))
