import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  'yoga 20 min before the kids get up',
  'write 30 min before everyone is awake',
  'couch to 5k mon wed sat before the kids wake up',
  'study 1h every weekday before the house wakes up',
  'before anyone else is up, run 3x a week',
  'read 10 pages a day before the rest of the house is up',
  'meditate daily, in the morning before the kids get up',
  'yoga 20 min, early before my toddler is up',
])('%s', (sentence) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ between: ['05:00', '07:00'], unread: [] })
})

test('an hour behind it is the end', () => {
  const { between } = understand('yoga 20 min before the kids get up (around 6:30)', CONTEXT).understood
  expect(between).toEqual(['05:00', '06:30'])
})

test.each([
  'wake up before the kids get up',
  'no phone before the kids get up',
  'have the house clean before the kids get up on sunday',
])('%s is no time of the sessions', (sentence) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({
    between: null,
    beside: ['before the kids get up'],
  })
})
