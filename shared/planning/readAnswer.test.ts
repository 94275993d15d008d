import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GOAL_QUESTIONS, GoalAnswers, type MissingField } from './goalAnswers.ts'
import { questionFor } from './goalSentence/words/questions.ts'
import { readAnswer } from './readAnswer.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const ALL: MissingField[] = ['deadline', 'rhythm', 'minutes']

test.each<[string, MissingField[], GoalAnswers]>([
  ['by June', ['deadline'], { deadline: '2026-06-01' }],
  ['June', ['deadline'], { deadline: '2026-06-01' }],
  ['Friday', ['deadline'], { deadline: '2026-03-06' }],
  ['15 March', ['deadline'], { deadline: '2026-03-15' }],
  ['2026-06-30', ['deadline'], { deadline: '2026-06-30' }],
  ['this weekend', ['deadline'], { deadline: '2026-03-08', starts_on: '2026-03-07' }],
  ['in May', ['deadline'], { deadline: '2026-05-31' }],
  ['next month', ['deadline'], { deadline: '2026-04-30' }],
  ['from April to June', ['deadline'], { deadline: '2026-06-30', starts_on: '2026-04-01' }],
  ['6 weeks', ['deadline'], { deadline: '2026-04-13' }],
  ['In 3 months.', ['deadline'], { deadline: '2026-06-02' }],
  ['End of the year', ['deadline'], { deadline: '2026-12-31' }],
  ['3', ['rhythm'], { rhythm: 3 }],
  ['three', ['rhythm'], { rhythm: 3 }],
  ['3 times', ['rhythm'], { rhythm: 3 }],
  ['twice', ['rhythm'], { rhythm: 2 }],
  ['3 times a week', ['rhythm'], { rhythm: 3 }],
  ['Every day', ['rhythm'], { rhythm: 7 }],
  ['Mondays and Thursdays', ['rhythm'], { rhythm: [1, 4] }],
  ['saturday', ['rhythm', 'minutes'], { rhythm: [6] }],
  ['on Sunday', ['rhythm'], { rhythm: [0] }],
  ['weekends', ['rhythm'], { rhythm: [0, 6] }],
  ['30', ['minutes'], { minutes: 30 }],
  ['half an hour', ['minutes'], { minutes: 30 }],
  ['1h 30m', ['minutes'], { minutes: 90 }],
  ['forty-five', ['minutes'], { minutes: 45 }],
  ['5 hours a week', ['rhythm', 'minutes'], { weekly_minutes: 300 }],
  ['by June, 3 times a week, 30 minutes', ALL, { deadline: '2026-06-01', rhythm: 3, minutes: 30 }],
  ['June, three times, 30', ALL, { deadline: '2026-06-01', rhythm: 3, minutes: 30 }],
  ['6 weeks, 3, 30 min', ALL, { deadline: '2026-04-13', rhythm: 3, minutes: 30 }],
  ['30 minutes and twice', ['rhythm', 'minutes'], { rhythm: 2, minutes: 30 }],
  ['Learn Spanish', ['what', 'deadline'], { what: 'Learn Spanish' }],
  ['Learn Spanish by June', ['what', 'deadline'], { what: 'Learn Spanish', deadline: '2026-06-01' }],
  ['yes', ['minutes'], { minutes: 'pattern' }],
  ['ok, sounds good', ['rhythm', 'minutes'], { rhythm: 'pattern' }],
  ['yes', ['deadline', 'minutes'], {}],
  ['yes, 20 minutes', ['minutes'], { minutes: 20 }],
  ['500', ['amount'], { amount: { value: 500, unit: 'money', per: null } }],
  ['500 euros', ['amount'], { amount: { value: 500, unit: 'euros', per: null } }],
  ['1,000', ['amount'], { amount: { value: 1000, unit: 'money', per: null } }],
  ['no idea', ALL, {}],
  ['as the plan needs', ['rhythm', 'minutes'], { rhythm: 'pattern', minutes: 'pattern' }],
  ['leave it out', ['unread'], { unread: 'ignore' }],
  ['not on mondays', ['unread'], { not_on: [1] }],
  ['go ahead anyway', ['conflict'], { conflict: 'ignore' }],
  ['', ALL, {}],
])('%j to %j', (reply, asked, answers) => {
  expect(readAnswer(reply, asked, CONTEXT)).toEqual(answers)
})

test.each(GOAL_QUESTIONS)('what is suggested for %s, typed out, is the same answer', (field) => {
  const { understood } = understand('learn Spanish', CONTEXT)
  const asked = { weekStart: 1, today: CONTEXT.today, dates: [], language: null }
  for (const { label, value } of questionFor(field, understood, asked).suggestions) {
    // What a part means, and what to do about a contradiction, are answers to other questions.
    const isOther = (field === 'unread' || field === 'conflict') && typeof value === 'object'
    expect(readAnswer(label, [field], CONTEXT), label).toMatchObject({
      ...(isOther ? value : { [field]: value }),
    })
  }
})

test('whatever is replied, the answers have their shape', () => {
  const parts = fc.constantFrom(
    'June',
    '3',
    'times',
    '30',
    'min',
    'and',
    ',',
    'a',
    'week',
    '9999',
    'half',
    'an',
    'hour',
  )
  const replies = fc.oneof(
    fc.array(parts, { maxLength: 10 }).map((some) => some.join(' ')),
    fc.string({ maxLength: 60, unit: 'binary' }),
  )
  fc.assert(
    fc.property(replies, fc.subarray([...GOAL_QUESTIONS]), (reply, asked) => {
      expect(GoalAnswers.safeParse(readAnswer(reply, asked, CONTEXT)).success).toBe(true)
    }),
    { numRuns: 500 },
  )
})
