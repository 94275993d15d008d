import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// An exception that is explained by its days leaves these days out.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }

function daysOf(sentence: string) {
  const { what, weekdays, not_on: notOn, unread } = understand(sentence, CONTEXT).understood
  return { what, weekdays, notOn, unread }
}

const EXCEPTED = [
  'except if I play football',
  'unless I work late',
  'but not when the kids are here',
  'excluding days with training',
]
const NAMED = [
  ", that's Wed and Sun",
  ', thats wed and sun',
  ', which is Wednesdays and Sundays',
  ' (those are Wed and Sun)',
  ', i.e. wed and sun',
]

test.each(EXCEPTED.flatMap((excepted) => NAMED.map((named) => `${excepted}${named}`)))(
  'Wednesday and Sunday are left out: %s',
  (excepted) => {
    const days = { weekdays: [1, 2, 4, 5, 6], notOn: [0, 3], unread: [] }
    expect(daysOf(`practise piano every day ${excepted}, 25 min`)).toMatchObject(days)
    expect(daysOf(`practise piano every day, 25 min, ${excepted}`)).toMatchObject(days)
  },
)

test.each([
  ['read every night apart from my late shifts Tue and Fri', [2, 5]],
  ['read every night except my late shifts (Tue and Fri)', [2, 5]],
  ['run daily, Sundays excepted', [0]],
])('%s', (sentence, notOn) => {
  expect(daysOf(sentence)).toMatchObject({ notOn, unread: [] })
})

test('the weekday of a feast is none of each week', () => {
  expect(daysOf('quit sugar for Lent, Easter Sunday excepted')).toMatchObject({
    notOn: null,
    unread: ['Easter Sunday excepted'],
  })
})

test.each([
  ['No takeaways anymore apart from on Fridays', 'quit takeaways', null, [5]],
  ['no beer Monday to Thursday', 'quit beer', [1, 2, 3, 4], null],
  ['no dating apps except at weekends', 'quit dating apps', null, [0, 6]],
])('what is gone without is the goal: %s', (sentence, what, weekdays, notOn) => {
  expect(daysOf(sentence)).toEqual({ what, weekdays, notOn, unread: [] })
})
