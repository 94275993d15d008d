import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test('what each of several days is for is shown as not used', () => {
  expect(read('move out by 31 march, boxes on weekends, paperwork during the week').beside).toEqual([
    'boxes',
    'paperwork',
  ])
  expect(read('get fit, gym on Mondays').beside).toBeUndefined()
})

test.each([
  ['bench, squat, deadlift mon/wed/fri 6-7am', { what: 'bench, squat, deadlift', weekdays: [1, 3, 5] }],
  ['squat, bench and deadlift mon wed fri', { what: 'squat, bench and deadlift' }],
  [
    'choir audition 27 feb. sing 20 minutes a day after work',
    { deadline: '2027-02-27', minutes: 20, per_week: 7 },
  ],
  [
    'get 12 kids ready for the nativity play dec 20, rehearse tue & thu 3:15-4pm',
    { weekdays: [2, 4], minutes: 45 },
  ],
  [
    'finish level 2 bookkeeping course, 12 units, one unit a week',
    { what: 'finish level 2 bookkeeping course', amount: { value: 12 } },
  ],
  [
    '30 day plank challenge beginning 1st dec',
    { starts_on: '2026-12-01', deadline: '2026-12-30', per_week: 7 },
  ],
  ['one push up session a week, thursdays 6pm', { per_week: 1, weekdays: [4] }],
  [
    'swim lessons for my 6yr old on wednesdays at 4pm',
    { what: 'swim lessons for my 6yr old', weekdays: [3] },
  ],
  ['read with my 6 year old every evening', { what: 'read with my 6 year old' }],
  [
    'want to knock on 2000 doors till 6 may, saturdays',
    { what: 'knock on 2000 doors', deadline: '2027-05-06' },
  ],
  [
    'build a website for my bakery!! needs to be online in 5 weeks',
    { what: 'build a website for my bakery', deadline: '2027-01-04' },
  ],
  ['sugar free until christmas', { what: 'quit sugar', pattern: 'quit', deadline: '2026-12-25' }],
  ['go alcohol-free in january', { what: 'quit alcohol', starts_on: '2027-01-01' }],
  ['fit in my old jeans again by may day', { deadline: '2027-05-01' }],
  ['do 10 pullups by midsummer', { deadline: '2027-06-24' }],
  [
    "i'm a nurse on nights here, can only do things wed and thu. want to get my mortgage paperwork sorted by 10 feb",
    { what: 'get my mortgage paperwork sorted', weekdays: [3, 4], between: null, deadline: '2027-02-10' },
  ],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})
