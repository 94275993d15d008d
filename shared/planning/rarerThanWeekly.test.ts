import { expect, test } from 'vitest'
import { goalPlan } from './goalPlan/goalPlan.ts'
import { GoalAnswers } from './goalAnswers.ts'
import { changedAnswers } from './changeOfGoal.ts'
import { planGoal } from './planGoal.ts'
import { rarelyInWords } from './rarely.ts'
import { readAnswer } from './readAnswer.ts'
import { understand } from './understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

test.each([
  ['call grandma once a month for 30 minutes', 'once a month'],
  ['call grandma every month for 30 minutes', 'once a month'],
  ['visit my parents twice a month', 'twice a month'],
  ['go to yoga 3x a month', '3 times a month'],
  ['clean the fridge every two weeks', 'every other week'],
  ['clean the fridge once a fortnight', 'every other week'],
  ['volunteer every second saturday', 'every other Saturday'],
  ['volunteer on alternate saturdays', 'every other Saturday'],
  ['go climbing every other weekend', 'every other weekend'],
  ['get a haircut every 6 weeks', 'every 6 weeks'],
  ['do a deep clean every 3 weeks on a monday', 'every 3 weeks on Monday'],
  ['volunteer once a month on a saturday', 'once a month on a Saturday'],
  ['go hiking once a month at the weekend', 'once a month on a weekend'],
  ['record a podcast every two weeks, sundays', 'every other Sunday'],
  ['call grandma twice a month, sundays', 'twice a month on a Sunday'],
  ['pay the gardener on the last friday of every month', 'on the last Friday of each month'],
])('%s: %s', (text, words) => {
  const { understood } = understand(text, CONTEXT)
  expect(understood.unread).toEqual([])
  expect(understood.rarely && rarelyInWords(understood.rarely)).toBe(words)
  expect([understood.per_week, understood.weekdays, understood.every_days]).toEqual([null, null, null])
})

test.each([
  // Of something else that is done now and then, of a number of things, and beside another rhythm.
  'train for a 24h hike in may, long walks every second weekend',
  'make 12 oil paintings in a year, one each month',
  'read 2 books every month',
  'go to mass every sunday and confession once a month',
  'do yoga 3 times a week',
  'run every other day',
  'save 200 every month',
  // On several days at once, and rarer than each month.
  'book club on the 1st and 3rd friday of the month',
  'see the dentist twice a year',
])('%s: no rhythm that is rarer than weekly', (text) => {
  expect(understand(text, CONTEXT).understood.rarely ?? null).toBeNull()
})

test.each([
  ['call grandma twice a month', { type: 'times_per_month', times: 2 }, '2026-11-23'],
  ['call grandma every two weeks', { type: 'times_per_days', times: 1, days: 14 }, '2026-11-23'],
  ['call grandma every other saturday', { type: 'every_n_days', n: 14 }, '2026-11-28'],
  ['call grandma once a month on a saturday', { type: 'monthly_weekday', weekday: 6, nth: 1 }, '2026-11-23'],
  ['call grandma twice a month on saturdays', { type: 'times_per_month', times: 2 }, '2026-11-23'],
  [
    'call grandma on the first saturday of each month',
    { type: 'monthly_weekday', weekday: 6, nth: 1 },
    '2026-11-23',
  ],
])('%s is one habit', (text, schedule, start) => {
  const [habit, ...others] = planGoal(text, CONTEXT, { minutes: 30 }).plan?.habits ?? []
  expect(others).toEqual([])
  expect(habit).toMatchObject({ schedule, start_date: start })
})

test.each([
  ['learn to cook by february, on the first sunday of each month, 2 hours', ['2026-12-06', '2027-01-03']],
  ['learn to cook by january, every other sunday, 2 hours', ['2026-11-29', '2026-12-13', '2026-12-27']],
  ['learn to cook by 22 january, once a month on a saturday, 2 hours', ['2026-12-12', '2027-01-09']],
  [
    'learn to cook by 22 january, twice a month, 2 hours',
    ['2026-11-30', '2026-12-15', '2026-12-30', '2027-01-15'],
  ],
])('%s has its sessions then', (text, dates) => {
  const { understood } = understand(text, CONTEXT)
  const steps = goalPlan(understood, CONTEXT.today).steps.filter(({ key }) => key !== 'kickoff')
  expect(steps.map(({ ideal }) => ideal)).toEqual(dates)
})

test('it is the answer to how often, and another answer holds in its place', () => {
  const typed = readAnswer('every two weeks', ['rhythm'], CONTEXT)
  expect(typed).toEqual({ rarely: { every: 'weeks', weeks: 2, weekdays: null } })
  const text = 'call grandma once a month'
  expect(understand(text, CONTEXT, typed).understood.rarely).toEqual(typed.rarely)
  expect(understand(text, CONTEXT, { rhythm: [6] }).understood).toMatchObject({ rarely: null, weekdays: [6] })
  expect(changedAnswers(typed, { rhythm: 2 })).toEqual({ rhythm: 2 })
})

test('what no plan can say is the one question, and its first button is the nearest rhythm', () => {
  const text = 'see the dentist twice a year, 30 min'
  const { missing, questions } = understand(text, CONTEXT)
  expect(missing).toEqual(['unread'])
  const [nearest, ignored] = questions[0]?.suggestions ?? []
  expect([nearest?.label, ignored?.label]).toEqual(['Once a week', 'Leave it out'])
  const answered = GoalAnswers.parse({ unread: nearest?.value })
  expect(understand(text, CONTEXT, answered)).toMatchObject({ ready: true, understood: { per_week: 1 } })
  expect(understand(text, CONTEXT, { unread: 'ignore' }).missing).toEqual(['deadline', 'rhythm'])
})
