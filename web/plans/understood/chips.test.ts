import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'
import { type ChipField, chipsOf, joined, without } from './chips.ts'

// A Monday.
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const read = (text: string, answers = {}) => understand(text, CONTEXT, answers)
const words = (text: string, answers = {}) =>
  chipsOf(read(text, answers).understood).map((chip) => chip.words)

test.each([
  [
    'learn spanish by 28 april 2026, 3 times a week for 40 minutes, not on sundays',
    ['by 28 April 2026', '3 times a week', 'not on Sun', '40 min each'],
  ],
  ['paint on mondays and wednesdays for 1 hour for 4 weeks', ['by 29 March 2026', 'Mon, Wed', '1 h each']],
  ['stretch every other day for 10 minutes', ['every other day', '10 min each']],
])('the facts of “%s” are chips', (text, chips) => {
  expect(words(text)).toEqual(chips)
})

const SENTENCE =
  'learn the violin from 9 march by 30 june 2026, 3 times a week for 40 minutes after 6pm, not on sundays'

test('each chip can be removed, and what was said without it stays', () => {
  const all = chipsOf(read(SENTENCE).understood)
  expect(all.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['deadline', 'rhythm', 'not_on', 'minutes'] satisfies ChipField[]),
  )
  for (const { field } of all) {
    const after = read(SENTENCE, without({}, field))
    expect(after.ready, field).toBe(true)
    const left = chipsOf(after.understood).map((chip) => chip.field)
    expect(left, field).toEqual(all.map((chip) => chip.field).filter((other) => other !== field))
  }
})

test('a rhythm that is answered later replaces the days that were answered before', () => {
  expect(joined({ weekdays: [1, 3], minutes: 20 }, { rhythm: 4 })).toEqual({ minutes: 20, rhythm: 4 })
  expect(joined({ rhythm: [1, 3] }, { minutes: 20 })).toEqual({ rhythm: [1, 3], minutes: 20 })
})
