import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  ['run a half marathon on 25 april, sundays long run and 2 other days', 3, [[0]]],
  ['run 10k by june, long run on saturdays and one other day', 2, [[6]]],
  ['train for a marathon, sunday long run and 3 more runs', 4, [[0]]],
  ['run a half marathon on 25 april, sundays for the long run and 2 other runs a week', 3, [[0]]],
  ['cycle 100k by june - saturday long ride and 2 others', 3, [[6]]],
  ['run 10k by june, 2 runs during the week plus long run on sundays', 3, [[0]]],
  ['run 10k by june, long one on sundays, 4 runs a week', 4, [[0]]],
  ['gym on mondays and 2 other days', 3, [[1]]],
])('%s', (sentence, per_week, one_on) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({
    per_week,
    one_on,
    weekdays: null,
    unread: [],
  })
})

test.each([
  ['run daily, rest on sundays and one other day'],
  ['i work mondays and 2 other days, gym 3x a week'],
  ['gym on mondays, wednesdays and one other day'],
])('%s gives no session its day', (sentence) => {
  expect(understand(sentence, CONTEXT).understood.one_on ?? null).toBeNull()
})

test.each([
  ['100km bike ride on 9 may, long ride on sundays 3 hours, short ones tues n thurs 1 hour', 180, 60],
  ['half marathon in may, long run sundays 90 min, short runs tue thu 30 min', 90, 30],
  ['half marathon in may, long run 90 min on sundays and shorter ones 30 min on tue and thu', 90, 30],
])('%s: the long one has its length, and the others theirs', (sentence, long, short) => {
  const { weekdays, minutes, own_days, unread } = understand(sentence, CONTEXT).understood
  expect({ weekdays, unread }).toEqual({ weekdays: [0, 2, 4], unread: [] })
  expect([minutes, own_days]).toEqual([short, [{ days: [0], between: null, minutes: long }]])
})
