import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '#web/kit/api.ts'
import { apiForTest, signInForTest } from '#web/testing/signIn.ts'
import { followChanges } from './followChanges.ts'

/** What the stand-in for the server does with the next streams, and what it saw. */
let api: Api
let streams: { headers: Record<string, string>; write: (text: string) => void; signal: AbortSignal }[]
let isDown: boolean
let events: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') })
  api = apiForTest(signInForTest(crypto.randomUUID()))
  streams = []
  events = []
  isDown = false
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return new Response(openStream(headers as Record<string, string>, signal as AbortSignal))
  })
  stop = () => {}
})
afterEach(() => {
  stop()
})

test('each event tells which rows changed, and an open stream that nothing is missed', async () => {
  await follow()
  streams[0]?.write(change('7', 'tasks', 'a'))
  await advance(0)
  expect(events).toEqual(['reachable', 'changed tasks a'])
  expect(streams[0]?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer a token' })
})

test('a stream that was lost is resumed after the last event that arrived', async () => {
  await follow()
  streams[0]?.write(change('7', 'tasks', 'a'))
  await advance(0)
  streams[0]?.write('cut')
  await advance(500)
  expect(streams).toHaveLength(2)
  expect(streams[1]?.headers['last-event-id']).toBe('7')
  expect(events).toEqual(['reachable', 'changed tasks a', 'reachable'])
})

test('without an event to resume from, and when the server says so, everything may have been missed', async () => {
  await follow()
  streams[0]?.write('cut')
  await advance(500)
  expect(events).toEqual(['reachable', 'missed'])
  streams[1]?.write('event: reset\ndata: {}\nid: 9\n\n')
  await advance(0)
  expect(events).toEqual(['reachable', 'missed', 'missed'])
})

test('a server that does not answer is asked again after half a second, one, two, up to half a minute', async () => {
  isDown = true
  const fetching = vi.spyOn(globalThis, 'fetch')
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await follow()
  for (const [seconds, count] of [
    [0.5, 2],
    [1, 3],
    [2, 4],
    [4, 5],
    [8, 6],
    [16, 7],
    [30, 8],
    [30, 9],
  ] as const) {
    await advance(seconds * 1000 - 1)
    expect(fetching).toHaveBeenCalledTimes(count - 1)
    await advance(1)
    expect(fetching).toHaveBeenCalledTimes(count)
  }
})

test('a server that is stopped names the time after which the next one is asked', async () => {
  await follow()
  streams[0]?.write('event: restart\nretry: 4200\ndata: 4200\n\n')
  streams[0]?.write('cut')
  await advance(4_199)
  expect(streams).toHaveLength(1)
  await advance(1)
  expect(streams).toHaveLength(2)
})

test('a stream without a sign of life is given up after 40 seconds', async () => {
  await follow()
  await advance(39_000)
  streams[0]?.write(': still here\n\n')
  await advance(39_000)
  expect(streams[0]?.signal.aborted).toBe(false)
  await advance(1_000)
  expect(streams[0]?.signal.aborted).toBe(true)
})

test('a hidden tab closes its stream after a minute, and opens another when it is shown', async () => {
  await follow()
  const keepAlive = setInterval(() => streams[0]?.write(': still here\n\n'), 15_000)
  show('hidden')
  await advance(59_000)
  expect(streams[0]?.signal.aborted).toBe(false)
  await advance(1_000)
  expect(streams[0]?.signal.aborted).toBe(true)
  clearInterval(keepAlive)
  await advance(60_000)
  expect(streams).toHaveLength(1)
  show('visible')
  await advance(0)
  expect(streams).toHaveLength(2)
})

test('a tab that is hidden for less than a minute keeps its stream', async () => {
  await follow()
  const keepAlive = setInterval(() => streams[0]?.write(': still here\n\n'), 15_000)
  show('hidden')
  await advance(30_000)
  show('visible')
  await advance(60_000)
  expect(streams[0]?.signal.aborted).toBe(false)
  expect(streams).toHaveLength(1)
  clearInterval(keepAlive)
})

test('back online, what failed is tried again and the stream is opened at once', async () => {
  isDown = true
  await follow()
  expect(events).toEqual([])
  isDown = false
  dispatchEvent(new Event('online'))
  await advance(0)
  expect(events).toEqual(['reachable', 'missed'])
  expect(streams).toHaveLength(1)
})

test('after it was stopped nothing is followed or opened any more', async () => {
  await follow()
  stop()
  streams[0]?.write(change('7', 'tasks', 'a'))
  await advance(60_000)
  expect(events).toEqual(['reachable'])
  expect(streams).toHaveLength(1)
})

async function follow() {
  stop = followChanges(api, {
    onChanges: (changes) => events.push(...changes.map(({ table, id }) => `changed ${table} ${id}`)),
    onMissed: () => events.push('missed'),
    onReachable: () => events.push('reachable'),
  })
  await advance(0)
}

/** The body of one stream, written to by the test; `cut` ends it. */
function openStream(headers: Record<string, string>, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      const write = (text: string) => {
        if (signal.aborted) return
        if (text === 'cut') controller.close()
        else controller.enqueue(new TextEncoder().encode(text))
      }
      signal.addEventListener('abort', () => controller.error(signal.reason))
      streams.push({ headers, write, signal })
    },
  })
}

function change(position: string, table: string, id: string): string {
  const data = JSON.stringify({ changes: [{ table, id, op: 'update' }] })
  return `event: change\ndata: ${data}\nid: ${position}\n\n`
}

function show(visibilityState: 'visible' | 'hidden') {
  Object.assign(document, { visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The stream's text passes through several promises after each timer. */
async function advance(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0)
}
