import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { RunEvent } from './liveRuns.ts'

const HEARTBEAT_MS = 15_000
/** A client that takes nothing for so long is gone. */
const WRITE_WITHIN_MS = 20_000

/** Answers the events of a run as they come. The run goes on when its client goes away. */
export function streamRun(c: Context, events: AsyncIterable<RunEvent>): Response {
  c.header('x-accel-buffering', 'no')
  const answer = streamSSE(c, async (stream) => {
    const write = writerOf(stream)
    const heartbeat = setInterval(() => void write(': alive\n\n'), HEARTBEAT_MS)
    try {
      for await (const { event, data } of events) {
        if (stream.aborted) return
        await write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      }
      await write('event: done\ndata: [DONE]\n\n')
    } finally {
      clearInterval(heartbeat)
    }
  })
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/** Writes to a stream, and gives it up when its client does not read. */
function writerOf(stream: SSEStreamingApi): (text: string) => Promise<void> {
  return async (text) => {
    const timer = setTimeout(() => stream.abort(), WRITE_WITHIN_MS)
    await stream.write(text)
    clearTimeout(timer)
  }
}
