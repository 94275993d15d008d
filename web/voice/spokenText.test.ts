import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsToSpeak, spokenText } from './spokenText.ts'

test.each([
  ['Hello', 'Hello'],
  ['# Plan\nRun on Monday', 'Plan. Run on Monday'],
  ['### Plan ###', 'Plan'],
  ['**Run** and _read_ *now*', 'Run and read now'],
  ['***Both***', 'Both'],
  ['~~Old~~ `code`', 'Old code'],
  ['- one\n- two\n* three', 'one. two. three'],
  ['1. one\n2) two', 'one. two'],
  ['- [ ] open\n- [x] done', 'open. done'],
  ['> quoted\n> again', 'quoted. again'],
  ['See [the plan](https://example.com/x) now', 'See the plan now'],
  ['![a chart](x.png)', 'a chart'],
  ['Look at https://example.com/a?b=c.', 'Look at link'],
  ['```ts\nlet a = 1\n```', 'let a = 1'],
  ['One.\n\nTwo!\nThree', 'One. Two! Three'],
  ['Steps:\n- one', 'Steps: one'],
  ['---\nText\n***', 'Text'],
  ['✅ Task created successfully!', 'Task created successfully!'],
  ['Go 🏃‍♀️ now 👍🏽 🇦🇹 1️⃣', 'Go now 1'],
  ['| Day | Task |\n| --- | --- |\n| Mon | Run |', 'Day Task. Mon Run'],
  ['snake_case stays, 3 * 4 too', 'snake_case stays, 3 * 4 too'],
  ['🎉\n\n🎉', ''],
  ['', ''],
])('%j is read as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken)
})

test('long texts are spoken in parts of whole sentences; a long sentence in parts of whole words', () => {
  expect(partsToSpeak('One two. Three four. Five.', 18)).toEqual(['One two.', 'Three four. Five.'])
  expect(partsToSpeak('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(partsToSpeak('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  expect(partsToSpeak('', 5)).toEqual([])
})

test('parts are short enough, and together they are the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (text, most) => {
      const parts = partsToSpeak(text, most)
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(most)
      expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }),
  )
})

test('whatever is written, it is read without newlines', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
      expect(spokenText(text)).not.toMatch(/[\n\r]|\p{Extended_Pictographic}/u)
    }),
  )
})
