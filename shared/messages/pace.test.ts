import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PACE, secondsToWait } from './pace.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

test.each<[what: string, sent: Date[], wait: number | null]>([
  ['nothing', [], null],
  ['29 just now', Array.from({ length: 29 }, () => NOW), null],
  ['30 just now', Array.from({ length: 30 }, () => NOW), 60],
  ['30 of which the first was 59.5 seconds ago', [ago(59.5), ...Array.from({ length: 29 }, () => NOW)], 1],
  ['30 of which the first was 60 seconds ago', [ago(60), ...Array.from({ length: 29 }, () => NOW)], null],
  ['40 just now', Array.from({ length: 40 }, () => NOW), 60],
])('after %s somebody waits so many seconds', (_, sent, wait) => {
  expect(secondsToWait(sent, NOW)).toBe(wait)
})

test('who waits as long as they are told never sends more than 30 in any 60 seconds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5_000 }), { minLength: 40, maxLength: 120 }), (pauses) => {
      const sent: Date[] = []
      let now = NOW.getTime()
      for (const pause of pauses) {
        now += pause
        const wait = secondsToWait(sent, new Date(now))
        if (wait !== null) now += wait * 1000
        expect(secondsToWait(sent, new Date(now))).toBe(null)
        sent.push(new Date(now))
      }
      sent.forEach((at, index) => {
        const after = sent[index + PACE.messages]
        if (after) expect(after.getTime() - at.getTime()).toBeGreaterThanOrEqual(PACE.seconds * 1000)
      })
    }),
    { numRuns: 25 },
  )
})
