import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeEvent } from '#shared/realtime/change.ts'

/** One event of the stream, its data parsed. */
export type HeardEvent = { event: string; id: string; data?: ChangeEvent }

/** Opens `GET /api/events` as a person's window does, and waits until it listens. */
export async function openEvents(
  app: { request: (address: string, init: RequestInit) => Response | Promise<Response> },
  token: string,
  lastEventId?: string,
) {
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) }
  const answer = await app.request('/api/events', { headers })
  if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const heard: HeardEvent[] = []
  let isEnded = false
  let wake = () => {}

  async function listen() {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += value
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = eventOf(text.slice(0, end))
        text = text.slice(end + 2)
        if (event) heard.push(event)
        wake()
      }
    }
    markEnded()
  }
  function markEnded() {
    isEnded = true
    wake()
  }
  const listening = listen().catch(markEnded) // the server hung up

  const within = async (milliseconds: number, isSo: () => boolean) => {
    const deadline = performance.now() + milliseconds
    while (!isSo() && performance.now() < deadline) {
      await Promise.race([
        new Promise<void>((resolve) => (wake = resolve)),
        sleep(Math.max(0, deadline - performance.now())),
      ])
    }
    return isSo()
  }
  return {
    /** The next event that was not asked for yet; null when none comes in time. */
    next: async (milliseconds = 10_000) =>
      (await within(milliseconds, () => heard.length > 0)) ? (heard.shift() ?? null) : null,
    ended: (milliseconds = 20_000) => within(milliseconds, () => isEnded),
    async close() {
      await reader.cancel()
      await listening
    },
  }
}

function eventOf(block: string): HeardEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    }),
  )
  const event = fields.get('event')
  if (event === undefined) return null
  return { event, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? '{}') }
}
