import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf, type StreamEvent } from './eventStream.ts'

const STREAM = [
  'id: 41\n\n',
  ': alive\n\n',
  'event: change\nid: 42\ndata: {"changes":[]}\n\n',
  'event: reset\r\nid: 43\r\ndata: {}\r\n\r\n',
  'data: two\ndata: lines\n\n',
  'event: change\ndata: cut off',
].join('')

const EVENTS: StreamEvent[] = [
  { event: 'message', data: '', id: '41' },
  { event: 'change', data: '{"changes":[]}', id: '42' },
  { event: 'reset', data: '{}', id: '43' },
  { event: 'message', data: 'two\nlines', id: null },
]

test('positions, events and lines of data are read; comments and what was cut off are not', async () => {
  expect(await read([STREAM])).toEqual(EVENTS)
})

test('wherever the network cuts the stream, the same events come out', async () => {
  const cuts = fc.array(fc.integer({ min: 0, max: STREAM.length }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const ends = [0, ...places.toSorted((a, b) => a - b), STREAM.length]
      const pieces = ends.slice(1).map((end, index) => STREAM.slice(ends[index], end))
      expect(await read(pieces)).toEqual(EVENTS)
    }),
  )
})

async function read(pieces: string[]): Promise<StreamEvent[]> {
  async function* inPieces() {
    yield* pieces
  }
  const events: StreamEvent[] = []
  for await (const event of eventsOf(inPieces())) events.push(event)
  return events
}
