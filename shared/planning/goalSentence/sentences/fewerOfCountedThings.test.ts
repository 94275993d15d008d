import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['drinking too much coffee tbh, like 6 a day, max 2 a day from tomorrow', 'limit coffee to 2 a day', 2],
  ['5 coffees a day, cut it to 2', 'limit coffees to 2 a day', 2],
  ['I smoke 20 a day, want to get down to 5', 'limit cigarettes to 5 a day', 5],
  ["I'm having 4 cans a day and want to cut down to 1", 'limit cans to 1 a day', 1],
  ['we eat too many takeaways, about four a week, no more than one', 'limit takeaways to one a week', 1],
])('%s: fewer of what is counted', (sentence, what, value) => {
  expect(read(sentence)).toMatchObject({
    what,
    pattern: 'quit',
    amount: expect.objectContaining({ value }),
    unread: [],
  })
})

test.each([
  ['I play too much FIFA, like 4 hours a day, want to get down to 1 hour', 'limit FIFA to 1 hour a day', 60],
  [
    'way too much tiktok, 3 hours a day. need to cut down to 30 minutes a day',
    'limit tiktok to 30 minutes a day',
    30,
  ],
])('%s: less of it, also without a pronoun', (sentence, what, minutes) => {
  expect(read(sentence)).toMatchObject({ what, amount: { value: minutes, unit: 'minutes', per: 'day' } })
})

test('what somebody does now is told, where nothing says how much less it is to be', () => {
  expect(read('drink 8 glasses of water a day').what).toBe('drink 8 glasses of water')
  expect(read('currently 5 cups of coffee a day, get down to 2').level).toBe(
    'currently 5 cups of coffee a day',
  )
})
