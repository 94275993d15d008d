import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['my knees r bad so swimming not running, tue and fri, 40min', 'swim', 'not running'],
  ['learn piano not guitar, 20 min a day', 'learn piano', 'not guitar'],
  ['learn to bake bread, not cakes, sundays', 'learn to bake bread', 'not cakes'],
  ['doctor says swim dont run, 3x a week', 'swim', 'dont run'],
])('%s: what is not meant is shown beside what is', (sentence, what, beside) => {
  expect(read(sentence)).toMatchObject({ what, unread: [] })
  expect(read(sentence).beside).toContain(beside)
})

test.each(['get fit, not running', 'play chess not online', 'learn guitar, not expensive'])(
  '%s: what may bear on the plan is asked about',
  (sentence) => {
    expect(read(sentence).unread).toHaveLength(1)
  },
)

test('what it is done instead of says nothing of its kind', () => {
  expect(read('swimming instead of running, tue and fri').pattern).toBe('endurance')
})

test.each([
  ['mornings not evenings', ['05:00', '12:00']],
  ['evenings not mornings', ['17:00', '22:00']],
  ['mon and wed mornings not evenings', ['05:00', '12:00']],
])('%s: the first is meant', (clause, between) => {
  expect(read(`learn french, ${clause}`)).toMatchObject({ between, unread: [] })
})

test.each([
  ['we can work on it Saturdays and every Sunday afternoon', [0, 6], 0, ['12:00', '17:00']],
  ['i can work on it on sundays and every tuesday evening', [0, 2], 2, ['17:00', '22:00']],
  ['saturdays all day and sunday afternoons', [0, 6], 0, ['12:00', '17:00']],
])('%s: only the last day has its part', (clause, weekdays, day, between) => {
  expect(read(`Renovate the bathroom by 1 May, ${clause}`)).toMatchObject({
    weekdays,
    between: null,
    own_days: [{ days: [day], between, minutes: null }],
    unread: [],
  })
})
