import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const MONTHLY = { every: 'month', times: 1 }

test.each([
  ['declutter the garage one saturday a month', 'declutter the garage', { ...MONTHLY, weekdays: [6] }],
  ['call my aunt on one Saturday every month', 'call my aunt', { ...MONTHLY, weekdays: [6] }],
  ['visit grandma a sunday a month', 'visit grandma', { ...MONTHLY, weekdays: [0] }],
  ['one sunday a month, visit grandma', 'visit grandma', { ...MONTHLY, weekdays: [0] }],
  ['deep clean the kitchen one weekend a month', 'deep clean the kitchen', { ...MONTHLY, weekdays: [0, 6] }],
  ['bake bread two Sundays a month', 'bake bread', { ...MONTHLY, times: 2, weekdays: [0] }],
  [
    'volunteer at the shelter three saturdays a month',
    'volunteer at the shelter',
    { ...MONTHLY, times: 3, weekdays: [6] },
  ],
  ['call my aunt one day a month', 'call my aunt', MONTHLY],
])('%s', (sentence, what, rarely) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ what, rarely, unread: [] })
})

test.each([
  ['bake bread one evening a month', ['17:00', '22:00'], MONTHLY],
  ['date night one friday night a month', ['20:00', '24:00'], { ...MONTHLY, weekdays: [5] }],
])('%s is also at a time', (sentence, between, rarely) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ between, rarely, unread: [] })
})

test.each([
  ['run every day except one sunday a month', ['except one sunday a month']],
  ['run 3x a week, one saturday a month off', ['one saturday a month off']],
  ['run on sundays, i have the kids one sunday a month', ['i have the kids one sunday a month']],
  ['no phone one sunday a month', ['one sunday a month']],
])('%s is no rhythm of the goal', (sentence, unread) => {
  const { rarely, unread: asked } = understand(sentence, CONTEXT).understood
  expect({ rarely, unread: asked }).toEqual({ rarely: undefined, unread })
})
