import { expect, test } from 'vitest'
import { compare } from './comparedPlan.ts'
import type { Compared } from './comparisons.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import { TODAY, understoodGoal } from './testing/aPlan.ts'
import type { Understood } from './understood.ts'

const OPEN = understoodGoal('learn Spanish by 30 April 2027', { rhythm: 'pattern', minutes: 'pattern' })
const GOAL: Understood = { ...OPEN, minutes: null, per_week: null }
const PLANNED = { minutes: 30, perWeek: 3, at: '18:00' }

/** What a comparison asks for; null where it cannot be applied. */
function asked(
  compared: Partial<Compared>,
  planned: Partial<typeof PLANNED> = {},
  goal: Partial<Understood> = {},
): GoalAnswers | null {
  const change = { answers: {}, notApplied: [] as string[] }
  const known = { understood: { ...GOAL, ...goal }, planned: { ...PLANNED, ...planned } }
  compare(
    change,
    { text: 'it', ...compared } as Compared,
    {},
    { context: { today: TODAY, weekStart: 1 }, ...known },
  )
  return change.notApplied.length > 0 ? null : change.answers
}

test.each<[Compared['kind'], number, number | null]>([
  ['shorter', 5, null],
  ['shorter', 10, 5],
  ['shorter', 12, 10],
  ['shorter', 45, 30],
  ['shorter', 300, 240],
  ['longer', 5, 10],
  ['longer', 44, 45],
  ['longer', 180, 240],
  ['longer', 240, null],
  ['half', 5, null],
  ['half', 10, 5],
  ['half', 30, 15],
  ['half', 45, 25],
  ['double', 30, 60],
  ['double', 120, 240],
  ['double', 121, 240],
  ['double', 240, null],
])('%s than %i minutes: %s', (kind, minutes, wanted) => {
  expect(asked({ kind }, { minutes })).toEqual(wanted === null ? null : { minutes: wanted })
  expect(asked({ kind }, { minutes: 999 }, { minutes })).toEqual(wanted === null ? null : { minutes: wanted })
})

test.each<[Compared['kind'], number, number | null]>([
  ['fewer', 1, null],
  ['fewer', 2, 1],
  ['fewer', 7, 6],
  ['more', 1, 2],
  ['more', 6, 7],
  ['more', 7, null],
])('%s than %i a week: %s', (kind, perWeek, rhythm) => {
  expect(asked({ kind }, { perWeek })).toEqual(rhythm === null ? null : { rhythm })
})

test.each<[Compared['kind'], string, string[] | null]>([
  ['later', '08:00', ['12:00', '17:00']],
  ['later', '11:59', ['12:00', '17:00']],
  ['later', '12:00', ['17:00', '22:00']],
  ['later', '21:59', ['20:00', '24:00']],
  ['later', '22:00', null],
  ['earlier', '11:59', null],
  ['earlier', '12:00', ['05:00', '12:00']],
  ['earlier', '17:00', ['12:00', '17:00']],
  ['earlier', '23:30', ['17:00', '22:00']],
])('%s than at %s: %j', (kind, at, between) => {
  expect(asked({ kind }, { at })).toEqual(between && { between })
})

test.each<[string, number, number, string[] | null]>([
  ['18:00', 30, 30, ['18:30', '19:00']],
  ['18:00', -60, 45, ['17:00', '17:45']],
  ['05:30', -30, 30, ['05:00', '05:30']],
  ['05:30', -31, 30, null],
  ['22:30', 30, 60, ['23:00', '24:00']],
  ['22:30', 31, 60, null],
])('at %s, moved by %i minutes, %i long: %j', (at, span, minutes, between) => {
  expect(asked({ kind: 'by minutes', span }, { at, minutes })).toEqual(between && { between })
})

test.each<[Partial<Compared>, Partial<Understood>, GoalAnswers | null]>([
  [{ kind: 'start later' }, {}, { starts_on: '2026-11-30' }],
  [{ kind: 'start later', span: 3 }, { starts_on: '2026-12-01' }, { starts_on: '2026-12-04' }],
  [{ kind: 'end later' }, {}, { deadline: '2027-05-14' }],
  [{ kind: 'end later', span: 2 }, {}, { deadline: '2027-05-02' }],
  [{ kind: 'end earlier' }, {}, { deadline: '2027-04-16' }],
  [{ kind: 'end earlier', span: 2 }, {}, { deadline: '2027-04-28' }],
  [{ kind: 'end later' }, { deadline: null }, null],
  [{ kind: 'no end' }, {}, { deadline: null }],
  [{ kind: 'no end' }, { deadline: null }, null],
  [{ kind: 'all later' }, {}, { starts_on: '2026-11-30', deadline: '2027-05-07' }],
  [{ kind: 'all later' }, { deadline: null }, { starts_on: '2026-11-30' }],
  [{ kind: 'all later' }, { pattern: 'exam', what: 'Pass my exam' }, { starts_on: '2026-11-30' }],
  [{ kind: 'instead', days: [3, 1] }, { weekdays: [1, 5] }, { rhythm: [3, 5] }],
  [{ kind: 'instead', days: [1, 3] }, { weekdays: [1, 5] }, { rhythm: [3, 5] }],
  [{ kind: 'instead', days: [1, 5] }, { weekdays: [1, 5] }, null],
  [{ kind: 'instead', days: [3, 1] }, { weekdays: null }, { not_on: [1] }],
  [{ kind: 'instead', days: [3, 1] }, { weekdays: null, per_week: 1 }, { rhythm: [3] }],
  [{ kind: 'instead', days: [3, 1], text: 'swap them' }, { weekdays: null }, null],
])('%j of a plan with %j: %j', (compared, goal, answers) => {
  expect(asked(compared, {}, goal)).toEqual(answers)
})
