import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    "I'd like to save 400 for a new bike by my birthday, that's 14 May",
    { deadline: '2027-05-14', unread: [] },
  ],
  ['I want to paint the boat before the season starts, say by 1 May', { deadline: '2027-05-01', unread: [] }],
  [
    'i want to practise openings 15 minutes a day until christmas when he visits',
    { what: 'practise openings', deadline: '2026-12-25', unread: [] },
  ],
  [
    'Every January I join a gym and every February I stop, so this year let’s go smaller: 10 push-ups a day',
    { what: 'do 10 push-ups', per_week: 7, unread: [] },
  ],
  [
    "my boyfriend's parents only speak Polish and we're spending Easter there, so I should learn some Polish",
    { what: 'learn some Polish', deadline: '2027-03-28' },
  ],
  [
    "Started learning to code because my grandson dared me to, and I'd like to finish chapter 12 of the Python book by New Year's Eve",
    { what: 'finish chapter 12 of the Python book', deadline: '2026-12-31' },
  ],
  [
    'I had the mad idea of making a photo book by 6 March, there are about 3000 photos to go through',
    { what: 'make a photo book', amount: { value: 3000, unit: 'photos', per: null }, unread: [] },
  ],
  [
    "I sit on the school board, coach under-10s and work full time, so I've 20 minutes, tops, on weekdays, to learn the guitar",
    { what: 'learn the guitar', minutes: 20, weekdays: [1, 2, 3, 4, 5] },
  ],
  [
    'My allergies are dust related so the flat needs hoovering twice a week, best Wednesday and Saturday',
    { what: 'hoover the flat', weekdays: [3, 6] },
  ],
  [
    'My exams are in May and history scares me most, so 3 hours a week of history, not on Sundays',
    { not_on: [0], per_week: 3, minutes: 60 },
  ],
  [
    'I get low in winter, so half an hour in front of the lamp every morning',
    { what: 'sit in front of the lamp', per_week: 7, minutes: 30 },
  ],
  [
    'I drink three cans of energy drink per shift, want to get down to one by February',
    { what: 'cut down to one can of energy drink', deadline: '2027-02-01' },
  ],
  [
    'I give a talk on 22 January, so I want to rehearse it',
    { what: 'rehearse for a talk', deadline: '2027-01-22' },
  ],
  ['I want to learn Portuguese, classes are Tuesday and Thursday at 7pm', { weekdays: [2, 4], unread: [] }],
])('what is told around a wish is no condition, and no goal: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})
