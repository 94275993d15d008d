import { expect, test } from 'vitest'
import { changeOfGoal } from './changeOfGoal.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { understand } from './understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const GOAL = 'Learn Spanish 3 times a week for 30 minutes until 30 April 2027, not on Sundays'
const PLANNED = { minutes: 30, perWeek: 3, at: '18:00' }

/** What only answers the plan, what was wrong with it, and other words for a change. */
const CHANGES: readonly (readonly [text: string, answers: GoalAnswers])[] = [
  ['ok but on tuesdays and thursdays', { rhythm: [2, 4] }],
  ['ok but tuesdays and thursdays work better', { rhythm: [2, 4] }],
  ['hmm, please leave fridays out', { not_on: [0, 5] }],
  ['3 times is too much, twice a week', { rhythm: 2 }],
  ['3 times a week is too much for me, make it 2', { rhythm: 2 }],
  ['down to twice a week', { rhythm: 2 }],
  ['change it to 45 min', { minutes: 45 }],
  ['45 instead of 30 minutes', { minutes: 45 }],
  ['make the sessions 45 minutes long', { minutes: 45 }],
  ['i have a full hour', { minutes: 60 }],
  ['change the date to 31 may', { deadline: '2027-05-31' }],
  ['extend it to the end of may', { deadline: '2027-05-31' }],
  ["i don't need a deadline", { deadline: null }],
  ['include sundays', { not_on: null }],
  ['sunday works too', { not_on: null }],
  ['keep it to 15 minutes', { minutes: 15 }],
  ['8pm or later', { between: ['20:00', '24:00'] }],
  ['i have to be done by 9am', { between: ['05:00', '09:00'] }],
  ["i'm too tired in the evening", { between: ['05:00', '17:00'] }],
  ['start it after christmas', { starts_on: '2026-12-26' }],
  ['30 minutes is too long', { minutes: 20 }],
  ['half an hour is a bit too much for me', { minutes: 20 }],
  ['30 min is not enough', { minutes: 45 }],
  ['3 times a week is too much', { rhythm: 2 }],
  ['three times is too often for me', { rhythm: 2 }],
  ['3 times a week is not enough', { rhythm: 4 }],
  ['not enough', { rhythm: 4 }],
  ['more please', { rhythm: 4 }],
  ['i can do more than that', { rhythm: 4 }],
  ['one day less', { rhythm: 2 }],
  ['drop a session', { rhythm: 2 }],
]

test.each(CHANGES)('%s', (text, answers) => {
  const { understood } = understand(GOAL, CONTEXT)
  expect(changeOfGoal(text, CONTEXT, understood, PLANNED)).toEqual({ answers, notApplied: [] })
})

const THINGS = [
  'it',
  'everything',
  'it all',
  'the plan',
  'my whole plan',
  'the whole thing',
  'all sessions',
  'things',
]
const SPANS = [
  ['a week', '2026-11-30', '2027-05-07'],
  ['two weeks', '2026-12-07', '2027-05-14'],
  ['a couple of weeks', '2026-12-07', '2027-05-14'],
  ['10 days', '2026-12-03', '2027-05-10'],
] as const

test.each(SPANS)('all of it, its start or its end may move by %s', (span, starts_on, deadline) => {
  const { understood } = understand(GOAL, CONTEXT)
  const changed = (text: string) => [text, changeOfGoal(text, CONTEXT, understood, PLANNED)]
  const is = (text: string, answers: GoalAnswers) => [text, { answers, notApplied: [] }]
  const moves = THINGS.flatMap((thing) => [
    `move ${thing} back ${span}`,
    `can you shift ${thing} ${span} later?`,
    `please bump ${thing} back by ${span}`,
    `let's delay ${thing} by ${span}`,
    `postpone ${thing} ${span}`,
  ])
  for (const text of moves) expect(changed(text)).toEqual(is(text, { starts_on, deadline }))
  const starts = [
    `start ${span} later`,
    `push the start back ${span}`,
    `delay the start by ${span}`,
    `i need ${span} before i start`,
    `not before ${span} from now`,
  ]
  for (const text of starts) expect(changed(text)).toEqual(is(text, { starts_on }))
  const ends = [
    `extend it by ${span}`,
    `push the deadline back ${span}`,
    `add ${span} at the end`,
    `make it ${span} longer`,
    `${span} more time`,
  ]
  for (const text of ends) expect(changed(text)).toEqual(is(text, { deadline }))
})

test.each([
  ['january', '2027-01-01'],
  ['10 january', '2027-01-10'],
  ['next monday', '2026-11-30'],
])('what waits until %s begins then, and does not end then', (date, starts_on) => {
  const { understood } = understand(GOAL, CONTEXT)
  for (const text of [
    `can we wait until ${date}`,
    `let's hold off till ${date}`,
    `put it off till ${date}`,
    `postpone it to ${date}`,
    `push the start to ${date}`,
    `don't start before ${date}`,
    `start only in ${date}`,
    `nothing before ${date} please`,
  ])
    expect([text, changeOfGoal(text, CONTEXT, understood, PLANNED)]).toEqual([
      text,
      { answers: { starts_on }, notApplied: [] },
    ])
})
