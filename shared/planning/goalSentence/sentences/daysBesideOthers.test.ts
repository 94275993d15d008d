import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood
const GOALS = ['learn guitar', 'paint', 'do yoga']

test.each(['every weekday', 'on weekdays', 'monday to friday', 'during the week'])(
  'weekends that are free beside %s are left out',
  (days) => {
    for (const goal of GOALS)
      for (const rest of [
        ', weekends are free',
        '. Weekends off',
        ', but weekends are cheat days',
        '; my weekends are sacred',
      ])
        expect([goal + rest, read(`${goal} ${days}${rest}`)]).toEqual([
          goal + rest,
          expect.objectContaining({ weekdays: [1, 2, 3, 4, 5], unread: [] }),
        ])
  },
)

test.each([
  ['on Mondays and Wednesdays, Fridays are free', [1, 3]],
  ['on tuesdays and thursdays, but sundays are my rest day', [2, 4]],
])('%s: free beside named days is none of them', (days, weekdays) => {
  for (const goal of GOALS) expect(read(`${goal} ${days}`)).toMatchObject({ weekdays, unread: [] })
})

test.each([
  ['Gym on Mondays and Saturdays, Saturdays only in the morning', 'Saturdays only in the morning'],
  ['gym on mon, wed and sat; sat only before 10', 'sat only before 10'],
  ['swim tuesdays and fridays, fridays only after 7pm, 45 min', 'fridays only after 7pm'],
])('%s: what is said of one of the days holds for no other, and is asked about', (sentence, part) => {
  expect(read(sentence)).toMatchObject({ between: null, unread: [part] })
})

test.each([
  'swim twice a week but the pool is closed on Sundays and I work Tuesdays and Thursdays until 9',
  'learn guitar but i have choir on mondays and i work fridays until 8',
])('%s: work is neither another goal nor a day for this one', (sentence) => {
  const { also, weekdays, unread } = read(sentence)
  expect([also, weekdays]).toEqual([[], null])
  expect(unread).toHaveLength(1)
})

test.each([
  ['afternoons are my only time, learn guitar 3x a week', { between: ['12:00', '17:00'], per_week: 3 }],
  ['paint 3 times a week, evenings are my only free time', { between: ['17:00', '22:00'], per_week: 3 }],
  ["do yoga three times a week, except when I'm on nights, which is Thursday and Friday", { not_on: [4, 5] }],
  ['make christmas cards, got time this weekend and next', { deadline: '2026-12-13', weekdays: [0, 6] }],
  ['save 2000 euros by june after the car died', { deadline: '2027-06-01' }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test.each([
  ['there are about 200 of them', 200],
  ['around 150 of them', 150],
])('how many there are (%s) is how much there is to do', (count, value) => {
  expect(read(`sort my photos, ${count}, by easter`)).toMatchObject({
    amount: { value, unit: 'photos', per: null },
    unread: [],
  })
})

test('how many there are, said in passing, is shown as not used', () => {
  const count = 'theres like 3000 of them'
  expect(read(`sort my photos, ${count}, by easter`)).toMatchObject({ beside: [count], unread: [] })
})

test('until a health is better is asked about, and corrects no rhythm', () => {
  for (const part of [
    'once my knee is better',
    'when my back feels better',
    'as soon as my ankle is ok again',
  ])
    expect(read(`start running ${part}, twice a week`)).toMatchObject({ per_week: 2, unread: [part] })
})

test.each([
  [
    'start jogging after my knee check-up on 14 December, twice a week',
    { starts_on: '2026-12-15', deadline: null },
  ],
  [
    'finish my novel, 500 words a day, break from 20 December to 3 January',
    { away: [['2026-12-20', '2027-01-03']], deadline: null },
  ],
  ['study for my exam on 22 January between Sunday and Wednesday', { weekdays: [0, 1, 2, 3] }],
  [
    'failed my driving theory twice already 🙈 next try is dec 17, an hour every night',
    { deadline: '2026-12-17' },
  ],
  ['digitise 600 old slides, 2 hours every Saturday', { what: 'digitise 600 old slides' }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, unread: [] })
})

test('the distance after which somebody is out of breath is no hour', () => {
  const sentence = 'get back into running, now i die after 2. tues thurs and sunday would work'
  expect(read(sentence)).toMatchObject({ between: null, weekdays: [0, 2, 4], unread: ['now i die after 2'] })
})
