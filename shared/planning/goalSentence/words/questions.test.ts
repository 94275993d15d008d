import { expect, test } from 'vitest'
import { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { readAnswer } from '#shared/planning/readAnswer.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { questionFor } from './questions.ts'

const asked = { weekStart: 1, today: '2026-11-30', dates: [], language: null }
/** A question as a person sees it, with what each of its buttons answers. */
function inWords(
  field: Parameters<typeof questionFor>[0],
  goal: string,
  more: Partial<Understood> = {},
  dates: readonly string[] = [],
) {
  const { understood } = understand(goal, { today: asked.today, weekStart: 1 })
  const { text, suggestions } = questionFor(field, { ...understood, ...more }, { ...asked, dates })
  return [text, ...suggestions.map(({ label, value }) => `${label}: ${JSON.stringify(value)}`)]
}

test('dates that are offered are weeks and months from today, or those that were named', () => {
  expect(inWords('deadline', 'learn chess')).toEqual([
    'By when do you want to be there?',
    'In 4 weeks: "2026-12-28"',
    'In 3 months: "2027-02-28"',
    'In 6 months: "2027-05-30"',
  ])
  expect(inWords('deadline', 'learn chess', {}, ['2027-05-01'])[0]).toBe('By when do you want to be there?')
  expect(inWords('deadline', 'learn chess', {}, ['2027-05-01', '2027-06-02'])).toEqual([
    'You named two dates. Which one is it?',
    '1 May 2027: "2027-05-01"',
    '2 June 2027: "2027-06-02"',
  ])
})

test('rhythms, lengths and amounts that are offered', () => {
  expect(inWords('rhythm', 'learn chess').slice(1)).toEqual([
    'As the plan needs: "pattern"',
    '3 times a week: 3',
    'Every day: 7',
    'Weekdays: [1,2,3,4,5]',
    'Weekends: [0,6]',
  ])
  expect(inWords('minutes', 'learn chess').slice(1)).toEqual([
    'As the plan needs: "pattern"',
    '15 minutes: 15',
    '30 minutes: 30',
    '1 hour: 60',
  ])
  expect(inWords('amount', 'save money', { pattern: 'savings' })[0]).toContain('to save in all')
  expect(inWords('amount', 'pay off my debts', { pattern: 'debt' })).toEqual([
    'How much do you want to pay off in all?',
    ...['€', '$', '£'].map((unit) => `${unit}1,000: {"value":1000,"unit":"${unit}"}`),
  ])
})

test('of parts that were not read each is named, and what they may have meant is offered', () => {
  expect(inWords('unread', 'learn chess', { unread: ['when it rains'] })).toEqual([
    'What does ‘when it rains’ mean for the plan?',
    'Leave it out: "ignore"',
    'It ends in 3 months: {"deadline":"2027-02-28"}',
    'Only in the evening: {"between":["17:00","22:00"]}',
    'Only in the morning: {"between":["05:00","12:00"]}',
  ])
  expect(inWords('unread', 'learn chess', { unread: ['when it rains', 'evenings and weekends'] })).toEqual([
    'What do ‘when it rains’ and ‘evenings and weekends’ mean for the plan?',
    'Leave it out: "ignore"',
    'Only in the evening: {"between":["17:00","22:00"]}',
    'Not on weekdays: {"not_on":[1,2,3,4,5]}',
  ])
})

test('a part with a length and days of its own asks which length holds, and its buttons say on which days', () => {
  expect(inWords('unread', 'study 30 min on weekdays, with tom 2 hours on saturday')).toEqual([
    'So far a session is 30 minutes. What does ‘with tom 2 hours on saturday’ mean for the plan?',
    '30 minutes on weekdays, 2 hours on Saturdays: {"weekdays":[1,2,3,4,5,6],"own_days":[{"days":[6],"between":null,"minutes":120}]}',
    '30 minutes on weekdays and Saturdays: {"minutes":30,"weekdays":[1,2,3,4,5,6]}',
    '2 hours on weekdays and Saturdays: {"minutes":120,"weekdays":[1,2,3,4,5,6]}',
    '2 hours on Saturdays: {"minutes":120,"weekdays":[6]}',
    'Leave it out: "ignore"',
  ])
  expect(inWords('unread', 'piano 20 minutes a day, saturdays with dad')).toContain(
    'Not on Saturdays: {"not_on":[6]}',
  )
})

test.each([
  '30 minutes on weekdays, 2 hours on Saturdays',
  '30 minutes on weekdays and Saturdays',
  '2 hours on Saturdays',
  'Leave it out',
])('%s: the words of a button settle the question as the button does', (label) => {
  const context = { today: asked.today, weekStart: 1 }
  const goal = 'study 30 min on weekdays, with tom 2 hours on saturday'
  const { questions, missing } = understand(goal, context)
  const value = questions[0]?.suggestions.find((one) => one.label === label)?.value
  const pressed = understand(goal, context, GoalAnswers.parse({ unread: value }))
  const typed = understand(goal, context, readAnswer(label, missing, context))
  expect(pressed.ready).toBe(true)
  expect(typed.ready).toBe(true)
  const facts = ({ minutes, weekdays, per_week, own_days }: Understood) => ({
    minutes,
    weekdays,
    per_week,
    own_days,
  })
  expect(facts(typed.understood)).toEqual(facts(pressed.understood))
})

test('of what does not hold together an hour a session is offered where nothing is to be reached by number', () => {
  const conflict = 'It begins after it ends'
  const offered = (goal: string) => inWords('conflict', goal, { conflict }).slice(1)
  expect(offered('learn chess')).toEqual([
    'Plan it anyway: "ignore"',
    'End in 3 months: {"deadline":"2027-02-28"}',
    'One hour a session: {"minutes":60}',
  ])
  expect(offered('read 12 books')).toHaveLength(2)
})

test('of the break around a feast its usual dates are offered', () => {
  expect(inWords('unread', 'build a birdhouse over the christmas break, 1 hour a day').slice(1)).toEqual([
    'From 24 December 2026 to 1 January 2027: {"starts_on":"2026-12-24","deadline":"2027-01-01"}',
    'Leave it out: "ignore"',
  ])
})
