import { expect, test } from 'vitest'
import { ANSWER_BOUNDS, boundedSlices, createBoundsCheck } from './boundedAnswer.ts'
import { ModelFailure } from './model.ts'

const { bytes, eventBytes, lines } = ANSWER_BOUNDS
const event = 'x'.repeat(eventBytes)
/** More than an event may have, in lines that end one way. */
const linesOf = (end: string) => `data:${end}`.repeat(eventBytes / 5)
/** As many bytes as an answer may have, in few events and lines. */
const whole = `${event.slice(2)}\n\n`.repeat(bytes / eventBytes)

test.each([
  ['an event of as many bytes as one may have', [event], true],
  ['a byte more', [`${event}x`], false],
  ['a byte more, in another piece', [event, 'x'], false],
  ['two such events, with a line feed', [`${event.slice(2)}\n\n`, event], true],
  ['two such events, with a carriage return', [`${event.slice(2)}\r\r`, event], true],
  ['two such events and a byte more', [`${event.slice(2)}\n\n`, `${event}x`], false],
  ['two such events, with both', [`${event.slice(4)}\r\n\r\n`, event.slice(1)], true],
  ['short lines without a blank one, with a line feed', [linesOf('\n')], false],
  ['short lines without a blank one, with a carriage return', [linesOf('\r')], false],
  ['short lines without a blank one, with both', [linesOf('\r\n')], false],
  ['as many lines as there may be', ['\n'.repeat(lines)], true],
  ['as many that end with both', ['\r\n'.repeat(lines)], true],
  ['a line more', ['\n'.repeat(lines + 1)], false],
  ['as many bytes as there may be', [whole], true],
  ['a byte more of those', [whole, 'x'], false],
])('an answer is within its bounds or refused: %s', (_, pieces, isWithin) => {
  const check = createBoundsCheck()
  const all = () => {
    for (const piece of pieces) check(new TextEncoder().encode(piece))
  }
  if (isWithin) all()
  else expect(all).toThrow(ModelFailure)
})

test('an answer is handed on in small slices that make it again', async () => {
  const piece = new TextEncoder().encode('abc\n\n'.repeat(2000))
  const slices: Uint8Array[] = []
  for await (const slice of boundedSlices(ReadableStream.from([piece, piece]))) slices.push(slice)
  expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(2048)
  expect(Buffer.concat(slices)).toEqual(Buffer.concat([piece, piece]))
})
