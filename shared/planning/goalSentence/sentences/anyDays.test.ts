import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// Days of which nobody says which: so many a week.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }

function saidBy(sentence: string) {
  const {
    what,
    per_week: perWeek,
    weekdays,
    not_on: notOn,
    unread,
  } = understand(sentence, CONTEXT).understood
  return { what, perWeek, weekdays, notOn, unread }
}

const WEEKENDS = [0, 6]

test.each([
  ['yoga on any two weekdays', 2, WEEKENDS],
  ['yoga on two weekdays, whichever', 2, WEEKENDS],
  ["yoga on 3 weekdays, doesn't matter which", 3, WEEKENDS],
  ['yoga on any one weekday', 1, WEEKENDS],
  ['yoga any 3 days a week', 3, null],
  ['yoga any 3 days', 3, null],
  ['any two evenings a week, yoga', 2, null],
  ['yoga on one weekday and Sunday', 2, [6]],
  ['yoga Sunday and one weekday', 2, [6]],
  ['yoga on any two weekdays and Saturday', 3, [0]],
])('%s', (sentence, perWeek, notOn) => {
  expect(saidBy(sentence)).toEqual({ what: 'do yoga', perWeek, weekdays: null, notOn, unread: [] })
})

test('weekdays of a month are asked about', () => {
  expect(saidBy('paint the fence on two weekdays in December').unread).toEqual(['on two weekdays'])
})
