import { expect, test } from 'vitest'
import { dayOfWeek } from '#shared/time/civil.ts'
import { sessionsOf } from '#shared/planning/goalPlan/sessions.ts'
import { type Sentence, testSentences } from '#shared/planning/testing/testSentences.ts'
import { CONTEXT } from '#shared/planning/testing/sentenceInWords.ts'
import { understand } from '#shared/planning/understand.ts'

const EVENING: [string, string] = ['17:00', '22:00']

/** So many times a week, and one of them, or one more, on a day of its own. */
const SENTENCES: readonly Sentence[] = [
  [
    'learn spanish 2 evenings a week and saturday mornings',
    {
      per_week: 3,
      one_on: [[6]],
      own_days: [
        { days: [0, 1, 2, 3, 4, 5], between: EVENING, minutes: null },
        { days: [6], between: ['05:00', '12:00'], minutes: null },
      ],
    },
  ],
  [
    'learn guitar on saturdays and two evenings during the week, 30 minutes',
    {
      per_week: 3,
      minutes: 30,
      one_on: [[6]],
      not_on: [0],
      own_days: [{ days: [1, 2, 3, 4, 5], between: EVENING, minutes: null }],
    },
  ],
  [
    'study for my exam on 5 march two evenings a week plus sundays',
    {
      deadline: '2027-03-05',
      per_week: 3,
      one_on: [[0]],
      own_days: [{ days: [1, 2, 3, 4, 5, 6], between: EVENING, minutes: null }],
    },
  ],
  [
    'run a half marathon on 18 april, four runs a week, long run on sunday, never on friday',
    { deadline: '2027-04-18', per_week: 4, one_on: [[0]], not_on: [5] },
  ],
  ['run 3 times a week plus a long run on sundays', { per_week: 4, one_on: [[0]] }],
  [
    'run three times a week with the long one on saturdays, no mondays',
    { per_week: 3, one_on: [[6]], not_on: [1] },
  ],
  [
    'swim 3x a week before work, one of them on tuesday',
    { per_week: 3, between: ['05:00', '09:00'], one_on: [[2]] },
  ],
  // Another thing than the goal is none of its sessions.
  [
    'cook at home four times a week and once at the weekend try a new recipe',
    { per_week: 4, unread: ['and once at the weekend try a new recipe'] },
  ],
  [
    'swim twice a week and once at the weekend for two hours',
    { per_week: 2, unread: ['and once at the weekend'], minutes: 120 },
  ],
  ['run twice a week and swim once at the weekend', { per_week: 2, also: ['swim once at the weekend'] }],
  ['go for a long walk on sundays', { weekdays: [0], per_week: 1 }],
]
testSentences(SENTENCES)

test.each([
  ['run a marathon by june, 4 times a week, long run on sundays', [0]],
  ['learn spanish by june 2 evenings a week and saturday mornings', [6]],
  ['swim by june twice a week before work and once at the weekend', [0, 6]],
])('each whole week of ‘%s’ has one then, and no second', (sentence, days) => {
  const { understood } = understand(sentence, CONTEXT)
  const { sessions } = sessionsOf({ ...understood, minutes: 30 }, CONTEXT.today)
  const own = sessions.filter(({ ideal }) => days.includes(dayOfWeek(ideal)))
  const bounds = own.flatMap(({ not_before, deadline }) => [dayOfWeek(not_before), dayOfWeek(deadline)])
  expect(own).toHaveLength(27)
  expect(new Set(bounds)).toEqual(new Set(days))
})
